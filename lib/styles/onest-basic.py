"""Draws onest-basic.woff2: Latin from 400 to 800, less the letters that pages hardly use, and the
tenge sign of the file of extended Latin. Needs Debian's python3-fonttools and python3-brotli.

    /usr/bin/python3 lib/styles/onest-basic.py
"""

from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

here = Path(__file__).parent
files = here / "../../node_modules/@fontsource-variable/onest/files"
tenge = 0x20B8

# As `unicode-range` of `basic` in fonts.ts has them.
letters = [
    *range(0x20, 0x7F), 0xA0, 0xA9, 0xAB, 0xAD, 0xB0, 0xB7, 0xBB, 0xD7,
    *range(0x2009, 0x200E), *range(0x2010, 0x2016), *range(0x2018, 0x201F),
    0x2022, 0x2026, 0x202F, 0x2030, 0x2060, tenge, 0x2191, 0x2193, 0x2212, 0xFEFF,
]  # fmt: skip


def read(name: str) -> TTFont:
    font = TTFont(files / f"onest-{name}-wght-normal.woff2")
    return instancer.instantiateVariableFont(font, {"wght": (400, 800)})


def take(font: TTFont, source: TTFont, letter: int) -> None:
    name = source.getBestCmap()[letter]
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = source["glyf"][name]
    font["hmtx"][name] = source["hmtx"][name]
    font["gvar"].variations[name] = source["gvar"].variations[name]
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[letter] = name
    # Widths then follow the points in gvar.
    del font["HVAR"]


font = read("latin")
take(font, read("latin-ext"), tenge)

options = subset.Options(flavor="woff2")
options.layout_features.append("tnum")
subsetter = subset.Subsetter(options)
subsetter.populate(unicodes=letters)
subsetter.subset(font)
subset.save_font(font, here / "onest-basic.woff2", options)
