/** Published sheets, fetched from a real server of this machine, and the site that reads its copy. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sheet } from '@clinic/content/sheet'
import { copyState } from '@/lib/backend/price-list/copy'
import { refreshPriceList } from '@/lib/backend/price-list/refresh'
import { RecordFiles } from '@/lib/backend/records/files'
import { loadRecords } from '@/lib/backend/records/load'
import { comparePublished, summary } from '@/lib/backend/records/published'
import { LastGoodFiles, lastGoodFolder } from '@/lib/clinic/files/last-good'
import type { PublishedTable } from '@/lib/clinic/files/published'
import { inWords } from '@/tests/support/in-words'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

let answer: Answer = () => undefined
const requests: IncomingMessage[] = []
const server = createServer((request, response) => {
  requests.push(request)
  answer(request, response)
})
let url = ''
let content = ''
let data = ''

beforeAll(async () => {
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/sheet`
})
afterAll(() => server.close())
beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'content-'))
  data = mkdtempSync(join(tmpdir(), 'data-'))
  Object.assign(process.env, { CONTENT_DIR: content, DATA_DIR: data, PRICE_LIST_URL: url })
  requests.length = 0
})
afterEach(() => {
  delete process.env.PRICE_LIST_URL
  delete process.env.SERVICES_PRICE_LIST_URL
  for (const folder of [content, data]) rmSync(folder, { recursive: true })
})

const look = (table: PublishedTable = 'analyses.csv') => refreshPriceList(table, url)
/** What the e-mail says of the change. */
const changeOf = (table: PublishedTable) =>
  summary(comparePublished(table, new LastGoodFiles(lastGoodFolder(), true)))
const site = () => new RecordFiles(new LastGoodFiles(lastGoodFolder()))
const prices = (files = site()) =>
  Object.fromEntries(loadRecords(files).records.analyses.map(({ name, price }) => [name.ru, price]))

const rows = Array.from(
  { length: 10 },
  (_, index) => `Б${index};Анализ ${index};Талдау қ ${index};1000`,
)
const csv = (lines = rows) => ['Код;Название;Атауы;Цена', ...lines].join('\n')
const serve = (body: string | Buffer, headers: Readonly<Record<string, string>> = {}) => {
  answer = (_, response) => response.writeHead(200, headers).end(body)
}
const change = (row: number, price: string) =>
  csv(rows.with(row, `Б${row};Анализ ${row};Талдау қ ${row};${price}`))

test('the sheet is read in place of the table, and small changes are taken over', async () => {
  writeFileSync(join(content, 'analyses.csv'), 'Название;Цена\nСвоя;5\n')
  expect(prices()).toEqual({ Своя: 5 })
  rmSync(join(data, 'last-good'), { recursive: true })
  serve(csv())
  expect(await look()).toBe(false)
  expect(prices()).toMatchObject({ 'Анализ 0': 1000, 'Анализ 9': 1000 })
  serve(
    csv([...rows.slice(1), 'Б10;Новый;Жаңа қ;700']).replace(
      'Анализ 5;Талдау қ 5;1000',
      'Анализ 5;Талдау қ 5;1200',
    ),
  )
  const files = site()
  loadRecords(files)
  expect(await look()).toBe(false)
  expect(files.hasChanged()).toBe(true)
  expect(prices(files)).toMatchObject({ 'Анализ 5': 1200, Новый: 700 })
  expect(prices(files)).not.toHaveProperty('Анализ 0')
})

test('a workbook is told from a table by its bytes, and takes its place', async () => {
  serve(csv())
  await look()
  rmSync(join(data, 'last-good'), { recursive: true, force: true })
  serve(readFileSync('tests/unit/lib/clinic/files/workbooks/price-list.xlsx'))
  expect(await look()).toBe(false)
  expect(readdirSync(join(data, 'price-list'))).toEqual([
    'PRICE_LIST_URL.json',
    'PRICE_LIST_URL.xlsx',
  ])
  expect(prices()).toMatchObject({ Глюкоза: 1200 })
})

