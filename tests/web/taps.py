"""Fingers on a page, as quick as no driver of browsers is: JavaScript that dispatches what a tap brings."""

from __future__ import annotations

TAP = """
    const tap = one => {
        const { left, top, width, height } = one.getBoundingClientRect();
        const [clientX, clientY] = [left + width / 2, top + height / 2];
        const finger = { bubbles: true, composed: true, cancelable: true, clientX, clientY, detail: 1 };
        for (const type of ["pointerdown", "pointerup"]) {
            one.dispatchEvent(new PointerEvent(type, { ...finger, pointerType: "touch", button: 0 }));
        }
        one.dispatchEvent(new MouseEvent("click", finger));
    };
"""

PRESSED_AS_IT_COMES = f"""([root, place, selector]) => new Promise(done => {{
    {TAP}
    const home = root.querySelector(place);
    new MutationObserver((_, observer) => {{
        const found = home.querySelector(selector);
        if (!found) return;
        observer.disconnect();
        tap(found);
        done(true);
    }}).observe(home, {{ childList: true, subtree: true }});
}})"""
"""Taps something in a place of a document or shadow tree as soon as it comes."""

QUICK_TAPS = f"""() => {{
    {TAP}
    const all = () => [...document.querySelectorAll("#board [data-touch]")];
    const look = () => all().map(one => [one.dataset.touch, one.ariaLabel, one.ariaDisabled, one.ariaPressed]).join();
    const middle = one => {{
        const {{ left, top, width, height }} = one.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
    }};
    const isOpen = one => one.ariaDisabled === "false" && document.elementFromPoint(...middle(one)) === one;
    for (const first of all().filter(isOpen)) {{
        const there = new Map(all().map(one => [one, String(middle(one))]));
        const before = look();
        tap(first);
        const between = look();
        const [x, y] = middle(first);
        const isApart = one => Math.hypot(middle(one)[0] - x, middle(one)[1] - y) > 40;
        const second = all().find(one => there.get(one) === String(middle(one)) && isOpen(one) && isApart(one));
        if (!second) continue;
        tap(second);
        return [between !== before, look() !== between];
    }}
    return null;
}}"""
"""Touches two things one right after the other, which were there before; whether each of them did something."""
