/** Static checks of the content folder. */
import 'server-only'
import { readdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { RecordFiles, recordKinds, sources } from '@/lib/backend/records/files'
import { type LoadedContent, loadRecords } from '@/lib/backend/records/load'
import { documentSchema } from '@/lib/clinic/documents/html'
import type { Entry } from '@/lib/clinic/files/check'
import { contentDir } from '@/lib/clinic/files/dir'
import type { Fault, Finding } from '@/lib/clinic/files/finding'
import { findingLine } from '@/lib/clinic/files/finding-line'
import { picturesAsLetters } from '@/lib/clinic/files/google-docs'
import { LastGoodFiles, lastGoodFolder } from '@/lib/clinic/files/last-good'
import { readMarkdown } from '@/lib/clinic/files/markdown'
import { isPublished } from '@/lib/clinic/files/published'
import { isServedFile } from '@/lib/clinic/files/served'
import { fileOf, hasFile, readText } from '@/lib/clinic/files/text'
import { readYaml } from '@/lib/clinic/files/yaml'
import { redirectsFile } from '@/lib/clinic/former-addresses'
import { rootFiles, rootFolder, rootNameProblem } from '@/lib/clinic/root-files'
import { type ClinicFile, clinicFields, clinicSchema } from '@/lib/clinic/schema'
import { lexiconFile, lexiconFolder, lexiconTableNames } from '@/lib/content/search-tables/tables'
import { whereThere } from '@/lib/errors/there'
import { type Fields, fieldAt } from '@/lib/kinds/field'
import { readTextFile, unknownFields } from '@/lib/page-texts/file'
import { goneTexts } from '@/lib/page-texts/files'
import { type Locale, locales } from '@/lib/routing/locales'
import { articleBodyOf } from '@/lib/text/article-body'
import { adviceOn } from './advice'
import { begunAdvice, emptyConsents } from './begun'
import { checkConsistency } from './consistency'
import { checkEnds } from './ends'
import { formerNamed, notRenamed, withoutFormer } from './former'
import { checkIndexing } from './indexing'
import { filesOf, isPage, linkProblem } from './links'
import { checkLetters } from './look-alikes'
import { lostRows } from './lost-rows'
import { gapsInConsent, paperAdvice } from './papers'
import { checkPictures } from './pictures'
import { checkPreparation } from './preparation'
import { checkRedirects } from './redirects'
import { checkLexicon } from './search-tables'

/**
 * All findings, sorted by file and line, lost rows first; also those by comparison with the last good
 * state of the site on this machine, if there is one.
 * @param shown folder of the site, where these files are to replace it: what it would hold back by itself is
 * left out then, unless other files refer to what is gone
 */
export async function checkContent(
  now = Date.now(),
  shown?: string,
): Promise<{
  readonly findings: readonly Finding[]
  /** What need not be mended. */
  readonly notes: readonly Finding[]
  readonly loaded: LoadedContent
}> {
  const clinic = readYaml('clinic.yaml', clinicSchema)
  const place = { file: 'clinic.yaml', lineOf: clinic.lineOf }
  const lastGood = new LastGoodFiles(lastGoodFolder(shown), true)
  const loaded = loadRecords(new RecordFiles(new LastGoodFiles(), Date.now, lastGood))
  // Without one, reading all files once more would give the same.
  const site = lastGood.names().length > 0 ? loadRecords(new RecordFiles(lastGood)) : loaded
  const doubtful = without([...site.findings, ...goneTexts(lastGood)], loaded.findings).filter(
    ({ isDoubtful }) => isDoubtful,
  )
  const lost = lostRows(doubtful, without(loaded.findings, site.findings))
  const since = shown === undefined ? without(doubtful, lost.causes) : []
  const own = [...without(loaded.findings, lost.named), ...since]
  // What follows from a file that cannot be used would hide the finding about it.
  const all = own.length + lost.findings.length === 0 ? loaded : site
  const compared = withoutFormer(all, now)
  const lexicon = checkLexicon(compared)
  const ends = clinic.value ? checkEnds(clinic.value, place, now) : { findings: [], notes: [] }
  const findings = [
    ...clinic.findings,
    ...own,
    ...(clinic.value ? checkClinicFiles(clinic.value, place) : []),
    ...(lacksFile(compared) ? [] : checkTogether(compared, clinic.value, place)),
    ...ends.findings,
    ...notRenamed(loaded),
    ...checkDates(compared),
    ...checkPreparation(compared),
    ...lexicon.findings,
    ...checkDocuments(),
    ...emptyConsents(),
    ...gapsInConsent(markdownIn('documents')),
    ...lostPictures(),
    ...unreadFiles(),
    ...uploadedTables(),
    ...misnamedRootFiles(),
    ...checkLetters(),
    ...(await checkPictures()),
  ]
  const order = ({ file, line }: Finding) => `${file} ${String(line ?? 0).padStart(6, '0')}`
  return {
    findings: [
      ...lost.findings,
      ...findings.sort((a, b) => order(a).localeCompare(order(b), 'en')),
    ],
    notes: [
      ...(await begunAdvice(compared)),
      ...loaded.notes,
      ...lexicon.notes,
      ...(await adviceOn(compared, clinic.value, now)),
      ...formerNamed(all, now),
      ...ends.notes,
      ...paperAdvice(markdownIn('documents')),
    ],
    loaded,
  }
}

function without(findings: readonly Finding[], others: readonly Finding[]): readonly Finding[] {
  const said = new Set(others.map(findingLine))
  return findings.filter(finding => !said.has(findingLine(finding)))
}

/** Whether nothing of a table or list can be used, so that all that refers to it would be a finding. */
function lacksFile({ findings, entries }: LoadedContent): boolean {
  const all: readonly Entry<unknown>[] = Object.values(entries).flat()
  const used = new Set(all.flatMap(({ file, priceAt }) => [file, priceAt?.file]))
  return findings.some(({ file }) => !file.includes('/') && !used.has(file))
}

/** What several files say of the same. */
function checkTogether(
  loaded: LoadedContent,
  clinic: ClinicFile | undefined,
  place: Place,
): readonly Finding[] {
  return [
    ...checkConsistency(loaded, clinic, place),
    ...checkRecords(loaded),
    ...checkPages(loaded),
    ...checkRedirects(loaded),
  ]
}

/** A string anywhere in a record. */
interface StringAt {
  readonly path: readonly string[]
  readonly text: string
}

function strings(value: unknown, path: readonly string[] = []): readonly StringAt[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) => strings(entry, [...path, key]))
}

