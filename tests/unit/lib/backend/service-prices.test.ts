/** A price list of services: its rows are services, alone or with a file of details. */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { formFor } from '@clinic/content/editor/write'
import { createBackend } from '@/lib/backend/app'
import { discard } from '@/lib/backend/inbox'
import { RecordFiles } from '@/lib/backend/records/files'
import { loadRecords } from '@/lib/backend/records/load'
import { LastGoodFiles } from '@/lib/clinic/files/last-good'
import { inWords } from '@/tests/support/in-words'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'content-'))
  process.env.CONTENT_DIR = dir
  mkdirSync(join(dir, 'services'))
})
afterEach(() => rmSync(dir, { recursive: true }))

const write = (...lines: readonly string[]) =>
  writeFileSync(join(dir, 'services.csv'), lines.join('\n'))
const describeIn = (slug: string, name: string, ...lines: readonly string[]) =>
  writeFileSync(
    join(dir, `services/${slug}.yaml`),
    [
      `name: { ru: ${name}, kk: Қызмет }`,
      'category: top',
      'description: { ru: Подробно., kk: Толық. }',
      ...lines,
    ].join('\n'),
  )
const category = (slug: string, ru: string, sort: number) =>
  `- { slug: ${slug}, name: { ru: ${ru}, kk: ${ru}қа }, sort: ${sort} }\n`
beforeEach(() =>
  writeFileSync(
    join(dir, 'service-categories.yaml'),
    category('top', 'Популярные', 1) + category('uzd', 'УЗИ', 5),
  ),
)

const head = 'Услуга;Цена'
const site = () => new RecordFiles(new LastGoodFiles(join(dir, 'kept')))
const services = () => loadRecords().records.services
/** What must never change. */
const addresses = (files: RecordFiles) =>
  Object.fromEntries(
    loadRecords(files).records.services.map(({ name, id, slug }) => [name.ru, `${id} ${slug}`]),
  )

describe('a row and a file are the same service (B190)', () => {
  test.each([
    ['by its address, however it is called', 'Адрес;Услуга;Цена', 'uzi;УЗИ сердца;9000'],
    ['by its name', head, 'узи почёк;9000'],
    ['by the address that is made of its name', head, 'УЗИ;9000'],
  ])('%s', (_, headings, row) => {
    describeIn('uzi', 'УЗИ почек')
    write(headings, row)
    const { records, findings } = loadRecords()
    expect(findings).toEqual([])
    expect(records.services).toMatchObject([
      { slug: 'uzi', name: { ru: 'УЗИ почек' }, price: 9000, description: { ru: 'Подробно.' } },
    ])
  })

  test('an address that somebody wrote counts more than a name', () => {
    describeIn('uzi', 'УЗИ почек')
    describeIn('ekg', 'ЭКГ')
    write('Адрес;Услуга;Цена', 'uzi;ЭКГ;9000')
    expect(services().find(({ price }) => price === 9000)?.slug).toBe('uzi')
  })

  test('a name counts more than an address that is made of another one', () => {
    describeIn('uzi', 'УЗИ почек')
    write(head, 'УЗИ;1000', 'УЗИ почек;9000')
    const { records, findings } = loadRecords()
    expect(records.services).toMatchObject([{ name: { ru: 'УЗИ почек' }, price: 9000 }])
    expect(findings).toMatchObject([{ file: 'services.csv', line: 2, field: 'slug' }])
  })

  test('its price and discount are those of the row, and stand in no file', () => {
    describeIn('uzi', 'УЗИ почек', 'price: 8000', 'discount: 10')
    describeIn('ekg', 'ЭКГ', 'price: null')
    write('Услуга;Цена;Скидка', 'УЗИ почек;9000;20', 'ЭКГ;3000;')
    const { records, findings } = loadRecords()
    expect(records.services[0]).toMatchObject({ price: 9000, discount: 20 })
    const expected = 'no such line: it is said in line 2 of services.csv'
    expect(inWords(findings)).toEqual([
      { file: 'services/uzi.yaml', line: 4, field: 'price', found: '8000', expected },
      { file: 'services/uzi.yaml', line: 5, field: 'discount', found: '10', expected },
    ])
  })

  test('the address that the row had without the file leads to it', () => {
    describeIn('pochki', 'УЗИ почек')
    write(head, 'УЗИ почек;9000')
    expect(services()).toMatchObject([{ slug: 'pochki', former_slugs: ['uzi-pochek'] }])
  })

  test('a file without a row keeps its own price, after the rows', () => {
    describeIn('ekg', 'ЭКГ', 'id: 2', 'price: 3000')
    describeIn('rentgen', 'Рентген', 'id: 1', 'price: 1000')
    write(head, 'УЗИ почек;9000', 'Массаж;7000')
    expect(services().map(({ price }) => price)).toEqual([9000, 7000, 1000, 3000])
  })
})

