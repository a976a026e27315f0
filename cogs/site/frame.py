"""The frame of all pages: head, style, languages, and an optional script.

A page loads nothing but its own pictures: its content security policy forbids all else, whatever text it
contains.
"""

from __future__ import annotations

import base64
import hashlib
from typing import TYPE_CHECKING, Final

from bot import VERSION
from bot.words import LANGUAGES, catalogue, own_name, words
from cogs.site.markup import Html, element, joined, void
from rendering.kit import palette

if TYPE_CHECKING:
    from collections.abc import Mapping

    from rendering.kit.palette import Colour


def _hex(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


STYLE: Final = (
    """
:root{color-scheme:dark;background:DEEP;color:CREAM;font:1rem/1.5 system-ui,sans-serif}
*{box-sizing:border-box}
body{max-width:44rem;margin:0 auto;padding:.75rem}
a{color:GOLD;padding:.15rem 0;display:inline-block}
:focus-visible{outline:3px solid GOLD;outline-offset:2px}
h1{font-size:1.5rem;line-height:1.2;margin:.5rem 0}
h2{font-size:1.2rem;margin:0 0 .5rem}
h3{font-size:1rem;margin:.75rem 0 .25rem}
img{display:block;width:100%;height:auto;border-radius:.5rem}
header p,footer,.little{color:MIST}
nav ul{list-style:none;margin:.5rem 0;padding:0;display:flex;flex-wrap:wrap;gap:.5rem}
nav a,nav span,.walk a{display:inline-block;min-width:2.75rem;min-height:2.75rem;padding:.5rem .75rem;
text-align:center;background:FELT;border-radius:.5rem;text-decoration:none}
nav [aria-current]{background:GOLD;color:BLACK;font-weight:bold}
.skip{position:absolute;left:-99rem}
.skip:focus{position:static}
.step{background:FELT;border-radius:.75rem;padding:.75rem;margin:1rem 0;scroll-margin-top:.5rem}
.walk{display:flex;gap:.5rem;margin:.75rem 0 0}
.walk a{background:PLATE;flex:1}
ul.did{margin:.5rem 0;padding-left:1.25rem}
fieldset{border:1px solid MIST;border-radius:.75rem;margin:1rem 0}
label{display:inline-flex;align-items:center;gap:.5rem;min-height:2.75rem;margin-right:1rem}
input{width:1.5rem;height:1.5rem;accent-color:GOLD}
.eyes,.keys{display:none}
.scripted .keys{display:block}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{padding:.4rem .5rem;border-bottom:1px solid PLATE;text-align:right}
th:nth-child(2),td:nth-child(2){text-align:left;overflow-wrap:anywhere}
th{color:MIST;font-weight:normal}
""".replace("CREAM", _hex(palette.CREAM))
    .replace("DEEP", _hex(palette.DEEP))
    .replace("FELT", _hex(palette.FELT))
    .replace("PLATE", _hex(palette.PLATE))
    .replace("GOLD", _hex(palette.GOLD))
    .replace("MIST", _hex(palette.MIST))
    .replace("BLACK", _hex(palette.BLACK))
    + "".join(f"body:has(#eyes-{seat}:checked) .eyes-{seat}{{display:block}}\n" for seat in range(8))
)

SCRIPT: Final = """
(() => {
  document.documentElement.classList.add("scripted");
  const steps = [...document.querySelectorAll(".step")];
  const boxes = [...document.querySelectorAll("input[name=eyes]")];
  const asked = (new URLSearchParams(location.search).get("eyes") || "").split(".");
  const carry = () => {
    const open = boxes.filter(box => box.checked).map(box => box.value).join(".");
    for (const link of document.querySelectorAll("a[data-carry]"))
      link.search = open ? "?eyes=" + open : "";
  };
  for (const box of boxes) {
    box.checked = box.checked || asked.includes(box.value);
    box.addEventListener("change", carry);
  }
  carry();
  const here = () => {
    const held = steps.indexOf(document.activeElement.closest(".step"));
    if (held >= 0) return held;
    const first = steps.findIndex(step => step.getBoundingClientRect().bottom > 40);
    return first < 0 ? steps.length - 1 : steps[first].getBoundingClientRect().top > innerHeight / 2
      ? first - 1 : first;
  };
  const go = to => {
    steps[to].focus({preventScroll: true});
    steps[to].scrollIntoView();
  };
  addEventListener("keydown", event => {
    const way = {ArrowRight: 1, ArrowLeft: -1}[event.key];
    if (!way || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const to = here() + way;
    const hand = document.querySelector(way > 0 ? "a[rel=next]" : "a[rel=prev]");
    if (steps[to]) go(to);
    else if (hand && steps.length) hand.click();
    else return;
    event.preventDefault();
  });
})();
"""


def _allowed(text: str) -> str:
    return "'sha256-" + base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() + "'"


POLICY: Final = (
    f"default-src 'none'; img-src 'self' data:; style-src {_allowed(STYLE)}; script-src {_allowed(SCRIPT)};"
    " base-uri 'none'; form-action 'none'"
)


def page(title: str, main: Html, *, elsewhere: Mapping[str, str], first: str = "") -> bytes:
    """Return a whole page in the current language.

    `elsewhere`: its relative address in each language; `first`: the label of the link to the first page, if
    it is another.
    """
    say = words()
    language = say.language
    head = (
        void("meta", charset="utf-8"),
        void("meta", name="viewport", content="width=device-width, initial-scale=1"),
        void("meta", http_equiv="Content-Security-Policy", content=POLICY),
        void("meta", name="referrer", content="no-referrer"),
        void("meta", name="robots", content="noindex"),
        # Otherwise browsers request a missing icon.
        void("link", rel="icon", href="data:,"),
        element("title", title),
        *(
            void("link", rel="alternate", hreflang=other, href=where)
            for other, where in elsewhere.items()
            if other != language
        ),
        element("style", Html(STYLE)),
    )
    back = element("li", element("a", first, href="index.html")) if first else ""
    others = [
        element("li", element("a", own_name(other), href=elsewhere[other], lang=other, hreflang=other))
        for other in LANGUAGES
        if other != language and other in elsewhere
    ]
    navigation = element("nav", element("ul", back, *others), aria_label=say("site-pages"))
    body = (
        element("a", say("site-skip"), class_="skip", href="#main"),
        navigation,
        element("main", main, id="main", tabindex="-1"),
        element("footer", element("p", say("site-foot", version=VERSION))),
        element("script", Html(SCRIPT)),
    )
    html = element("html", element("head", *head), element("body", *body), lang=language)
    return ("<!doctype html>\n" + html + "\n").encode()


def entrance() -> bytes:
    """Return the entrance page, which offers the languages."""
    say = catalogue(LANGUAGES[0])
    choice = element(
        "ul",
        *(
            element("li", element("a", own_name(one), href=f"{one}/index.html", lang=one, hreflang=one))
            for one in LANGUAGES
        ),
    )
    main = joined(element("h1", say("site-name")), element("nav", choice, aria_label=say("site-languages")))
    return page(say("site-name"), main, elsewhere={})
