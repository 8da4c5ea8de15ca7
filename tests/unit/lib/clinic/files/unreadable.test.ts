/**
 * What happens to a content folder on a real disk: rights of another user, links that lead nowhere, a
 * folder in place of a file. Nothing that was good is lost, whether it is seen at the start or later.
 */
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RecordFiles, recordKinds } from '@/lib/backend/records/files'
import { watchLeaflets } from '@/lib/clinic/documents/watch'
import { clinicFacts, heldClinic, reloadChangedClinic } from '@/lib/clinic/facts'
import { contentFingerprint } from '@/lib/clinic/files/fingerprint'
import { openLastGood, siteLastGood } from '@/lib/clinic/files/last-good'
import { usableRows } from '@/lib/clinic/files/usable-rows'
import { readRedirects, redirectsFile } from '@/lib/clinic/former-addresses'
import {
  lexiconFile,
  lexiconTableNames,
  readLexiconTable,
} from '@/lib/content/search-tables/tables'
import { readSeoText, textPaths } from '@/lib/page-texts'
import { fileOf, heldTexts } from '@/lib/page-texts/files'
import { watchTexts } from '@/lib/page-texts/watch'
import { locales } from '@/lib/routing/locales'
import { log } from '@/lib/telemetry/log'
import { contentCopy } from '@/tests/support/content-copy'

jest.useFakeTimers()
for (const level of ['error', 'warn', 'info'] as const) jest.spyOn(log, level).mockImplementation()

/** Root may read everything, so these tests read as another user. */
const nobody = 65_534
const isRoot = process.geteuid?.() === 0
const asNobody = () => isRoot && process.seteuid?.(nobody)
const asRoot = () => isRoot && process.seteuid?.(0)

const data = mkdtempSync(join(tmpdir(), 'data-'))
const content = contentCopy()
process.env.CONTENT_DIR = content.dir
process.env.DATA_DIR = data
const at = (name: string) => join(content.dir, name)
const kept = `${content.dir}-kept`
const twoHoursOn = () => Date.now() + 2 * 60 * 60_000

let good: unknown

beforeAll(() => {
  shorten()
  if (isRoot) {
    chmodSync(content.dir, 0o755)
    execFileSync('chown', ['-R', String(nobody), data])
  }
  openLastGood()
  asNobody()
  const files = new RecordFiles(siteLastGood())
  expect(files.read().findings).toEqual([])
  watchTexts()
  good = shown(files)
})

afterEach(() => jest.clearAllTimers())
afterAll(() => {
  asRoot()
  rmSync(data, { recursive: true, force: true })
  content.remove()
})

/** All of them are read many times. */
function shorten(): void {
  for (const folder of readdirSync(content.dir).filter(isFolder))
    for (const name of readdirSync(at(folder)).sort().slice(4))
      if (folder !== 'search') rmSync(join(at(folder), name), { recursive: true })
  for (const name of readdirSync(content.dir, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.csv')) continue
    writeFileSync(at(name), readFileSync(at(name), 'utf8').split('\n').slice(0, 8).join('\n'))
  }
}

const isFolder = (name: string) => statSync(at(name)).isDirectory()

/** What visitors see of the folder. */
function shown(files: RecordFiles) {
  const { entries } = files.read()
  const tables = lexiconTableNames.map(name =>
    usableRows(lexiconFile(name), from => readLexiconTable(name, from)),
  )
  return {
    records: recordKinds.map(kind => [kind, entries[kind].map(({ value }) => value.id)]),
    texts: locales.map(locale =>
      textPaths(locale).map(path => [path, readSeoText(fileOf(path, locale))?.title]),
    ),
    name: clinicFacts().name,
    redirects: usableRows(redirectsFile, readRedirects).length,
    search: tables.map(({ length }) => length),
  }
}

/** What editors are told. */
function named(files: RecordFiles): string {
  const lastGood = siteLastGood()
  if (!lastGood) throw new Error('It is open')
  const findings = [files.heldBack(), heldTexts(lastGood), heldClinic(lastGood)]
  const rows = [readRedirects(), ...lexiconTableNames.map(name => readLexiconTable(name))]
  return JSON.stringify([findings, rows.map(table => table.findings)])
}

const replace = (name: string, put: (path: string) => void) => {
  renameSync(at(name), kept)
  put(at(name))
}
const putBack = (name: string) => {
  rmSync(at(name), { recursive: true })
  renameSync(kept, at(name))
}

type Act = (name: string) => void
const spoilings: readonly (readonly [string, Act, Act])[] = [
  [
    'that another user may not read',
    name => chmodSync(at(name), 0),
    name => chmodSync(at(name), isFolder(name) ? 0o755 : 0o644),
  ],
  [
    'that is a link to nothing',
    name => replace(name, path => symlinkSync('asel@office.1234:1', path)),
    putBack,
  ],
  ['that is a link to itself', name => replace(name, path => symlinkSync(path, path)), putBack],
  [
    'of the other kind',
    name =>
      isFolder(name)
        ? replace(name, path => writeFileSync(path, ''))
        : replace(name, path => mkdirSync(path)),
    putBack,
  ],
]

const cases = spoilings.flatMap(([how, spoil, mend]) =>
  readdirSync('content').map(name => [name, how, spoil, mend] as const),
)

test.each(cases)('%s %s: what was good stays until it is mended', (name, _, spoil, mend) => {
  const running = new RecordFiles(siteLastGood())
  running.read()
  asRoot()
  spoil(name)
  asNobody()

  expect(contentFingerprint()).toMatch(/^[0-9a-f]{16}$/)
  reloadChangedClinic()
  for (const files of [new RecordFiles(siteLastGood(), twoHoursOn), running])
    expect(shown(files)).toEqual(good)
  // Leaflets and pictures are no page's only content, and have no last good state.
  if (name !== 'documents' && name !== 'files') expect(named(running)).toContain(name)
  watchLeaflets()
  watchTexts()
  jest.advanceTimersByTime(2_000)

  asRoot()
  mend(name)
  asNobody()
  reloadChangedClinic()
  jest.advanceTimersByTime(2_000)
  expect(shown(running)).toEqual(good)
  expect(named(running)).not.toContain('that can be read')
})

test('a lock of an editor is no file of the content', () => {
  asRoot()
  for (const name of ['doctors/.#a.yaml', 'pages/.#home.ru.md', 'posts/.#a.ru.md'])
    symlinkSync('asel@office.1234:1', at(name))
  asNobody()
  expect(contentFingerprint()).toMatch(/^[0-9a-f]{16}$/)
  const files = new RecordFiles(siteLastGood())
  expect(files.read().findings).toEqual([])
  expect(shown(files)).toEqual(good)
})

test('a folder that is away as a whole is not believed to be empty', () => {
  asRoot()
  renameSync(content.dir, kept)
  asNobody()
  expect(contentFingerprint()).toMatch(/^[0-9a-f]{16}$/)
  expect(shown(new RecordFiles(siteLastGood(), twoHoursOn))).toEqual(good)
  asRoot()
  renameSync(kept, content.dir)
})