test('a row alone is a service, in the languages of its names (B191)', async () => {
  write('Услуга;Атауы;Цена', 'УЗИ почек;Бүйрек УДЗ;9000', 'Массаж;;5000')
  const { records, findings, notes } = loadRecords()
  expect(findings).toEqual([])
  expect(inWords(notes)).toMatchObject([
    { field: 'name_kk', found: 'no Kazakh name in 1 rows' },
    { field: 'category', found: 'no category in 2 rows' },
  ])
  const backend = createBackend({ seed: records, inbox: discard })
  const sent = async (language: string) => {
    const headers = { 'accept-language': language }
    const response = await backend(new Request('http://a/api/services', { headers }))
    return (await response.json()).data
  }
  expect(await sent('ru')).toMatchObject([
    { slug: 'uzi-pochek', name: 'УЗИ почек', price: 9000, category_service: null },
    { slug: 'massazh', name: 'Массаж', price: 5000 },
  ])
  expect(await sent('kk')).toMatchObject([{ slug: 'uzi-pochek', name: 'Бүйрек УДЗ' }])
})

test('ids and addresses stay in any order, and when a row with a code is renamed (B191)', () => {
  write('Код;Услуга;Цена', 'А;УЗИ почек;1', 'Б;Массаж;2')
  const before = addresses(site())
  write('Код;Услуга;Цена', 'Б;Массаж;2', 'А;УЗИ обеих почек;1')
  expect(addresses(site())).toEqual({
    Массаж: before.Массаж,
    'УЗИ обеих почек': before['УЗИ почек'],
  })
})

test('a section is a known category by its name or address, else one of its own (B192)', () => {
  const row = 'Массаж'
  write(
    'Услуга;Цена;Раздел',
    ...['узи', 'УЗИқа', 'УЗД', 'Прочее', 'ПРОЧЕЕ'].map(
      (each, index) => `${row} ${index};1;${each}`,
    ),
  )
  const { records, findings } = loadRecords()
  expect(findings).toEqual([])
  expect(records.serviceCategories.map(({ slug, sort }) => [slug, sort])).toEqual([
    ['top', 1],
    ['uzd', 5],
    ['prochee', 6],
  ])
  const slugs = new Map(records.serviceCategories.map(({ id, slug }) => [id, slug]))
  expect(records.services.map(each => slugs.get(each.category_service_id ?? 0))).toEqual([
    'uzd',
    'uzd',
    'uzd',
    'prochee',
    'prochee',
  ])
})

test('without a list of categories no section takes the place of the popular services (B192)', () => {
  rmSync(join(dir, 'service-categories.yaml'))
  write(head, 'Диагностика;', 'УЗИ;1')
  expect(loadRecords().records.serviceCategories).toMatchObject([{ slug: 'diagnostika', sort: 2 }])
})

test('the editor for the browser offers rows, which are no files of it', () => {
  expect(formFor('ru').choices).not.toHaveProperty('services')
  describeIn('ekg', 'ЭКГ')
  write('Услуга;Цена;Раздел', 'Массаж;1;Прочее')
  expect(formFor('kk').choices).toMatchObject({
    services: [
      { value: 'massazh', label: 'Массаж' },
      { value: 'ekg', label: 'Қызмет' },
    ],
    serviceCategories: [
      { value: 'top', label: 'Популярныеқа' },
      { value: 'uzd', label: 'УЗИқа' },
      { value: 'prochee', label: 'Прочее' },
    ],
  })
})

test('a workbook is read as it is, and stays while it is doubtful', () => {
  const files = site()
  cpSync('tests/unit/lib/clinic/files/workbooks/price-list.xlsx', join(dir, 'services.xlsx'))
  const before = loadRecords(files)
  expect(before.findings).toEqual([])
  expect(before.records.services).toHaveLength(6)
  expect(before.records.serviceCategories.length).toBeGreaterThan(2)
  rmSync(join(dir, 'services.xlsx'))
  cpSync('tests/unit/lib/clinic/files/workbooks/errors.xlsx', join(dir, 'services.xlsx'))
  expect(files.hasChanged()).toBe(true)
  const { records, findings } = loadRecords(files)
  expect(records.services).toEqual(before.records.services)
  expect(inWords(findings)).toMatchObject([{ file: 'services.xlsx', line: 10, found: '"#REF!"' }])
})

test('a price list of 500 rows with sections is read with a line for each remark', () => {
  cpSync('tests/support/service-price-list.csv', join(dir, 'services.csv'))
  const { records, findings, notes } = loadRecords()
  expect(findings).toEqual([])
  expect(records.services).toHaveLength(502)
  expect(records.serviceCategories).toHaveLength(2 + 28)
  expect(inWords(notes).map(({ found }) => found)).toEqual([
    'columns that the site does not know: №',
    expect.stringMatching(/^sections \(28\): Приёмы и консультации врачей, Ультразвуковая/),
    'no Kazakh name in 502 rows',
    'no price in 1 rows',
  ])
})