type Place = Pick<Entry<unknown>, 'file' | 'lineOf'>

/** Whether a field names a picture or a document. */
const isFile = (fields: Fields, path: StringAt['path']) =>
  ['paper', 'picture'].includes(fieldAt(fields, path)?.widget ?? '')

/** Findings about files that a field names and that do not exist. */
function missingFiles(
  { file, lineOf }: Place,
  path: StringAt['path'],
  named: readonly string[],
): readonly Finding[] {
  return named
    .filter(each => each.startsWith('/') && !isServedFile(each))
    .map(each => ({
      file,
      line: lineOf(path),
      field: path.join('.'),
      code: 'noSuchUpload',
      values: { found: each },
    }))
}

/** Pictures and documents of clinic.yaml; a document has a path for each language. */
function checkClinicFiles(clinic: ClinicFile, place: Place): readonly Finding[] {
  return strings(clinic)
    .filter(({ path }) => isFile(clinicFields, path))
    .flatMap(({ path, text }) => missingFiles(place, path, [text]))
}

function checkRecords(content: LoadedContent): readonly Finding[] {
  return recordKinds.flatMap(kind =>
    content.entries[kind].flatMap((entry: Entry<unknown>) =>
      checkRecord(entry, sources[kind].fields, content),
    ),
  )
}

function checkRecord(
  entry: Entry<unknown>,
  fields: Fields,
  content: LoadedContent,
): readonly Finding[] {
  return strings(entry.value).flatMap(({ path, text }) => {
    const [last = ''] = path.slice(-1)
    if (isFile(fields, path)) return missingFiles(entry, path, filesOf(text))
    if (fieldAt(fields, path)?.widget === 'page')
      return deadLinks(entry.file, [text], 'ru', content)
    if (last !== 'ru' && last !== 'kk') return []
    const isArticle = entry.file.endsWith('.ru.md')
    const file = isArticle ? entry.file.replace(/ru\.md$/, `${last}.md`) : entry.file
    return deadLinks(file, linksIn(text), last, content, isArticle ? anchorsIn(text) : [])
  })
}

