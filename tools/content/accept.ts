/** `npm run content -- accept`: confirms what the site on this machine holds back as doubtful. */
import 'server-only'
import { relative, resolve } from 'node:path'
import { siteFiles } from '@/lib/backend/site-files'
import { contentDir } from '@/lib/clinic/files/dir'
import type { Finding } from '@/lib/clinic/files/finding'
import { LastGoodFiles, lastGoodFolder } from '@/lib/clinic/files/last-good'
import { confirmedLine, reportLines } from '@/lib/clinic/files/report'
import type { Language } from '@/lib/text/sentences'
import { answer } from './words'

interface Answer {
  /** What was confirmed. */
  readonly lines: readonly string[]
  /** Why something was not. */
  readonly problems: readonly string[]
}

/** @param paths of files in the content folder, as the check names them; none: all that is held back */
export function accept(paths: readonly string[], language: Language): Answer {
  const site = new LastGoodFiles(lastGoodFolder(), true)
  const noSite = siteProblem(site, language)
  if (noSite) return { lines: [], problems: [noSite] }
  const held = siteFiles(site).heldBack()
  const files = new Set(held.flat().map(({ file }) => file))
  const names = paths.map(path => relative(contentDir(), resolve(contentDir(), path)))
  const unknown = names.filter(name => !files.has(name))
  if (unknown.length > 0) return { lines: [], problems: unknownLines(unknown, files, language) }
  const asked = held.filter(
    unit => names.length === 0 || unit.some(({ file }) => names.includes(file)),
  )
  if (asked.length === 0) return { lines: [answer('nothingHeld', language, {})], problems: [] }
  const doubtful = asked.filter(unit => unit.every(({ isDoubtful }) => isDoubtful))
  const wrong = asked.filter(unit => !doubtful.includes(unit))
  const { lines, problems } = confirm(doubtful.flat(), language)
  return { lines, problems: [...problems, ...wrongLines(wrong.flat(), language)] }
}

/** Why nothing can be confirmed: a site keeps its last good files from its first start on. */
export function siteProblem(lastGood: LastGoodFiles, language: Language): string | undefined {
  if (lastGood.names().length > 0) return undefined
  return answer('noSite', language, { folder: lastGoodFolder() })
}

/** Why the running site does not see what was confirmed. */
export function writeProblem(lastGood: LastGoodFiles, language: Language): string | undefined {
  const [file] = lastGood.unwritten()
  if (file === undefined) return undefined
  return answer('notWritten', language, { file: `${lastGoodFolder()}/${file}` })
}

function confirm(findings: readonly Finding[], language: Language): Answer {
  if (findings.length === 0) return { lines: [], problems: [] }
  const names = findings.map(({ file }) => file)
  const lastGood = new LastGoodFiles(lastGoodFolder())
  siteFiles(lastGood).accept(names)
  const problem = writeProblem(lastGood, language)
  if (problem) return { lines: [], problems: [problem] }
  const done = answer('confirmed', language, { folder: lastGoodFolder() })
  const lines = findings.map(finding => confirmedLine(finding, language))
  return { lines: [...lines, done], problems: [] }
}

function wrongLines(findings: readonly Finding[], language: Language): readonly string[] {
  if (findings.length === 0) return []
  return [...reportLines(findings, language), answer('mendFirst', language, {})]
}

function unknownLines(
  names: readonly string[],
  held: ReadonlySet<string>,
  language: Language,
): readonly string[] {
  const files = [...held].join(', ')
  return [
    ...names.map(file => answer('notHeld', language, { file })),
    files ? answer('heldFiles', language, { files }) : answer('nothingHeld', language, {}),
  ]
}
