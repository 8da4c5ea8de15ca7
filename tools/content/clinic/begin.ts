/** `npm run content -- new clinic DIR`: the content folder of a clinic, complete and without records. */
import 'server-only'
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analysisCategoryTable, analysisTable } from '@/lib/backend/records/analyses'
import { columnsOf } from '@/lib/clinic/files/table'
import { redirectsFile } from '@/lib/clinic/former-addresses'
import { type Locale, locales } from '@/lib/routing/locales'
import { clinicDay, fullDate } from '@/lib/text/days'
import { fill } from '@/lib/text/fill'
import { type Language, sentence } from '@/lib/text/sentences'
import { clinicNotes } from '@/messages/clinic-notes'
import texts from '@/messages/new-clinic.json'
import words from '@/messages/new-clinic-questions.json'
import { aboutDoctors } from './add-doctors'
import { doctorFiles } from './doctor-files'
import { type FactName, type Facts, factNames, isUsable, optional, tidied } from './facts'
import { documentNames, emptySheet, pictures, sheets } from './files'
import {
  type BeginningTable,
  type GivenTables,
  readTableFile,
  type TableName,
  tableNames,
} from './tables'
import { writeFiles } from './write-files'
import { clinicYaml, valuesIn } from './yaml'

/** What the flags say. */
export type GivenFacts = Readonly<Partial<Record<FactName, string>>> & GivenTables

/** Puts a question to whoever sits at the terminal. */
export type Ask = (question: string) => Promise<string>

/**
 * Writes the content folder of a clinic.
 * @param ask for the facts that no flag gives; undefined where nobody can answer
 * @returns lines about what was written and what is left to people
 * @throws Error in the language of whoever edits: a folder that is not empty, facts that are missing
 * or not usable; nothing is written then
 */
export async function beginClinic(
  folder: string,
  given: GivenFacts,
  language: Language,
  ask: Ask | undefined,
): Promise<readonly string[]> {
  const { said } = words[language]
  if (!folder) throw new Error(said.where)
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(fill(said.notEmpty, { folder }))
  const facts = complete(ask ? await asked(given, language, ask) : given, language)
  const tables = await tablesOf(given, language, ask)
  const today = clinicDay(new Date())
  const own = doctorFiles(tables.doctors?.doctors ?? [], [], today, language)
  const files = [
    ...(await filesOf(facts, tables, today, language)),
    ['specialties.yaml', listText('specialty', language) + own.specialties] as const,
    ...own.files,
  ]
  for (const name of folders) mkdirSync(join(folder, name), { recursive: true })
  writeFiles(folder, files)
  const values = {
    folder,
    count: files.length,
    domain: facts.domain,
    licence: 'files/documents/licence.pdf, files/documents/kk/licence.pdf',
    files: papers.map(name => `documents/${name}.{ru,kk}.md`).join(', '),
  }
  const { written, lawyer, papers: scans, own: change, next } = said
  return [
    ...[written, lawyer, scans, change, next].map(line => fill(line, values)),
    ...aboutDoctors(tables.doctors, own, language),
  ]
}

type BeginningTables = Readonly<Partial<Record<TableName, BeginningTable>>>

/** A terminal is asked for those that no flag names, and again for one of which nothing can be made. */
async function tablesOf(
  given: GivenTables,
  language: Language,
  ask: Ask | undefined,
): Promise<BeginningTables> {
  const tables: Partial<Record<TableName, BeginningTable>> = {}
  for (const name of tableNames) {
    const question = `${words[language].tables[name]}: `
    let path = given[name] ?? (await ask?.(question)) ?? ''
    while (path.trim()) {
      const read = readTableFile(name, path, language)
      if ('table' in read) {
        tables[name] = read.table
        break
      }
      const lines = read.problems.join('\n')
      if (!ask) throw new Error(lines)
      path = await ask(`${lines}\n${question}`)
    }
  }
  return tables
}

/** The facts as flags or answers give them. */
function complete(given: GivenFacts, language: Language): Facts {
  const said = (name: FactName) => tidied(name, given[name] ?? '')
  const known = Object.fromEntries(
    factNames.map(name => [name, said(name) || (name === optional && said('phone')) || '']),
  ) as Facts
  const missing = factNames.filter(name => !known[name])
  const wrong = factNames.filter(said).flatMap(name => problem(name, known[name], language))
  const flags = missing
    .filter(name => name !== optional)
    .map(name => `--${name}`)
    .join(' ')
  const lines = [...wrong, ...(flags ? [fill(words[language].said.missing, { flags })] : [])]
  if (lines.length > 0) throw new Error(lines.join('\n'))
  return known
}

