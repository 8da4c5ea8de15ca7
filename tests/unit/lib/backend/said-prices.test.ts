/** Prices in files as the clinic says them, and what it cannot mean (B1160). */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadRecords } from '@/lib/backend/records/load'
import { reportLines } from '@/lib/clinic/files/report'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'content-'))
  process.env.CONTENT_DIR = dir
  mkdirSync(join(dir, 'services'))
  writeFileSync(
    join(dir, 'service-categories.yaml'),
    '- { slug: top, name: { ru: Популярные, kk: Танымал }, sort: 1 }\n',
  )
})
afterEach(() => rmSync(dir, { recursive: true }))

const service = (...lines: readonly string[]) =>
  writeFileSync(
    join(dir, 'services/uzi.yaml'),
    [
      ...['name: { ru: УЗИ, kk: УДЗ }', 'category: top', 'description: { ru: Да., kk: Иә. }'],
      ...['list_description: []', 'is_for_olders: true', ...lines],
    ].join('\n'),
  )
const read = () => {
  const { records, findings } = loadRecords()
  const [{ price, price_kind, prices } = {}] = records.services
  return { price, price_kind, ...(prices && { prices }), wrong: reportLines(findings, 'ru') }
}

test.each([
  ['price: 9000', 9000, undefined],
  ['price: от 9 000', 9000, 'from'],
  ['price: ровно 9000', 9000, 'exact'],
  ['price: 9 000 ₸-ден бастап', 9000, 'from'],
  ['price: тегін', null, 'free'],
  ['price: бесплатно', null, 'free'],
  ['price: договорная', null, undefined],
])('%s', (line, price, kind) => {
  service(line)
  expect(read()).toEqual({ price, price_kind: kind, wrong: [] })
})

test.each([
  [['price: от'], 'services/uzi.yaml, строка 6, поле price: "от" — напишите цену целым числом'],
  [
    ['price: 9000', 'price_kind: free'],
    'services/uzi.yaml, строка 7, поле price_kind: "free" — уберите цену',
  ],
  [
    ['price: null', 'price_kind: from'],
    'services/uzi.yaml, строка 7, поле price_kind: "from" — впишите цену',
  ],
])('%j is refused with its line', (lines, finding) => {
  service(...lines)
  expect(read().wrong).toEqual([expect.stringContaining(finding)])
})

describe('named prices (B1161)', () => {
  const named = (...prices: readonly string[]) =>
    service('prices:', ...prices.map(each => `  - { ${each} }`))

  test('the lowest of them is that of the record', () => {
    named(
      'name: { ru: Взрослые, kk: Ересектер }, price: 9000',
      'name: { ru: Дети, kk: Балалар }, price: от 7 000',
    )
    expect(read()).toEqual({
      ...{ price: 7000, price_kind: 'from', wrong: [] },
      prices: [
        { key: 'adult', name: { ru: 'Взрослые', kk: 'Ересектер' }, price: 9000 },
        { key: 'child', name: { ru: 'Дети', kk: 'Балалар' }, price: 7000, price_kind: 'from' },
      ],
    })
  })

  test.each([
    [
      ['price: 9000', 'prices:', '  - { name: { ru: Дети, kk: Балалар }, price: 7000 }'],
      'строка 6, поле price: 9000 — уберите эту строку',
    ],
    [
      [
        'prices:',
        '  - { name: { ru: Дети, kk: Балалар }, price: 7000 }',
        '  - { name: { ru: Взрослые, kk: балалар }, price: 9000 }',
      ],
      'строка 8, поле prices.1.name: {"ru":"Взрослые","kk":"балалар"} — назовите каждую цену',
    ],
    [['prices:', '  - { name: { ru: Дети }, price: 7000 }'], 'строка 7, поле prices.0.name.kk'],
    [
      ['prices:', '  - { name: { ru: Дети, kk: Балалар }, price: от }'],
      'строка 7, поле prices.0.price: "от" — напишите цену',
    ],
  ])('%j is refused with its line', (lines, finding) => {
    service(...lines)
    expect(read().wrong).toEqual([expect.stringContaining(finding)])
  })
})
