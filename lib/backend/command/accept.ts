/** `npm run content -- accept`: confirms what the site on this machine holds back as doubtful. */
import 'server-only'
import { relative, resolve } from 'node:path'
import { sources } from '@/lib/backend/records/files'
import { documentFiles } from '@/lib/clinic/documents/leaflet'
import { clinicFile } from '@/lib/clinic/facts'
import { contentDir } from '@/lib/clinic/files/dir'
import type { Finding } from '@/lib/clinic/files/finding'
import { LastGoodFiles, lastGoodFolder } from '@/lib/clinic/files/last-good'
import { confirmedLine, reportLines } from '@/lib/clinic/files/report'
import { say } from '@/lib/clinic/files/say'
import { WatchedFiles } from '@/lib/clinic/files/watched'
import { redirects } from '@/lib/clinic/former-addresses'
import { lexiconSources } from '@/lib/content/search-tables/tables'
import { textFiles } from '@/lib/page-texts/files'
import type { Language } from '@/lib/text/sentences'

interface Answer {
  /** What was confirmed. */
  readonly lines: readonly string[]
  /** Why something was not. */
  readonly problems: readonly string[]
}

/** @param paths of files in the content folder, as the check names them; none: all that is held back */
export function accept(paths: readonly string[], language: Language): Answer {
  const site = new LastGoodFiles(lastGoodFolder(), true)
  const noSite = siteProblem(site)
  if (noSite) return { lines: [], problems: [say(noSite, language)] }
  const held = siteFiles(site).heldBack()
  const files = new Set(held.flat().map(({ file }) => file))
  const names = paths.map(path => relative(contentDir(), resolve(contentDir(), path)))
  const unknown = names.filter(name => !files.has(name))
  if (unknown.length > 0) return { lines: [], problems: unknownLines(unknown, files, language) }
  const asked = held.filter(
    unit => names.length === 0 || unit.some(({ file }) => names.includes(file)),
  )
  if (asked.length === 0) return { lines: [say('Nothing is held back.', language)], problems: [] }
  const doubtful = asked.filter(unit => unit.every(({ isDoubtful }) => isDoubtful))
  const wrong = asked.filter(unit => !doubtful.includes(unit))
  const { lines, problems } = confirm(doubtful.flat(), language)
  return { lines, problems: [...problems, ...wrongLines(wrong.flat(), language)] }
}

/** Why nothing can be confirmed: a site keeps its last good files from its first start on. */
export function siteProblem(lastGood: LastGoodFiles): string | undefined {
  if (lastGood.names().length > 0) return undefined
  return `There are no last good files of a site in ${lastGoodFolder()}: DATA_DIR and CONTENT_DIR have to be those of the site, for a user who may read them`
}

/** Why the running site does not see what was confirmed. */
export function writeProblem(lastGood: LastGoodFiles): string | undefined {
  const [file] = lastGood.unwritten()
  if (file === undefined) return undefined
  return `Not confirmed, as ${lastGoodFolder()}/${file} could not be written: do it as the user of the site`
}

/** All files of a site, each with its last good state. */
export function siteFiles(lastGood: LastGoodFiles) {
  const all = { clinicFile, textFiles, documentFiles, redirects, ...lexiconSources, ...sources }
  return new WatchedFiles(all, lastGood)
}

function confirm(findings: readonly Finding[], language: Language): Answer {
  if (findings.length === 0) return { lines: [], problems: [] }
  const names = findings.map(({ file }) => file)
  const lastGood = new LastGoodFiles(lastGoodFolder())
  siteFiles(lastGood).accept(names)
  const problem = writeProblem(lastGood)
  if (problem) return { lines: [], problems: [say(problem, language)] }
  const done = `Confirmed: the site that keeps its last good files in ${lastGoodFolder()} shows it within seconds.`
  const lines = findings.map(finding => confirmedLine(finding, language))
  return { lines: [...lines, say(done, language)], problems: [] }
}

function wrongLines(findings: readonly Finding[], language: Language): readonly string[] {
  if (findings.length === 0) return []
  const end = 'This cannot be confirmed before what is wrong is mended.'
  return [...reportLines(findings, language), say(end, language)]
}

function unknownLines(
  names: readonly string[],
  held: ReadonlySet<string>,
  language: Language,
): readonly string[] {
  const all = held.size > 0 ? `Held back: ${[...held].join(', ')}` : 'Nothing is held back.'
  const lines = names.map(name => `${name} is not held back; nothing was confirmed.`)
  return [...lines, all].map(line => say(line, language))
}
