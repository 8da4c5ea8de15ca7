/** The price list as CSV and XLSX: complete, in both languages, and safe to open. */
import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { createBackend } from '@/lib/backend/app'
import { discard } from '@/lib/backend/inbox'
import { headingMark } from '@/lib/clinic/files/csv'
import { workbookTable } from '@/lib/clinic/files/workbook/workbook'
import { resources } from '@/lib/content/client/public'
import { contentStore } from '@/lib/content/content'
import { locales } from '@/lib/routing/locales'
import { routes } from '@/lib/routing/routes'
import { priceListCsv, priceListXlsx } from '@/lib/screens/price-files'
import { clinicDay } from '@/lib/text/days'
import ru from '@/messages/ru.json'
import { seed } from '@/tests/support/seed'
import { serveBackend } from '../../support/backend'
import { readFrom } from '../../support/content'

const [first, ...others] = seed.analyses
if (!first) throw new Error('The seed has no analyses')

const hostile = '=HYPERLINK("https://other.example";"Ещё")'
const backendOf = (change: Partial<typeof first>) =>
  createBackend({
    seed: { ...seed, analyses: [{ ...first, ...change }, ...others] },
    inbox: discard,
  })

const whole = backendOf({})
let backend = whole
serveBackend(request => backend(request))

beforeAll(() => {
  process.env.DATA_DIR = '/dev/null/data'
})

/** The clinic has these records now. */
async function use(now: typeof whole): Promise<void> {
  backend = now
  readFrom()
  // Reading all lists at once may take longer than a page waits.
  const source = contentStore().reading({ waitMs: 60_000 })
  const { needs = [] } = routes.priceList
  await Promise.all(
    locales.flatMap(locale => needs.map(name => resources[name].list(locale, source))),
  )
}

beforeEach(() => use(whole))

type Line = readonly string[]
const csvLines = (text: string, delimiter = ','): readonly Line[] =>
  parse(text, { bom: true, delimiter })
const csv = async (locale: 'ru' | 'kk' = 'ru') =>
  csvLines(await (await priceListCsv(locale)).text())
const xlsx = async () => {
  const bytes = Buffer.from(await (await priceListXlsx('ru')).arrayBuffer())
  return { bytes, lines: csvLines(workbookTable(bytes).text.replaceAll(headingMark, ''), ';') }
}
const lineOf = (lines: readonly Line[], id: string) => lines.find(line => line[0] === id)

test('the documentation names every column', () => {
  const text = readFileSync('docs/open-data.md', 'utf8')
  const missing = Object.values(ru.priceList.columns).filter(column => !text.includes(column))
  expect(missing).toEqual([])
})

test('every price is there once, with its names, category, discount and page', async () => {
  const lines = await csv()
  expect(lines[0]).toEqual(Object.values(ru.priceList.columns))
  const ids = lines.slice(1).map(line => line[0])
  expect(new Set(ids).size).toBe(ids.length)
  const prices = seed.checkUpPackages.map(own => {
    const bySex = [own.male_check_up_price, own.female_check_up_price].filter(Boolean)
    return Math.max(1, bySex.length)
  })
  const packages = prices.reduce((sum, count) => sum + count, 0)
  const repeated = seed.doctors.filter(each => each.repeated_appointment).length
  const { services, doctors, analyses, promotions } = seed
  const records = [services, doctors, analyses, promotions].reduce(
    (sum, all) => sum + all.length,
    0,
  )
  // And the drawing of blood.
  expect(ids).toHaveLength(records + repeated + packages + 1)
  for (const line of lines) {
    expect(line).toHaveLength(12)
    expect(line.filter((cell, column) => cell === '' && ![5, 6, 9, 10].includes(column))).toEqual(
      [],
    )
  }

  const discounted = seed.analyses.find(each => each.discount_percent && each.price)
  const category = seed.analysisCategories.find(({ id }) => id === discounted?.category_analysis_id)
  expect(lineOf(lines, `analysis-${discounted?.id}`)).toEqual([
    `analysis-${discounted?.id}`,
    ...[ru.nav.analyses, category?.name.ru, discounted?.name.ru, discounted?.name.kk],
    ...[String(discounted?.price), String(discounted?.discount_percent)],
    ...[`http://localhost:3000/analysis/list/${discounted?.slug}`, 'точная', ''],
    ...['', clinicDay(new Date())],
  ])
  expect(lineOf(lines, 'blood-test')?.slice(3)).toEqual([
    ...['Взятие крови', 'Қан алу', '1000', ''],
    ...['http://localhost:3000/analysis/list', 'точная', ''],
    ...['', clinicDay(new Date())],
  ])

  const lasting = seed.promotions.find(({ until }) => until)
  expect(lineOf(lines, `promotion-${lasting?.id}`)?.slice(8, 10)).toEqual(['от', '2027-12-31'])
})

