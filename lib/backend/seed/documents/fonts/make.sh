#!/bin/sh
# Makes the two fixed weights that the documents are set in, from the variable Onest of node_modules.
# A browser prints a variable face as drawings of letters; a fixed one goes into a PDF as a real
# font, which halves the file. Run from the project root, with fonttools and brotli (pip) installed.
set -eu
files=node_modules/@fontsource-variable/onest/files
here=lib/backend/seed/documents/fonts
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

part() { # weight, name of the file, letters
  fonttools varLib.instancer -q "$files/onest-$2-wght-normal.woff2" "wght=$1" -o "$work/one.woff2"
  pyftsubset "$work/one.woff2" --unicodes="$3" --layout-features='*' --output-file="$work/$2.ttf"
}

for weight in 400 650; do
  part $weight latin U+0020-00FF,U+2010-2026
  part $weight cyrillic U+0400-045F,U+04B0-04B1,U+2116
  part $weight cyrillic-ext U+0492-04E9
  part $weight latin-ext U+20B8
  fonttools merge "$work/latin.ttf" "$work/cyrillic.ttf" "$work/cyrillic-ext.ttf" \
    "$work/latin-ext.ttf" --output-file="$work/all.ttf"
  fonttools ttLib.woff2 compress "$work/all.ttf" -o "$here/onest-$weight.woff2"
done