/** The ids of an article's headings. */
const anchorsIn = (html: string) => articleBodyOf(html, '').headings.map(({ id }) => id)

function linksIn(html: string): readonly string[] {
  return [...html.matchAll(/\bhref="([^"]*)"/g)].map(([, href = '']) => href)
}

function deadLinks(
  file: string,
  hrefs: readonly string[],
  locale: Locale,
  content: LoadedContent,
  anchors: readonly string[] = [],
): readonly Finding[] {
  return hrefs.flatMap(href => {
    const fault = linkProblem(href, locale, content, anchors)
    return fault ? [{ file, line: lineWith(file, href), ...fault }] : []
  })
}

/** The first line of a file that holds a text. */
function lineWith(file: string, text: string): number | undefined {
  const index = (readText(file) ?? '').split('\n').findIndex(line => line.includes(text))
  return index === -1 ? undefined : index + 1
}

/** Page texts: each in both languages, for a page that exists. */
function checkPages(content: LoadedContent): readonly Finding[] {
  const pages = markdownIn('pages').map(page => ({ ...page, text: readTextFile(page.file) }))
  const found = pages.flatMap(({ path, file, locale, text: { value, findings, lineOf } }) => {
    const links = value ? strings(value).flatMap(({ text }) => linksIn(text)) : []
    const canonical = value?.canonical
    const address = path === 'home' ? '/' : `/${path}`
    return [
      ...(findings.length > 0 ? findings : unknownFields(file)),
      ...inBothLanguages('pages', path, locale),
      ...(isPage(address, content)
        ? []
        : [{ file, code: 'pageName', values: { found: address } } as const]),
      ...deadLinks(file, links, locale, content),
      ...deadLinks(file, canonical ? [canonical] : [], 'ru', content),
      ...missingFiles({ file, lineOf }, ['share'], value?.share ? [value.share] : []),
      ...checkIndexing(file, address, locale),
    ]
  })
  return [
    ...found,
    ...locales.flatMap(locale => sameTitles(pages.filter(page => page.locale === locale))),
  ]
}

/** Pages of one language that have the title of another. */
function sameTitles(
  pages: readonly { readonly file: string; readonly text: ReturnType<typeof readTextFile> }[],
): readonly Finding[] {
  const files = new Map<string, string>()
  return pages.flatMap(({ file, text: { value, lineOf } }) => {
    if (!value) return []
    const title = value.title.trim()
    const first = files.get(title)
    files.set(title, first ?? file)
    if (!first) return []
    const place = { file, line: lineOf(['title']), field: 'title' }
    return [{ ...place, code: 'titleTaken', values: { found: title, file: first } }]
  })
}

/** Articles that were changed before they were written. */
function checkDates({ entries }: LoadedContent): readonly Finding[] {
  return entries.posts.flatMap(({ file, lineOf, value: { created_at, updated_at } }) => {
    if (updated_at === undefined || Date.parse(updated_at) >= Date.parse(created_at)) return []
    const values = { found: updated_at, created: created_at }
    const line = lineOf(['updated_at'])
    return [{ file, line, field: 'updated_at', code: 'updatedTooEarly', values }]
  })
}

function checkDocuments(): readonly Finding[] {
  return markdownIn('documents').flatMap(({ path, file, locale }) => [
    ...readMarkdown(file, documentSchema).findings,
    ...inBothLanguages('documents', path, locale),
  ])
}

/** Pictures that stand in a text as letters, as Google Docs writes them; the site leaves them out. */
function lostPictures(): readonly Finding[] {
  return ['pages', 'documents', 'posts'].flatMap(markdownIn).flatMap(({ file }) =>
    picturesAsLetters(readText(file) ?? '').map(line => ({
      file,
      line,
      code: 'pictureInText',
      values: {},
    })),
  )
}

/**
 * A copy, a workbook or a text file beside the one that the site reads: whoever saved it waits for
 * a change that never comes. Other folders are the clinic's own business.
 */
