/** What patients ask of a whole price list, of which nothing is known but names and sections. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { loadRecords } from '@/lib/backend/records/load'
import { corpusOfSeed } from '@/lib/backend/search'
import { makeEngine } from '@/lib/content/search/index-cache'
import { findHits } from '@/lib/content/search/search'
import { searchLexicon } from '@/lib/content/search-tables/shipped-and-own'

const dir = mkdtempSync(join(tmpdir(), 'content-'))
afterAll(() => rmSync(dir, { recursive: true }))

/** A question, and a pattern of a name that answers it. */
const questions: { question: string; found: string }[] = parse(
  readFileSync('tests/support/service-questions.csv'),
  { columns: true, delimiter: ';' },
)

test('one of the first three hits answers a question about a price list of services', () => {
  process.env.CONTENT_DIR = dir
  cpSync('tests/support/service-price-list.csv', join(dir, 'services.csv'))
  const corpus = corpusOfSeed(loadRecords().records)
  const engine = makeEngine({ corpus, lexicon: searchLexicon() })
  const missed = questions.flatMap(({ question, found }) => {
    const names = findHits(engine, 'ru', question, null).map(({ name }) => name)
    const isFound = names.slice(0, 3).some(name => new RegExp(found, 'i').test(name))
    return isFound ? [] : [`${question}: ${names.slice(0, 4).join(', ')}`]
  })
  expect(questions.length).toBeGreaterThan(90)
  expect(missed).toEqual([])
})

/** What people ask for, and names of a tariff: specialists alone, nouns of several roots, diseases. */
const tariff = {
  невролог: 'Невропатолог',
  'лор врач': 'Оториноларинголог',
  фгдс: 'Фиброгастродуоденоскопия',
  'удалить нерв в зубе': 'Лечение пульпита моляра',
  ингаляция: 'Аэрозольтерапия',
  'прижечь эрозию': 'Диатермокоагуляция шейки матки',
  // The word of the kind tells a visit from what is done.
  'тіс дәрігері': 'Стоматолог-терапевт',
  'узи молочной железы': 'УЗИ молочных желёз',
  'капельницу поставить': 'Инфузия внутривенная',
  'соринка в глазу': 'Удаление инородного тела с глаз',
}
/** The same of a clinic whose names say what is done in the nomenclature's words, and analyses among them. */
const nomenclature = {
  'пробка в ухе': 'Вымывание ушной серы',
  'удалить бородавку': 'Криодеструкция подошвенных бородавок (1 элемент)',
  'укол внутримышечно': 'Внутримышечное введение препарата',
  'водительская справка': 'Заключение о допуске к управлению автотранспортом',
  'терапевт на дом': 'Осмотр врача-специалиста на дому',
  'блокада в спину': 'Паравертебральная инъекция',
  'қан тобы': 'Определение группы крови по системе АВ0',
  'кровь на сахар': 'Исследование уровня глюкозы в крови',
}
const others = [
  ...['Осмотр врача-терапевта первичный', 'Туалет уха', 'Удаление полипа'],
  ...['Взятие крови из вены', 'Взятие крови из пальца', 'Общий анализ крови'],
  ...['Блокада внутриносовая', 'Блокада заушная', 'Блокада боковых валиков'],
  ...['Удаление молочного зуба', 'Удаление старой пломбы', 'Вскрытие гематомы (ЛОР)'],
  ...['Массаж стопы', 'Массаж локтевого сустава', 'Массаж мышц брюшной стенки'],
  ...['УЗИ печени', 'Рентгенография кисти', 'Осмотр роговицы', 'Удаление постоянного зуба сложное'],
  ...['Удаление постоянного зуба простое', 'Удаление постоянного зуба, два корня'],
  ...['Пункция молочной железы под контролем УЗИ', 'Биопсия молочной железы под УЗ контролем'],
  ...['Аспирация кисты молочной железы под УЗИ-контролем', 'ВМС введение', 'ВМС удаление'],
]

test.each([...Object.entries(tariff), ...Object.entries(nomenclature)])(
  '«%s» finds «%s»',
  (question, name) => {
    process.env.CONTENT_DIR = mkdtempSync(join(dir, 'tariff-'))
    const rows = [...others, ...Object.values(tariff), ...Object.values(nomenclature)].map(
      each => `${each};100`,
    )
    writeFileSync(
      join(process.env.CONTENT_DIR, 'services.csv'),
      ['Услуга;Цена', ...rows].join('\n'),
    )
    const corpus = corpusOfSeed(loadRecords().records)
    const engine = makeEngine({ corpus, lexicon: searchLexicon() })
    const names = findHits(engine, 'ru', question, null).map(hit => hit.name)
    expect(names.slice(0, 3)).toContain(name)
  },
)

test('analyses that all words name stand before services that have a part of the words', () => {
  process.env.CONTENT_DIR = mkdtempSync(join(dir, 'both-'))
  const table = (name: string, ...rows: readonly string[]) =>
    writeFileSync(join(process.env.CONTENT_DIR ?? '', name), ['Название;Цена', ...rows].join('\n'))
  table('services.csv', 'Взятие крови из вены;250', 'Взятие крови из пальца;150')
  table(
    'analyses.csv',
    'Фибриноген;120',
    'АЧТВ;150',
    'Определение ретикулоцитов в крови методом микроскопии;90',
  )
  const corpus = corpusOfSeed(loadRecords().records)
  const engine = makeEngine({ corpus, lexicon: searchLexicon() })
  const names = findHits(engine, 'ru', 'свёртываемость крови', null).map(({ name }) => name)
  expect(names.slice(0, 2)).toEqual(['АЧТВ', 'Фибриноген'])
})
