# Usage: apt_install.sh PACKAGE...
set -eu

command -v apt-get >/dev/null || {
    echo "Please install these with your system's package manager, then try again: $*"
    echo "(They were looked for under the paths that Debian uses; here is no apt-get to install them with.)"
    exit 1
}
as_root=""
[ "$(id -u)" = 0 ] || as_root=sudo

echo "Installing: $*"
export DEBIAN_FRONTEND=noninteractive
log=$(mktemp)
if ! { $as_root apt-get update && $as_root apt-get install --yes --no-install-recommends "$@"; } >"$log" 2>&1; then
    tail -n 20 "$log"
    echo "apt-get could not install: $*"
    exit 1
fi
rm -f "$log"