test.each([
  [
    'three in ten are gone',
    () => csv(rows.slice(4)),
    'analyses: 0 prices changed, 0 new, 4 gone',
    '4 of 10 gone',
  ],
  [
    'a price is six times as high',
    () => change(3, '6000'),
    'analyses: 1 prices changed, 0 new, 0 gone',
    '6000 in place of 1000',
  ],
  [
    'the Kazakh letters are lost',
    () => csv().replaceAll('қ', 'к'),
    'analyses: 0 prices changed, 0 new, 0 gone',
    'no қ any more',
  ],
  [
    'a price cannot be read',
    () => change(3, 'сто'),
    'analyses: 0 prices changed, 0 new, 1 gone',
    '"сто"',
  ],
])('%s: it is held back, and the last good one stays', async (_, make, difference, found) => {
  serve(csv())
  await look()
  const files = site()
  const before = prices(files)
  serve(make())
  expect(await look()).toBe(true)
  expect(await look()).toBe(true)
  expect(changeOf('analyses.csv')).toBe(difference)
  for (const each of [files, site()]) {
    expect(prices(each)).toEqual(before)
    const { findings } = loadRecords(each)
    expect(inWords(findings)).toContainEqual(
      expect.objectContaining({ file: 'PRICE_LIST_URL.csv', found }),
    )
  }
  // Not after the hour, either, after which a file of the folder is believed.
  const later = new RecordFiles(new LastGoodFiles(lastGoodFolder()), () => Date.now() + 7_200_000)
  expect(prices(later)).toEqual(before)
  serve(csv())
  expect(await look()).toBe(false)
  expect(loadRecords(files).findings).toEqual([])
})

test('the command shows the difference and accepts it; what is wrong it does not accept', async () => {
  expect(sheet(true, 'ru').lines).toEqual(['Опубликованная таблица ещё не загружена.'])
  serve(csv())
  await look()
  const files = site()
  loadRecords(files)
  expect(sheet(false, 'ru')).toEqual({
    lines: ['Сайт показывает таблицу как есть.'],
    isHeld: false,
  })
  serve(change(3, 'сто'))
  await look()
  expect(sheet(true, 'ru').lines.at(-1)).toBe('Её нельзя принять, пока ошибки не исправлены.')
  serve(change(3, '6000'))
  await look()
  const { lines, isHeld } = sheet(false, 'ru')
  expect(isHeld).toBe(true)
  expect(lines).toEqual([
    'анализы: изменилось цен: 1, новых строк: 0, пропало: 0',
    '  Анализ 3: 1000 → 6000',
    expect.stringMatching(
      /^PRICE_LIST_URL\.csv, строка 5, столбец «Цена»: 6000 вместо 1000 — исправьте/,
    ),
    'Таблица придержана; если всё верно: npm run -s content -- sheet --accept',
  ])
  expect(prices(files)['Анализ 3']).toBe(1000)
  expect(sheet(true, 'en').isHeld).toBe(false)
  expect(files.hasChanged()).toBe(true)
  expect(prices(files)['Анализ 3']).toBe(6000)
  expect(await look()).toBe(false)
})

