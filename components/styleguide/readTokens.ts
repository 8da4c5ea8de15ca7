/** Name and value of a custom property. */
export type Token = readonly [name: string, value: string]

/**
 * The custom properties of `:root` in the order they are written: what the browser got, so that
 * the guide needs no list of its own.
 */
export function readTokens(sheets: Iterable<CSSStyleSheet>): Token[] {
  const tokens = new Map<string, string>()
  for (const sheet of sheets) {
    for (const rule of sheet.cssRules) {
      if (!(rule instanceof CSSStyleRule) || rule.selectorText !== ':root') continue
      for (const name of rule.style) {
        if (name.startsWith('--')) tokens.set(name, rule.style.getPropertyValue(name).trim())
      }
    }
  }
  return [...tokens]
}
