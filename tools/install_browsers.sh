# Usage: install_browsers.sh [ROOT]. Installs the browsers that the tests drive (tools/browsers.py), where they are
# missing: Debian's own on Debian, else those that Playwright brings. ROOT stands before the paths that are looked at.
set -eu
root=${1:-}
missing=""
need() { # need PROGRAM PACKAGE
    [ -x "$root/usr/bin/$1" ] || missing="$missing $2"
}

need chromium chromium
need chromium-headless-shell chromium-headless-shell
need firefox-esr firefox-esr
need WebKitWebDriver webkit2gtk-driver
need xvfb-run xvfb
need xauth xauth
[ -n "$missing" ] || exit 0

if grep -qx 'ID=debian' "$root/etc/os-release" 2>/dev/null; then
    exec sh tools/apt_install.sh $missing
fi

echo "This is not Debian: the tests drive Playwright's own Chromium and Firefox, and leave out WebKitGTK."
done=.venv/.browsers-installed
[ "$done" -nt .venv/.installed ] && exit 0
libraries=""
if command -v apt-get >/dev/null && { [ "$(id -u)" = 0 ] || sudo -n true 2>/dev/null; }; then
    libraries=--with-deps # What the browsers need of Ubuntu, which only root can install.
fi
.venv/bin/python -m playwright install $libraries chromium firefox || {
    echo "Playwright could not install its browsers; the reason is above."
    exit 1
}
touch "$done"