test('services have a sheet of their own, with the same limits; each is held back and accepted by itself (B197)', async () => {
  process.env.SERVICES_PRICE_LIST_URL = url
  const services = csv().replaceAll('Анализ', 'Процедура')
  const shown = (files: RecordFiles) => loadRecords(files).records.services.map(it => it.price)
  serve(csv())
  await look()
  serve(services)
  expect(await look('services.csv')).toBe(false)
  const files = site()
  expect(shown(files)).toEqual(rows.map(() => 1000))
  serve(services.replace('Процедура 3;Талдау қ 3;1000', 'Процедура 3;Талдау қ 3;900'))
  expect(await look('services.csv')).toBe(false)
  expect(shown(files)[3]).toBe(900)

  serve(services.split('\n').slice(0, 7).join('\n'))
  expect(await look('services.csv')).toBe(true)
  expect(changeOf('services.csv')).toBe('services: 1 prices changed, 0 new, 4 gone')
  serve(change(3, '1100'))
  expect(await look()).toBe(false)
  expect(shown(files)).toHaveLength(10)
  expect(prices(files)['Анализ 3']).toBe(1100)
  expect(readdirSync(join(data, 'price-list')).sort()).toEqual([
    ...['PRICE_LIST_URL.csv', 'PRICE_LIST_URL.json'],
    ...['SERVICES_PRICE_LIST_URL.csv', 'SERVICES_PRICE_LIST_URL.json'],
  ])

  expect(sheet(true, 'ru').lines).toEqual([
    'услуги: изменилось цен: 1, новых строк: 0, пропало: 4',
    '  Процедура 3: 900 → 1000',
    ...[6, 7, 8, 9].map(number => `  пропала: Процедура ${number}`),
    expect.stringMatching(/^SERVICES_PRICE_LIST_URL\.csv: пропало 4 из 10/),
    'Принято: сайт покажет её через несколько секунд.',
  ])
  expect(shown(files)).toHaveLength(6)
})

test('both addresses may be that of one workbook', async () => {
  process.env.SERVICES_PRICE_LIST_URL = url
  serve(readFileSync('tests/unit/lib/clinic/files/workbooks/both.xlsx'))
  for (const table of ['analyses.csv', 'services.csv'] as const)
    expect(await look(table)).toBe(false)
  expect(prices()).toEqual({ Ферритин: 4100, Глюкоза: 1200 })
  expect(loadRecords(site()).records.services.map(({ name }) => name.ru)).toEqual([
    ...['Массаж спины', 'Перевязка'],
  ])
})

test('unchanged sheets are not sent again', async () => {
  serve(csv(), { etag: '"1"', 'last-modified': 'Wed, 25 Nov 2026 10:00:00 GMT' })
  await look()
  answer = (_, response) => response.writeHead(304).end()
  expect(await look()).toBe(false)
  expect(requests[1]?.headers).toMatchObject({
    'if-none-match': '"1"',
    'if-modified-since': 'Wed, 25 Nov 2026 10:00:00 GMT',
  })
  rmSync(join(data, 'price-list/PRICE_LIST_URL.csv'))
  serve(csv())
  await look()
  expect(requests[2]?.headers).not.toHaveProperty('if-none-match')
})

const failures: readonly (readonly [string, Answer, RegExp])[] = [
  ['an error', (_, response) => response.writeHead(500).end(), /^status 500$/],
  [
    'a page to sign in',
    (_, response) => response.end('<!DOCTYPE html><title>Google'),
    /is the sheet published/,
  ],
  ['nothing', (_, response) => response.end(), /^nothing$/],
  [
    'more than 10 MB',
    (_, response) => void response.on('error', () => undefined).end(Buffer.alloc(11_000_000, 'a')),
    /more than 10 MB/,
  ],
  [
    'a redirect to http elsewhere',
    (_, response) => response.writeHead(302, { location: 'http://clinic.example/' }).end(),
    /without https/,
  ],
  [
    'an endless redirect',
    (_, response) => response.writeHead(302, { location: '/' }).end(),
    /too many redirects/,
  ],
  ['a broken connection', request => request.socket.destroy(), /fetch failed/],
]

test.each(failures)('%s: the last copy stays, and the reason is kept', async (_, fails, reason) => {
  serve(csv())
  await look()
  answer = fails
  expect(await look()).toBeUndefined()
  expect(prices()).toMatchObject({ 'Анализ 0': 1000 })
  expect(copyState('analyses.csv', url).failure).toMatch(reason)
  serve(csv())
  await look()
  expect(copyState('analyses.csv', url).failure).toBeUndefined()
})
