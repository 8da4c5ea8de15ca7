/** `npm run content`: checks the content folder, creates files in it, copies the sample. */
import 'server-only'
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import { parseArgs } from 'node:util'
import { loadEnvFiles } from '@/lib/clinic/environment/env-files'
import { contentDir } from '@/lib/clinic/files/dir'
import { reportLines } from '@/lib/clinic/files/report'
import { plainPage } from '@/lib/clinic/plain-page'
import { lexiconFolder } from '@/lib/content/search-tables/tables'
import { locales } from '@/lib/routing/locales'
import { type Language, languages } from '@/lib/text/sentences'
import words from '@/messages/new-clinic-questions.json'
import { accept } from './accept'
import { refuseOthers } from './arguments'
import { checkContent } from './check/check'
import { addDoctors } from './clinic/add-doctors'
import { beginClinic, type GivenFacts } from './clinic/begin'
import { factFlags, factNames } from './clinic/facts'
import { showSite } from './clinic/show'
import { tableFlags, tableNames } from './clinic/tables'
import { create, kinds } from './create'
import { writeEditor } from './editor/write'
import { listVersions, publishContent } from './publish'
import { sheet } from './sheet'
import { answer, Refusal } from './words'

/** Flag and meaning. */
const meanings = { ...words.en.questions, ...words.en.tables }
const flagLines = [...factNames, ...tableNames].map(
  name => `  ${`--${name}`.padEnd(16)}${meanings[name]}`,
)

const usage = `Helps whoever edits the content folder (CONTENT_DIR).

  npm run content -- check [--site DIR] what is wrong, in all files at once; of those that are to replace DIR
  npm run content -- accept [FILE …]  confirms doubtful changes and removals for the running site: all
                                      that it holds back, or those of files as the check names them
  npm run content -- sheet [--accept] what of the published price list is held back; confirms it
  npm run content -- publish [--version V] shows the newest commit of CONTENT_REPOSITORY, or an earlier one
  npm run content -- versions         the latest commits, and which of them is shown
  npm run content -- new KIND SLUG    begins a record: what there is to fill in, with comments
  npm run content -- new doctors FILE adds those of a table, a workbook or CSV, with their photographs
  npm run content -- new clinic DIR   begins a clinic of your own: a complete folder, with its price lists and
                                      doctors if they are in tables
  npm run content -- show             the site over the folder on this machine, in a browser if there is a display
  npm run content -- export DIR       copies the sample content as a start
  npm run content -- editor DIR       writes an editor for the browser, over a Git repository with the content:
                                      --repository OWNER/NAME --host gitea|gitlab|github [--base-url URL]
                                      [--app-id ID] [--packages DIR]
  npm run content -- errors DIR       writes the pages that nginx shows by itself, with the phones

  KIND   ${kinds.slice(0, 6).join(', ')},
         ${kinds.slice(6).join(', ')}
  SLUG   names it in addresses and in other files: ivanova-anna

new clinic takes the clinic's facts and tables from flags, and asks a terminal for those that are missing:

${flagLines.join('\n')}

check, accept, sheet, publish, editor, new and show speak Russian, or what --language (CONTENT_LANGUAGE) says: ${languages.join(', ')}.
The first four end with 1 when something is wrong, held back or not confirmed.
`

async function main(argv: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: {
      ...factFlags,
      ...tableFlags,
      help: { type: 'boolean', short: 'h' },
      language: { type: 'string' },
      accept: { type: 'boolean' },
      version: { type: 'string' },
      site: { type: 'string' },
      repository: { type: 'string' },
      host: { type: 'string' },
      'base-url': { type: 'string' },
      'app-id': { type: 'string' },
      packages: { type: 'string' },
    },
  })
  const [command, ...rest] = positionals
  if (values.help || !command) {
    process.stdout.write(usage)
    return values.help ? 0 : 2
  }
  refuseOthers(command, rest, Object.keys(values))
  loadEnvFiles()
  const [first = '', second = ''] = rest
  if (command === 'check') return check(languageOf(values.language), values.site)
  if (command === 'sheet') return showSheet(values.accept ?? false, languageOf(values.language))
  if (command === 'publish') return publishContent(values.version, languageOf(values.language))
  if (command === 'versions') return listVersions(languageOf(values.language))
  if (command === 'accept') return confirm(rest, languageOf(values.language))
  if (command === 'new' && first === 'clinic')
    return newClinic(second, values, languageOf(values.language))
  if (command === 'new' && first === 'doctors')
    return newDoctors(second, languageOf(values.language))
  if (command === 'show') return show(languageOf(values.language))
  if (command === 'new') return begin(first, second, languageOf(values.language))
  if (command === 'export') return copySample(first, languageOf(values.language))
  if (command === 'editor') {
    const lines = writeEditor(first, values, languageOf(values.language))
    process.stdout.write(lines.map(line => `${line}\n`).join(''))
    return 0
  }
  if (command === 'errors') return writeErrorPages(first)
  throw new Refusal('noCommand', { command })
}

/** Russian, unless another is asked for. */
function languageOf(asked: string | undefined): Language {
  const wanted = asked || process.env.CONTENT_LANGUAGE || 'ru'
  const language = languages.find(each => each === wanted)
  if (!language)
    throw new Refusal('noLanguage', { language: wanted, languages: languages.join(', ') })
  return language
}