function problem(flag: FactName, value: string, language: Language): readonly string[] {
  const { said, questions } = words[language]
  if (isUsable(flag, value)) return []
  return [fill(said.wrong, { flag, value, question: questions[flag] })]
}

async function asked(given: GivenFacts, language: Language, ask: Ask): Promise<GivenFacts> {
  const answers: Partial<Record<FactName, string>> = { ...given }
  for (const name of factNames.filter(each => !given[each]))
    answers[name] = await answer(name, language, ask)
  return answers
}

/** Asks again until an answer is usable. */
async function answer(name: FactName, language: Language, ask: Ask): Promise<string> {
  const text = tidied(name, await ask(`${words[language].questions[name]}: `))
  if (!text) return name === optional ? '' : answer(name, language, ask)
  const lines = problem(name, text, language)
  if (lines.length === 0) return text
  return answer(name, language, question => ask([...lines, question].join('\n')))
}

/** Empty ones, for what is begun with the same command. */
const folders = ['doctors', 'services', 'promotions', 'check-ups', 'posts', 'files', 'search']

/** The papers that have a text; a licence is a scan. */
const papers = documentNames.filter(name => name !== 'licence')

async function filesOf(
  facts: Facts,
  { analyses, services }: BeginningTables,
  today: string,
  language: Language,
) {
  const sheet = emptySheet(facts.phone, facts.email)
  return [
    ['clinic.yaml', clinicYaml(facts, today, language)],
    ...lists.map(([name, kind]) => [`${name}.yaml`, listText(kind, language)] as const),
    analyses
      ? ([analyses.file, analyses.content] as const)
      : (['analyses.csv', tableText(columnsOf(analysisTable))] as const),
    ...(services ? [[services.file, services.content] as const] : []),
    ['analysis-categories.csv', tableText(columnsOf(analysisCategoryTable))],
    [redirectsFile, tableText(['from', 'to'])],
    ...locales.flatMap(locale => textsIn(locale, facts, today)),
    ...sheets.map(name => [name, sheet] as const),
    ...(await pictures()).map(([name, content]) => [`files/${name}`, content] as const),
  ] as const
}

const lists = [
  ['service-categories', 'service-category'],
  ['parent-check-ups', 'parent-check-up'],
  ['banners', 'banner'],
] as const

const listText = (kind: string, language: Language) =>
  `# ${sentence(clinicNotes.list, language, { kind })}\n`

/** With the mark by which Excel opens a table as UTF-8. */
const tableText = (columns: readonly string[]) => `\uFEFF${columns.join(';')}\n`

/** The texts of pages and papers; the papers keep the placeholders that `npm run documents` fills in. */
function textsIn(locale: Locale, facts: Facts, today: string) {
  const values = valuesIn(facts, locale)
  const { pages, documents, requisites } = texts[locale]
  const ofPages = Object.entries(pages).map(([name, { front, text }]) => {
    const fields = Object.entries(front).map(([key, value]) => {
      const filled = [value].flat().map(each => fill(each, values))
      return `${key}: ${JSON.stringify(Array.isArray(value) ? filled : filled[0])}`
    })
    return [`pages/${name}.${locale}.md`, markdown(fields, fill(text.join('\n'), values))] as const
  })
  const ofPapers = Object.entries(documents).map(([name, { title, text }]) => {
    const fields = [`title: ${JSON.stringify(title)}`, 'layout: paper']
    const body = [`# ${title}`, '', ...text, '', ...requisites].join('\n')
    const dated = fill(body, { day: fullDate(today) })
    return [`documents/${name}.${locale}.md`, markdown(fields, dated)] as const
  })
  const policy = [`documents/privacy-policy.${locale}.md`, policyText(locale, today)] as const
  return [...ofPages, ...ofPapers, policy]
}

/**
 * The policy and consent of the sample, which comes with the site: what the site does is said there. What the sample's
 * clinic says of itself is left to this one.
 * @throws Error where the sample says something otherwise than the table of its own words
 */
export function policyText(locale: Locale, today: string): string {
  const sample = readFileSync(`content/documents/privacy-policy.${locale}.md`, 'utf8')
  const text = texts[locale].policy.reduce((said, [own = '', mine = '']) => {
    const pattern = new RegExp(own, 'g')
    if (said.search(pattern) < 0) throw new Error(`privacy-policy.${locale}.md: no "${own}"`)
    return said.replace(pattern, mine)
  }, sample)
  return fill(text, { day: fullDate(today) })
}

const markdown = (fields: readonly string[], body: string) =>
  `---\n${fields.join('\n')}\n---\n\n${body}\n`
