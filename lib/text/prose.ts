import { plainText } from './plain-text'

/**
 * The text of HTML that has headings and tables, as it is read aloud: a heading is a sentence, and each
 * cell stands with the head of its column, «8–12 часов: без еды», never beside another column's.
 */
export function proseOf(html: string): string {
  const [before = '', ...parts] = html.split(/<table\b[^<>]{0,2000}>/i)
  const tables = parts.map(part => {
    const [table = '', ...after] = part.split(/<\/table\s*>/i)
    return `<p>${linesOf(table)}</p>${after.join(' ')}`
  })
  return plainText(withSentences([before, ...tables].join('')))
}

/**
 * Its beginning, for excerpts: without the first table and what follows, as some of the rows may say
 * the contrary of all, and without the table's heading. All of it where nothing stands before.
 */
export function leadOf(html: string): string {
  const [before = '', ...tables] = html.split(/<table\b/i)
  if (tables.length === 0) return proseOf(html)
  const parts = before.split(/(?=<h[1-6]\b)/i)
  // Without a heading it is not split, and what follows one is not there.
  const [, text = before] = parts.at(-1)?.split(/<\/h[1-6]\s*>/i) ?? []
  const isHeading = !isSaid(text)
  return proseOf((isHeading ? parts.slice(0, -1) : parts).join('')) || proseOf(html)
}

/** A sentence for each row; a head without words leaves the cells of a row to explain each other. */
function linesOf(table: string): string {
  const lines = table.split(/<tr\b[^<>]{0,2000}>/i).slice(1)
  const [first = [], ...rest] = lines.map(cellsOf)
  // A row of figures with captions begins with a heading too, and goes on with a cell.
  const hasHead = /<th\b/i.test(lines[0] ?? '') && !/<td\b/i.test(lines[0] ?? '') && rest.length > 0
  const heads = hasHead ? first : []
  const isNamed = heads.some(isSaid)
  const rows = hasHead ? rest : [first, ...rest]
  return rows
    .map(cells =>
      isNamed
        ? cells
            .map((cell, column) => [heads[column] ?? '', cell].filter(isSaid).join(': '))
            .join('; ')
        : cells.filter(isSaid).join(': '),
    )
    .filter(isSaid)
    .map(asSentence)
    .join(' ')
}

function cellsOf(row: string): string[] {
  const cells = row.split(/<t[hd]\b[^<>]{0,2000}>/i).slice(1)
  return cells.map(cell => (cell.split(/<\/t[hd]\s*>/i)[0] ?? '').trim())
}

const isSaid = (html: string) => plainText(html) !== ''

const asSentence = (html: string) => (/[.!?…:;]$/.test(plainText(html)) ? html : `${html}.`)

/** Headings end as sentences do. */
function withSentences(html: string): string {
  const parts = html.split(/(?=<h[1-6]\b)/i).map(part => {
    const end = part.search(/<\/h[1-6]\s*>/i)
    return end < 0 ? part : asSentence(part.slice(0, end)) + part.slice(end)
  })
  return parts.join('')
}