/** That of an error, before flags are known to be right. */
function languageGiven(argv: readonly string[]): Language {
  const [, asked] = /(?:^|\s)--language[ =](\w+)/.exec(argv.join(' ')) ?? []
  return languages.find(each => each === (asked ?? process.env.CONTENT_LANGUAGE)) ?? 'ru'
}

/** A folder that is away, or misspelt, is neither empty nor to be begun. */
function requireContent(): void {
  if (!existsSync(contentDir())) throw new Refusal('noFolder', { folder: contentDir() })
}

async function check(language: Language, site?: string): Promise<number> {
  requireContent()
  const { findings, notes, loaded } = await checkContent(Date.now(), site && resolve(site))
  const { doctors, services, analyses, posts } = loaded.records
  const counts = {
    ...{ doctors: doctors.length, services: services.length },
    ...{ analyses: analyses.length, posts: posts.length, folder: contentDir() },
  }
  const count = findings.length
  const lines = [
    ...reportLines(findings, language),
    ...reportLines(notes, language).map(line => answer('toKnow', language, { line })),
    count > 0
      ? answer('checked', language, { ...counts, count })
      : answer('checkedWell', language, counts),
  ]
  process.stdout.write(lines.map(line => `${line}\n`).join(''))
  return findings.length === 0 ? 0 : 1
}

function showSheet(isAccepting: boolean, language: Language): number {
  const { lines, isHeld } = sheet(isAccepting, language)
  process.stdout.write(lines.map(line => `${line}\n`).join(''))
  return isHeld ? 1 : 0
}

function confirm(paths: readonly string[], language: Language): number {
  requireContent()
  const { lines, problems } = accept(paths, language)
  process.stdout.write(lines.map(line => `${line}\n`).join(''))
  process.stderr.write(problems.map(line => `${line}\n`).join(''))
  return problems.length > 0 ? 1 : 0
}

function begin(kind: string, slug: string, language: Language): number {
  requireContent()
  for (const file of create(kind, slug, language)) process.stdout.write(`${contentDir()}/${file}\n`)
  process.stdout.write(`${answer('fillIn', language, {})}\n`)
  return 0
}

function newDoctors(file: string, language: Language): number {
  requireContent()
  const lines = addDoctors(file, language)
  process.stdout.write(lines.map(line => `${line}\n`).join(''))
  return 0
}

/** Ends with what is missing, and with the site where somebody sits at a terminal. */
async function newClinic(folder: string, given: GivenFacts, language: Language): Promise<number> {
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined
  try {
    const ask = terminal && asking(terminal)
    const lines = await beginClinic(folder, given, language, ask)
    process.stdout.write(lines.map(line => `${line}\n`).join(''))
  } finally {
    terminal?.close()
  }
  process.env.CONTENT_DIR = resolve(folder)
  process.stdout.write(`\n${answer('stillMissing', language, {})}\n`)
  await check(language)
  return terminal ? show(language) : 0
}

async function show(language: Language): Promise<number> {
  requireContent()
  return showSite(line => process.stdout.write(`${line}\n`), language)
}

/** Asks line by line; lines that are pasted together answer one question after another. */
function asking(terminal: Interface): (question: string) => Promise<string> {
  const lines = terminal[Symbol.asyncIterator]()
  return async question => {
    terminal.setPrompt(question)
    terminal.prompt()
    const { value, done } = await lines.next()
    if (done) throw new Refusal('noAnswer', {})
    return value
  }
}

/** The sample comes with the site, whatever CONTENT_DIR says. */
function copySample(target: string, language: Language): number {
  if (!target) throw new Refusal('whereTo', {})
  if (existsSync(target) && readdirSync(target).length > 0)
    throw new Refusal('notEmpty', { folder: target })
  cpSync('content', target, { recursive: true })
  // A clinic has there what it adds to the words that come with the site.
  rmSync(join(target, lexiconFolder), { recursive: true, force: true })
  process.stdout.write(`${answer('shows', language, { folder: resolve(target) })}\n`)
  return 0
}

/** For `/etc/nginx/clinic/errors`: nginx shows them also while no instance of the site runs. */
function writeErrorPages(folder: string): number {
  if (!folder) throw new Refusal('whereTo', {})
  mkdirSync(folder, { recursive: true })
  for (const reason of ['unavailable', 'refused'] as const) {
    for (const locale of locales) {
      const file = join(folder, `${reason}.${locale}.html`)
      writeFileSync(file, plainPage(reason, locale))
      process.stdout.write(`${file}\n`)
    }
  }
  return 0
}

/** What Node says of flags that there are not is English. */
function reasonIn(error: unknown, language: Language): string {
  if (error instanceof Refusal) return error.in(language)
  const text = error instanceof Error ? error.message : String(error)
  const isAboutFlags = /^ERR_PARSE_ARGS/.test(String(Reflect.get(Object(error), 'code')))
  return isAboutFlags ? answer('wrongFlags', language, { error: text }) : text
}

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  const language = languageGiven(process.argv)
  const help = answer('tryHelp', language, {})
  process.stderr.write(`${reasonIn(error, language)}\n${help}\n`)
  process.exitCode = 2
}