test('a service with a discount for children says so, and every price its day (B1486)', async () => {
  const lines = await csv()
  const [marked, plain] = [true, false].map(isFor =>
    lineOf(lines, `service-${seed.services.find(each => each.is_for_childs === isFor)?.id}`),
  )
  expect([marked?.[10], plain?.[10]]).toEqual([ru.services.childDiscount, ''])
  expect(new Set(lines.slice(1).map(line => line[11]))).toEqual(new Set([clinicDay(new Date())]))
})

test('a package has a line for men and one for women; a price on request is an empty cell', async () => {
  await use(backendOf({ price: null }))
  const lines = await csv()
  const own = seed.checkUpPackages.find(
    ({ male_check_up_price: male, female_check_up_price: female }) => male && female,
  )
  const [male, female] = ['male', 'female'].map(sex => lineOf(lines, `package-${own?.id}-${sex}`))
  expect([male?.[5], female?.[5]]).toEqual([
    String(own?.male_check_up_price),
    String(own?.female_check_up_price),
  ])
  expect(male?.[3]).toMatch(/: .+ \(мужчинам\)$/)
  expect(male?.[4]).toMatch(/ \(ерлерге\)$/)
  const unpriced = lineOf(lines, `analysis-${first.id}`)
  expect([unpriced?.[5], unpriced?.[8]]).toEqual(['', 'по запросу'])
})

test('in Kazakh the headings and pages are Kazakh, the ids the same', async () => {
  const [russian, kazakh] = [await csv(), await csv('kk')]
  expect(kazakh.slice(1).map(line => line[0])).toEqual(russian.slice(1).map(line => line[0]))
  expect(kazakh[1]?.[3]).toBe(russian[1]?.[4])
  expect(kazakh[1]?.[4]).toBe(russian[1]?.[3])
  expect(kazakh[1]?.[7]).toContain('http://localhost:3000/kk/services/details/')
})

test('the workbook says the same, with prices as numbers', async () => {
  const { bytes, lines } = await xlsx()
  expect(lines).toEqual(await csv())
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
})

test('a name that begins like a formula is text', async () => {
  await use(backendOf({ name: { ru: hostile, kk: '@SUM(A1)\u0007' } }))
  const id = `analysis-${first.id}`
  const text = await (await priceListCsv('ru')).text()
  expect(text).toContain(`${id},`)
  expect(lineOf(csvLines(text), id)?.slice(3, 5)).toEqual([
    `'${hostile}`,
    expect.stringMatching(/^'@SUM/),
  ])
  const { lines } = await xlsx()
  expect(lineOf(lines, id)?.slice(3, 5)).toEqual([hostile, '@SUM(A1)'])
})

test('the file has a readable name, an ETag of its prices, and is no page for search engines', async () => {
  const before = await priceListXlsx('ru')
  const header = before.headers.get('Content-Disposition') ?? ''
  expect(header).toMatch(/^attachment; filename="price-list\.xlsx"; filename\*=UTF-8''[\w%.-]+$/)
  expect(decodeURIComponent(header.split("''")[1] ?? '')).toBe('Прейскурант, Ак Алма.xlsx')
  expect(before.headers.get('X-Robots-Tag')).toBe('noindex')
  const etag = before.headers.get('ETag')
  const bytes = await before.arrayBuffer()
  const again = await priceListXlsx('ru')
  expect(again.headers.get('ETag')).toBe(etag)
  expect(Buffer.from(await again.arrayBuffer())).toEqual(Buffer.from(bytes))

  await use(backendOf({ price: 123_456 }))
  const changed = await priceListXlsx('ru')
  expect(changed.headers.get('ETag')).not.toBe(etag)
  const { text } = workbookTable(Buffer.from(await changed.arrayBuffer()))
  expect(text).toContain('"123456"')
})
