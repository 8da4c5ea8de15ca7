/** Names in both languages in one cell, as price lists on the wall have them: `ЭТЖ / СОЭ`. */
import { kazakhLetters } from '@/lib/text/kazakh-letters'
import type { Finding } from './finding'
import type { Row } from './row'

const kazakh = new RegExp(`[${kazakhLetters}]`, 'iu')

/** Of the rows of such a table so many have two parts, and so many of these Kazakh letters in one of them. */
const minParted = 0.8
const minKazakh = 0.1
/** In the other part: a slip. */
const maxOtherwise = 0.05

type Parts = readonly [first: string, second: string]

/** Parted by one break of the line or one stroke. */
function partsOf(text: string): Parts | undefined {
  for (const separator of [/\s*[\n\u2028]\s*/, /\s+\/\s+/, /\s*\/\s*/]) {
    const [first, second, ...more] = text.trim().split(separator)
    if (first && second && more.length === 0) return [first, second]
  }
  return undefined
}

/** Each name for its language, where most rows have both, in one order. */
export function apartByLanguage(file: string, rows: readonly Row[]) {
  const nameOf = ({ record: { name_ru = '', name_kk = '' } }: Row) =>
    name_ru && name_kk ? '' : name_ru || name_kk
  const parted = new Map(
    rows.flatMap(row => {
      const parts = partsOf(nameOf(row))
      return parts ? [[row, parts] as const] : []
    }),
  )
  const all = [...parted.values()]
  const onlyIn = (at: 0 | 1) =>
    all.filter(parts => kazakh.test(parts[at]) && !kazakh.test(parts[1 - at] ?? '')).length
  const counts = [onlyIn(0), onlyIn(1)]
  const [most, others] = [Math.max(...counts), Math.min(...counts)]
  const [first] = parted.keys()
  if (
    !first ||
    all.length < rows.length * minParted ||
    most < all.length * minKazakh ||
    others > most * maxOtherwise
  )
    return { rows, notes: [] as readonly Finding[] }
  const at = counts.indexOf(most)
  const russian = (text: string) => partsOf(text)?.[1 - at] ?? text
  const apart = rows.map(row => {
    const named = ['category', 'section'].flatMap(field => {
      const text = row.record[field]
      return text === undefined ? [] : [[field, russian(text)] as const]
    })
    const name_kk = parted.get(row)?.[at] ?? ''
    const names = { name_ru: russian(nameOf(row)), name_kk }
    return { ...row, record: { ...row.record, ...names, ...Object.fromEntries(named) } }
  })
  const values = { rows: parted.size }
  const note: Finding = { file, line: first.line, field: 'name_ru', code: 'namesInBoth', values }
  return { rows: apart, notes: [note] }
}
