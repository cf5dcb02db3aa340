# Usage: apt_install.sh PACKAGE...
set -eu

command -v apt-get >/dev/null || {
    echo "Please install these with your system's package manager, then try again: $*"
    exit 1
}
as_root=""
if [ "$(id -u)" != 0 ]; then
    sudo -n true 2>/dev/null || {
        echo "These packages are missing, and only root can install them. Please run this, then try again:"
        echo "    sudo apt-get install --no-install-recommends $*"
        exit 1
    }
    as_root=sudo
fi

echo "Installing: $*"
export DEBIAN_FRONTEND=noninteractive
log=$(mktemp)
if ! { $as_root apt-get update && $as_root apt-get install --yes --no-install-recommends "$@"; } >"$log" 2>&1; then
    tail -n 20 "$log"
    echo "apt-get could not install: $*"
    exit 1
fi
rm -f "$log"
