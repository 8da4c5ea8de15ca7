/** Kazakh letters that a file had in its last good state, and that a program has replaced since. */
import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { type Finding, quotedValue } from '@/lib/clinic/files/finding'
import { kazakhLetters } from '@/lib/text/kazakh-letters'
import { type Compared, type Entries, leaves } from './compared'

/** Texts with Kazakh letters, from which on it is no accident that none is left. */
const minKazakh = 3

const kazakh = new RegExp(`[${kazakhLetters}]`, 'giu')

/** What programs write in place of them: signs, or the letters that look most alike. */
const replacements: Readonly<Record<string, string>> = {
  ә: 'аэa',
  ғ: 'гf',
  қ: 'кk',
  ң: 'нn',
  ө: 'оo',
  ұ: 'уy',
  ү: 'уy',
  һ: 'хh',
  і: 'иi',
}
const signs = '?_□▯\u{fffd}'

/** By column or field: letters that no text has any more, else texts that have lost all of theirs. */
export function lostKazakh(before: Entries, now: Entries): readonly Finding[] {
  const old = new Map(before.map(({ value }) => [value.id, value]))
  const changed = now.filter(({ value }) => !isDeepStrictEqual(value, old.get(value.id)))
  const textsOf = (row: Compared | undefined) => kazakhTexts(row).map(({ value }) => value)
  const isOther = ({ value }: Entries[number]) =>
    !isDeepStrictEqual(textsOf(value), textsOf(old.get(value.id)))
  // A price list whose prices alone have changed need not be counted.
  const columns = changed.some(isOther) ? lostByColumn(before, now) : []
  const named = new Set(columns.map(({ field }) => field))
  const texts = lostByText(before, changed)
  return [...columns, ...texts.filter(({ field }) => !named.has(field?.split('.').at(-1)))]
}

function lostByText(before: Entries, now: Entries): readonly Finding[] {
  const old = new Map(before.map(({ value }) => [value.id, value]))
  return now.flatMap(({ file, value, lineOf }) => {
    const last = old.get(value.id)
    if (!last) return []
    const texts = new Map(leaves(last).map(leaf => [leaf.path.join('.'), leaf.value]))
    return leaves(value).flatMap(({ path, value: text }) => {
      const field = path.join('.')
      const was = texts.get(field)
      if (typeof text !== 'string' || typeof was !== 'string' || !isReplaced(was, text)) return []
      const values = { found: text, was: quotedValue(was) }
      const place = { file, line: lineOf(path), field }
      return [{ ...place, code: 'kazakhReplaced', values, isDoubtful: true } as const]
    })
  })
}

/**
 * Whether a text is another one with all Kazakh letters of some words replaced. One letter alone may
 * be a correction, unless a sign stands for it.
 */
function isReplaced(was: string, text: string): boolean {
  if (was === text || was.length !== text.length) return false
  const signsOfText = [...text]
  const letters = [...was].flatMap((letter, index) => {
    const other = signsOfText[index] ?? ''
    return letter === other ? [] : [{ letter: letter.toLowerCase(), other: other.toLowerCase() }]
  })
  const words = text.split(' ')
  const others = was
    .split(' ')
    .flatMap((word, index) => (word === words[index] ? [] : [words[index] ?? '']))
  return (
    letters.every(({ letter, other }) => isFor(letter, other)) &&
    (letters.some(({ other }) => signs.includes(other)) ||
      (letters.length > 1 && others.every(word => !kazakhOf(word))))
  )
}

const isFor = (letter: string, other: string) =>
  letter in replacements && `${replacements[letter]}${signs}`.includes(other)

const kazakhOf = (text: string) => text.match(kazakh)

/** Each letter that windows-1251 lacks, and that the same records had in the field before. */
function lostByColumn(before: Entries, now: Entries): readonly Finding[] {
  const [first] = now
  if (!first) return []
  const ids = new Set(now.map(({ value }) => value.id))
  const same = before.filter(({ value }) => ids.has(value.id))
  const [had, has] = [kazakhIn(same), kazakhIn(now)]
  return [...had].flatMap(([field, counts]) => {
    const lost = [...counts].filter(
      ([letter, count]) => count >= minKazakh && !has.get(field)?.has(letter),
    )
    if (lost.length === 0) return []
    const values = { letters: lost.map(([letter]) => letter).join(' ') }
    const place = { file: first.file, line: first.lineOf([]), field }
    return [{ ...place, code: 'kazakhLost', values, isDoubtful: true }]
  })
}

function kazakhTexts(record: Compared | undefined) {
  return leaves(record).flatMap(({ path, value }) => {
    const field = path.at(-1) ?? ''
    return typeof value === 'string' && /kk$/.test(field) ? [{ field, value }] : []
  })
}

/** By field, how many texts have each Kazakh letter. */
function kazakhIn(entries: Entries): ReadonlyMap<string, ReadonlyMap<string, number>> {
  const fields = new Map<string, Map<string, number>>()
  for (const { field, value } of entries.flatMap(entry => kazakhTexts(entry.value))) {
    const counts = fields.get(field) ?? new Map<string, number>()
    fields.set(field, counts)
    for (const letter of new Set(kazakhOf(value))) counts.set(letter, 1 + (counts.get(letter) ?? 0))
  }
  return fields
}
