/** Files that are watched whatever they are of: leaflets, redirects, texts of pages, records. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { siteFiles } from '@/lib/backend/site-files'
import { leafletOf } from '@/lib/clinic/documents/leaflet'
import { openLastGood, siteLastGood } from '@/lib/clinic/files/last-good'
import { formerAddress, reloadChangedRedirects } from '@/lib/clinic/former-addresses'
import { areOutdated, versionOfValue } from '@/lib/invalidation/sources'
import { readSeoText } from '@/lib/page-texts'
import { watchTexts } from '@/lib/page-texts/watch'
import { log } from '@/lib/telemetry/log'
import { contentCopy } from '@/tests/support/content-copy'

jest.useFakeTimers()
jest.spyOn(log, 'warn').mockImplementation()

const leaflet = 'documents/preparation-swabs.ru.md'
const text = 'pages/contacts.ru.md'
const content = contentCopy('clinic.yaml', leaflet, text)
const data = mkdtempSync(join(tmpdir(), 'data-'))
process.env.CONTENT_DIR = content.dir
process.env.DATA_DIR = data
const write = (file: string, lines: readonly string[]) =>
  writeFileSync(join(content.dir, file), lines.join('\n'))
const named = () =>
  siteFiles(siteLastGood() ?? fail())
    .heldBack()
    .flat()
    .map(({ file }) => file)
const fail = () => {
  throw new Error('It is open')
}

beforeAll(() => openLastGood())
afterEach(() => content.reset())
afterAll(() => {
  content.remove()
  rmSync(data, { recursive: true })
})

test('a leaflet that becomes wrong keeps its text, and is named (B1010)', () => {
  const shown = () => leafletOf('/files/documents/preparation-swabs.pdf', 'ru')
  const good = shown()
  expect(good?.html).toContain('<')
  content.change(leaflet, /^title: .*$/m, 'title: [')
  expect(shown()).toEqual(good)
  expect(named()).toEqual([leaflet])
})

test('redirects stay when no row can be read; of wrong rows the others count (B1010)', () => {
  write('redirects.csv', ['from;to', '/old;/contacts', '/older;/contacts'])
  const leads = (path: string) => {
    reloadChangedRedirects()
    return formerAddress(path, '') !== null
  }
  expect([leads('/old'), leads('/older')]).toEqual([true, true])
  write('redirects.csv', ['from;to', '/old;nowhere', '/older;/contacts'])
  expect([leads('/old'), leads('/older')]).toEqual([false, true])
  expect(named()).toEqual([])
  write('redirects.csv', ['from;to', '/old;nowhere', '/older;nowhere'])
  expect([leads('/old'), leads('/older')]).toEqual([true, true])
  expect(named()).toContain('redirects.csv')
})

test('a new file of which nothing can be shown is named as what is held back (B1010)', () => {
  write('specialties.yaml', ['- slug: kardiolog', '  name: 7'])
  expect(named()).toContain('specialties.yaml')
})

test('a text that a page shows before the next look at the files makes it outdated all the same', () => {
  watchTexts()
  const before = versionOfValue(readSeoText(text))
  content.change(text, /^title: .*$/m, 'title: Новые контакты клиники в Алматы')
  expect(readSeoText(text)?.title).toBe('Новые контакты клиники в Алматы')
  expect(areOutdated(new Map([[text, before]]))).toBe(false)
  jest.advanceTimersByTime(2_000)
  expect(areOutdated(new Map([[text, before]]))).toBe(true)
})