function unreadFiles(): readonly Finding[] {
  const read = new Set([
    'clinic.yaml',
    fileOf(redirectsFile),
    ...lexiconTableNames.map(name => fileOf(lexiconFile(name))),
    ...recordKinds.flatMap(kind => {
      const source = sources[kind]
      return (source.units() ?? []).flatMap(unit =>
        source.files(unit).flatMap(file => [fileOf(file), ...inReserve(file)]),
      )
    }),
    ...['pages', 'documents'].flatMap(folder => markdownIn(folder).map(({ file }) => file)),
  ])
  return ['.', ...readFolders].flatMap(folder =>
    filesIn(folder)
      .map(name => join(folder, name))
      .filter(file => !read.has(file) && editable.test(file) && !forPeople.test(file))
      .map(file => ({ file, ...(otherBook.test(file) ? otherWorkbook : unreadIn(folder)) })),
  )
}

/** A price list where the editor for the browser puts what is uploaded there, also under the name of a second one. */
function uploadedTables(): readonly Finding[] {
  const tables = recordKinds
    .flatMap(kind => Object.keys(sources[kind].templates))
    .flatMap(file => (file.endsWith('.csv') ? [file.slice(0, -'.csv'.length)] : []))
  const table = new RegExp(`^(?:${tables.join('|')})[-_ ()\\d]*\\.(?:csv|xlsx?)$`, 'i')
  return filesIn('files')
    .filter(name => table.test(name))
    .map(name => ({ file: join('files', name), code: 'tableInFiles', values: {} }))
}

/** Files of `root/` that nobody can open. */
function misnamedRootFiles(): readonly Finding[] {
  return rootFiles().flatMap(name => {
    const code = rootNameProblem(name)
    return code ? [{ file: join(rootFolder, name), code, values: { found: name } }] : []
  })
}

/** Shown until the published sheet has been fetched for the first time. */
function inReserve(table: string): readonly string[] {
  return isPublished(table) ? [table, table.replace(/csv$/, 'xlsx')] : []
}

const otherBook = /\.(?:xls[mb]?|ods|numbers)$/i
const editable = /\.(?:csv|tsv|xls[xmb]?|ods|numbers|ya?ml|md|txt|docx?|rtf|bak)$/i
const forPeople = /(?:^|\/)(?:readme|licen[cs]e|changelog)\b[^/]*$/i

const readFolders = [
  ...recordKinds.flatMap(kind => Object.keys(sources[kind].templates).map(file => dirname(file))),
  ...['pages', 'documents', lexiconFolder],
].filter((folder, index, all) => folder !== '.' && all.indexOf(folder) === index)

/** A clerk would give it the other name. */
const otherWorkbook: Fault = { code: 'otherWorkbook', values: {} }

function unreadIn(folder: string): Fault {
  if (folder === '.') return { code: 'unreadFile', values: {} }
  if (folder === lexiconFolder) {
    const names = lexiconTableNames.map(each => `${each}.csv`).join(', ')
    return { code: 'unreadTable', values: { names } }
  }
  const hasTexts = ['pages', 'documents', 'posts'].includes(folder)
  return { code: hasTexts ? 'unreadText' : 'unreadRecord', values: {} }
}

/** Hidden ones, and those that programs keep while a table is open, are no one's work. */
function filesIn(folder: string): readonly string[] {
  const options = { recursive: folder === 'pages', withFileTypes: true } as const
  const entries = whereThere(() => readdirSync(join(contentDir(), folder), options)) ?? []
  return entries
    .filter(entry => entry.isFile() && !/^[.~]/.test(entry.name))
    .map(entry => join(relative(join(contentDir(), folder), entry.parentPath), entry.name))
}

function inBothLanguages(folder: string, path: string, locale: Locale): readonly Finding[] {
  return locales
    .filter(each => each !== locale)
    .map(each => `${folder}/${path}.${each}.md`)
    .filter(file => !hasFile(file))
    .map(file => {
      const values = { file: `${path}.${locale}.md` }
      return { file, code: 'translationMissing', values }
    })
}

/** Files such as `pages/services/top.ru.md`; a missing folder has none. */
function markdownIn(folder: string) {
  const options = { recursive: true, encoding: 'utf8' } as const
  const names = whereThere(() => readdirSync(join(contentDir(), folder), options)) ?? []
  return names.flatMap(name => {
    const [, path, end] = /^(.+)\.(ru|kk)\.md$/.exec(name) ?? []
    const locale = locales.find(each => each === end)
    return path && locale ? [{ path, locale, file: join(folder, name) }] : []
  })
}
