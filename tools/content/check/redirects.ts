/** Checks the table of former addresses: each row leads to a page, in one step. */
import 'server-only'
import type { Fault, Finding } from '@/lib/clinic/files/finding'
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

type Problem = Fault & Pick<Finding, 'field'>

function fromProblem(from: string, key: string, { records }: Content): Problem | undefined {
  const { path } = splitLocale(key)
  if (key.includes('?')) return undefined
  const isServed = isInFileFolder(key) ? isServedFile(key) : isFilePath(key)
  if (!isServed && !isPage(path, { records })) return undefined
  return { field: 'from', code: 'redirectUnused', values: { found: from } }
}

function twice(from: string, line: number | undefined): Problem {
  return { field: 'from', code: 'twin', values: { found: from, line } }
}

function toProblem(
  key: string,
  to: string,
  targets: ReadonlyMap<string, string | null>,
  content: Content,
): Problem | undefined {
  const problem = (fault: Fault): Problem => ({ field: 'to', ...fault })
  const next = formerKey(to)
  if (targets.has(next)) {
    const end = endOf(next, targets)
    return problem(
      end
        ? { code: 'redirectAgain', values: { found: to, end } }
        : { code: 'redirectCircle', values: { found: to } },
    )
  }
  const { path, locale } = splitLocale(to)
  const isOwn = to === path || splitLocale(key).locale === locale
  if (!isOwn) return problem({ code: 'redirectLanguage', values: { found: to, locale } })
  return isPage(path, content) ? undefined : problem({ code: 'noSuchPage', values: { found: to } })
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
