# Usage: install_venv.sh PYTHON. Makes .venv; Debian keeps the module for that in a package of its own.
set -eu
python=$1

"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || {
    echo "Pentapod needs Python 3.11 or newer; $python is $("$python" --version)."
    exit 1
}
[ -x .venv/bin/pip ] && exit 0
"$python" -m venv --clear .venv 2>/dev/null && exit 0

sh tools/apt_install.sh python3-venv
exec "$python" -m venv --clear .venv
