/** Tables as files for spreadsheets (RFC 4180). */

export type Cell = string | number

/**
 * Begins with a byte order mark, without which Excel does not detect UTF-8.
 * @param separator a Russian Excel splits lines at `;`, others at `,`
 */
export function csvOf(
  lines: readonly (readonly Cell[])[],
  { separator = ',' }: { readonly separator?: ',' | ';' } = {},
): string {
  return `\uFEFF${lines.map(cells => `${cells.map(cellOf).join(separator)}\r\n`).join('')}`
}

/** Prevents formula injection, as visitors write some of the cells. */
function cellOf(value: Cell): string {
  const text = String(value)
  const safe = /^[=+\-@\t\r＝＋－＠]/.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
