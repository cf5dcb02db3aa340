# Installs the browsers that the tests drive, Debian's own, where they are missing.
set -eu
missing=""
need() { # need FILE PACKAGE
    [ -x "$1" ] || missing="$missing $2"
}

need /usr/bin/chromium chromium
need /usr/bin/firefox-esr firefox-esr
need /usr/bin/WebKitWebDriver webkit2gtk-driver
need /usr/bin/xvfb-run xvfb
need /usr/bin/xauth xauth

[ -z "$missing" ] || exec sh tools/apt_install.sh $missing
