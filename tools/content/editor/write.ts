/** `npm run content -- editor DIR`: a folder with an editor for the browser, for a host of its own. */
import 'server-only'
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { stringify } from 'yaml'
import { isTable } from '@/lib/backend/records/compared'
import { loadRecords } from '@/lib/backend/records/load'
import type { Text } from '@/lib/kinds/strict'
import { textFiles } from '@/lib/page-texts/files'
import { fill } from '@/lib/text/fill'
import { plainText } from '@/lib/text/plain-text'
import type { Language } from '@/lib/text/sentences'
import words from '@/messages/editor.json'
import { editorConfig, type Repository } from './config'
import type { Form } from './fields'
import { icons, iconsPackage, npmPackage, packed, version } from './packages'

/** Of the script: with it people sign in who may change the content. */
const sha256 = '2fc783907e1a4a70783f155cc28435c70b8f79792f2aab75e787984e84aa413a'
/** Where the script would load its translations and fonts from, and where this folder has them. */
const moved = [
  ['https://unpkg.com/@sveltia/cms', '/cms'],
  ['https://cdn.jsdelivr.net/fontsource/fonts', '/fonts'],
] as const

const source = [
  `cms.js: npm pack ${npmPackage}, dist/sveltia-cms.js, SHA-256 ${sha256}; MIT License. In it`,
  ...moved.map(([from, to]) => `${from} is ${to}`),
  `Icons: npm pack ${iconsPackage}`,
].join('\n')

/** What the flags say. */
export interface Asked {
  readonly repository?: string
  readonly host?: string
  readonly 'base-url'?: string
  readonly 'app-id'?: string
  readonly packages?: string
}

/**
 * Writes the editor, over an earlier one.
 * @returns lines about what was written
 * @throws Error in the language of whoever edits: flags that are missing, a folder of something else
 */
export function writeEditor(folder: string, asked: Asked, language: Language): readonly string[] {
  const said = words.said[language]
  const repository = repositoryOf(asked, language)
  if (!folder) throw new Error(said.usage)
  const there = existsSync(folder) ? readdirSync(folder) : []
  if (there.length > 0 && !there.includes('config.yml'))
    throw new Error(fill(said.notEmpty, { folder }))
  const { script, translation, font } = scriptOf(asked.packages)
  const config = stringify(editorConfig(repository, pageFolders(), formFor(language)), {
    aliasDuplicateObjects: false,
  })
  const lines = [said.written, said.serve, said.tables, said.again].map(line =>
    fill(line, { folder, name: repository.name }),
  )
  const files = {
    'index.html': page(language),
    'config.yml': `# npm run -s content -- editor\n${config}`,
    'cms.js': script,
    [`cms@${version}/locales/ru.json`]: translation,
    [`fonts/${icons}:vf@5.3.7/latin-wght-normal.woff2`]: font,
    README: `${lines.join('\n')}\n\n${source}\n`,
  }
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return lines
}

function repositoryOf(asked: Asked, language: Language): Repository {
  const said = words.said[language]
  const { repository: name = '', 'base-url': url, 'app-id': appId } = asked
  const host = (['gitea', 'gitlab', 'github'] as const).find(each => each === asked.host)
  if (!host || !/^[\w.-]+(\/[\w.-]+)+$/.test(name)) throw new Error(said.usage)
  if (url === undefined ? host === 'gitea' : !/^https:\/\/[^\s/]+$/.test(url))
    throw new Error(said.baseUrl)
  return { host, name, ...(url ? { baseUrl: url } : {}), ...(appId ? { appId } : {}) }
}

/** Tables are no collections of the editor: what they name is written into its forms. */
export function formFor(language: Language): Form {
  const { records, entries } = loadRecords()
  const locale = language === 'kk' ? 'kk' : 'ru'
  const optionsOf = (named: readonly { readonly slug: string; readonly name: Text }[]) =>
    named.map(({ slug, name }) => ({ value: slug, label: plainText(name[locale] || name.ru) }))
  const analyses = optionsOf(records.analyses)
  const reads = records.analysisCategories.map(({ name }) => ({
    value: name.ru,
    label: name[locale],
  }))
  const choices = { analyses, analysisCategories: reads }
  if (!entries.services.some(({ file }) => isTable(file))) return { language, choices }
  const services = optionsOf(records.services)
  const categories = optionsOf(records.serviceCategories)
  return { language, choices: { ...choices, services, serviceCategories: categories } }
}

/** Folders within `pages` that have texts, itself first. */
function pageFolders(): readonly string[] {
  const folders = (textFiles.units() ?? []).map(file => dirname(file).replace(/^pages\/?/, ''))
  return [...new Set(['', ...folders])].sort()
}

/**
 * The script, its Russian translation and its icons, from their packages at the registry. Without
 * the fonts of its texts it takes those of the system.
 * @param given a folder with the packages, if they are there already
 */
function scriptOf(given: string | undefined) {
  const folder = mkdtempSync(join(tmpdir(), 'editor-'))
  try {
    for (const name of [npmPackage, iconsPackage]) unpack(name, folder, given)
    const script = readFileSync(join(folder, 'package/dist/sveltia-cms.js'), 'utf8')
    if (createHash('sha256').update(script).digest('hex') !== sha256)
      throw new Error(`The script is not that of ${npmPackage}`)
    return {
      script: moved.reduce((text, [from, to]) => text.replaceAll(from, to), script),
      translation: readFileSync(join(folder, 'package/locales/ru.json')),
      font: readFileSync(join(folder, `package/files/${icons}-latin-wght-normal.woff2`)),
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function unpack(name: string, folder: string, given: string | undefined): void {
  const from = given ? resolve(given) : folder
  if (!given) execFileSync('npm', ['pack', name, '--silent'], { cwd: folder })
  execFileSync('tar', ['-xzf', join(from, packed(name)), '-C', folder])
}

/** Without a script of its own in it, for a strict Content-Security-Policy. */
const page = (language: Language) => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${words.said[language].title}</title>
<link href="data:," rel="icon">
<link href="config.yml" type="text/yaml" rel="cms-config-url">
<script src="cms.js" defer></script>
</html>
`
