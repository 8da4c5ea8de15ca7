import { pagesCsv } from '../write/csv'
import { finding, report, row } from './builders'

/** Cells of the first page by column name. */
function cells(csv: string): Record<string, string> {
  const [heads = [], values = []] = csv
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map(line => line.match(/(?<=^|;)("(?:[^"]|"")*"|[^;]*)/g) ?? [])
  return Object.fromEntries(heads.map((head, index) => [head, values[index] ?? '']))
}

test('a page is a line with all its data', () => {
  const findings = [finding(), finding({ rule: 'few', severity: 'hint', says: 'Мало; слов' })]
  const line = cells(pagesCsv(report({ findings })))
  expect(line).toMatchObject({
    Адрес: 'https://clinic.example/services/details/uzi',
    Раздел: 'Услуги',
    'Ответ сервера': '200',
    'Для поиска': 'да',
    'Разметка (JSON-LD)': 'Service',
    'Языки (hreflang)': '"ru: /services/details/uzi, kk: /kk/services/details/uzi"',
    '"Текста на телефоне, %"': '100',
    Ошибок: '1',
    Советов: '1',
    'Что найдено': '"R1: Нет заголовка страницы (title); few: Мало; слов"',
    '"Ответ сервера, мс: YandexBot"': '5',
  })
})

test.each([
  ['=HYPERLINK("http://a.example")', `"'=HYPERLINK(""http://a.example"")"`],
  ['+7 799 000 01 01', "'+7 799 000 01 01"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
])('a title such as %j is not evaluated by a spreadsheet', (title, cell) => {
  expect(cells(pagesCsv(report({ pages: [row({ title })] })))['Заголовок (title)']).toBe(cell)
})

test('Excel detects encoding and separator', () => {
  const csv = pagesCsv(report())
  expect(csv.startsWith('\uFEFFАдрес;Раздел;')).toBe(true)
})
