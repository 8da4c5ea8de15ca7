/** Checks the table of former addresses: each row leads to a page, in one step. */
import 'server-only'
import { type Finding, shown } from '@/lib/clinic/files/finding'
import { isServedFile } from '@/lib/clinic/files/served'
import { readRedirects } from '@/lib/clinic/former-addresses'
import { isFilePath, isInFileFolder } from '@/lib/routing/files'
import { formerKey } from '@/lib/routing/former-address'
import { splitLocale } from '@/lib/routing/split-locale'
import { type Content, isPage } from './links'

export function checkRedirects(content: Content): readonly Finding[] {
  const { entries, findings, notes = [] } = readRedirects()
  const rows = entries.map(({ value, file, lineOf }) => {
    const line = lineOf([])
    return { ...value, key: formerKey(value.from), file, line }
  })
  const lines = new Map(rows.toReversed().map(({ key, line }) => [key, line]))
  const targets = new Map(rows.map(({ key, to }) => [key, to]))
  const found = rows.flatMap(({ from, to, key, file, line }) => {
    const problem =
      fromProblem(from, key, content) ??
      (lines.get(key) === line ? undefined : twice(from, lines.get(key))) ??
      (to === null ? undefined : toProblem(key, to, targets, content))
    return problem ? [{ file, line, ...problem }] : []
  })
  return [...findings, ...notes, ...found]
}

type Problem = Pick<Finding, 'field' | 'found' | 'expected'>

function fromProblem(from: string, key: string, { records }: Content): Problem | undefined {
  const { path } = splitLocale(key)
  if (key.includes('?')) return undefined
  const isServed = isInFileFolder(key) ? isServedFile(key) : isFilePath(key)
  if (!isServed && !isPage(path, { records })) return undefined
  const expected =
    'an address at which there is nothing: this one is answered, and never redirected'
  return { field: 'from', found: shown(from), expected }
}

function twice(from: string, line: number | undefined): Problem {
  const expected = `it once: it stands in line ${line}, too; delete one of the two`
  return { field: 'from', found: shown(from), expected }
}

function toProblem(
  key: string,
  to: string,
  targets: ReadonlyMap<string, string | null>,
  content: Content,
): Problem | undefined {
  const found = shown(to)
  const next = formerKey(to)
  if (targets.has(next)) {
    const end = endOf(next, targets)
    const expected = end ? `where it ends: ${end}` : 'a page: these rows lead to one another'
    return { field: 'to', found, expected }
  }
  const { path, locale } = splitLocale(to)
  const isOwn = to === path || splitLocale(key).locale === locale
  if (!isOwn) return { field: 'to', found, expected: `the address without /${locale}` }
  return isPage(path, content)
    ? undefined
    : { field: 'to', found, expected: 'a page that is there' }
}

/** `undefined`: the rows lead in a circle. */
function endOf(key: string, targets: ReadonlyMap<string, string | null>): string | undefined {
  const seen = new Set<string>()
  let at = key
  while (targets.has(at) && !seen.has(at)) {
    seen.add(at)
    const to = targets.get(at)
    if (to === null || to === undefined) return 'gone'
    if (!targets.has(formerKey(to))) return to
    at = formerKey(to)
  }
  return undefined
}
