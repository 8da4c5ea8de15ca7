import { z } from 'zod'
import { check } from '@/lib/clinic/files/check'
import type { Finding } from '@/lib/clinic/files/finding'
import { headingsIn } from '@/lib/clinic/files/headings'
import { confirmedLine, reportLines } from '@/lib/clinic/files/report'
import { languages } from '@/lib/text/sentences'
import { tableColumns } from '@/messages/findings'

const file = 'analyses.xlsx'
const wrong = (line: number, found: unknown = `${line}?`): Finding => ({
  ...{ file, line, field: 'price' },
  ...{ code: 'priceCell', values: { found } },
})

test('a fault is a sentence in the language of the editor, with what to do', () => {
  expect(reportLines([wrong(2)], 'ru')).toEqual([
    'analyses.xlsx, строка 2, столбец «Цена»: "2?" — напишите цену целым числом тенге: 9000 или «от 9000», либо словами «бесплатно» или «по запросу»',
  ])
  expect(reportLines([wrong(2)], 'kk')).toEqual([
    'analyses.xlsx, 2-жол, «Баға» бағаны: "2?" — бағаны бүтін теңгемен жазыңыз: 9000 немесе «9000 бастап», не «тегін», «сұраныс бойынша» деп жазыңыз',
  ])
  expect(reportLines([wrong(2)], 'en')).toEqual([
    'analyses.xlsx:2 price: found "2?", expected whole tenge such as 9000, from 9000, free, or: on request',
  ])
})

test('the same fault in 500 rows is one line with their number', () => {
  const all = Array.from({ length: 500 }, (_, index) => wrong(index + 2))
  const other: Finding = {
    ...{ file, line: 9, field: 'name_kk' },
    ...{ code: 'text', values: { found: undefined } },
  }
  expect(reportLines([...all, other], 'ru')).toEqual([
    expect.stringMatching(
      /^analyses\.xlsx, столбец «Цена»: "2\?" \(строка 2\), "3\?" \(строка 3\), .*"13\?" \(строка 13\) и ещё 488 — /,
    ),
    'analyses.xlsx, строка 9, столбец «Название на казахском»: пусто — заполните',
  ])
  expect(reportLines(all, 'kk')).toEqual([expect.stringContaining('(13-жол) және тағы 488')])
  expect(reportLines(all, 'en')).toEqual([
    expect.stringContaining('"13?" (line 13) and 488 more, expected whole tenge'),
  ])
})

test('rows in which the same was found are named by their numbers', () => {
  const all = Array.from({ length: 14 }, (_, index) => wrong(index + 2, 'нет'))
  expect(reportLines(all, 'ru')).toEqual([
    expect.stringContaining(
      'строки 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 и ещё 2, столбец «Цена»',
    ),
  ])
})

test('of many prices that changed each row says its own, and what it was (B1132)', () => {
  const jumps = [2, 3, 4, 5].map((line): Finding => {
    const values = { found: line * 10, was: line * 1000 }
    return { file, line, field: 'price', code: 'otherPrice', values }
  })
  expect(reportLines(jumps, 'ru')).toEqual([
    'analyses.xlsx, столбец «Цена»: 20 вместо 2000 (строка 2), 30 вместо 3000 (строка 3), 40 вместо 4000 (строка 4), 50 вместо 5000 (строка 5) — исправьте, либо подтвердите: npm run -s content -- accept',
  ])
})

test('columns are called as people may head them', () => {
  for (const [field, { ru, kk }] of Object.entries(tableColumns))
    for (const heading of [ru, kk]) {
      const [, name] = field.split('price_')
      // Named prices come in twos.
      const { fields, prices } = name
        ? headingsIn(
            [{ cells: [heading, name === 'adult' ? 'Детям' : 'Взрослым'], line: 1 }],
            ['price'],
          )
        : headingsIn([{ cells: [heading], line: 1 }], [field])
      expect([heading, name ? prices[0] : fields]).toEqual([heading, [name ?? field]])
    }
})

test('what is grouped is the fault, whatever was found: a number, a text that begins with a quotation mark', () => {
  const all = [wrong(2, 1.5), wrong(3, '"1"'), wrong(4, null), wrong(5, 'nothing')]
  expect(reportLines(all, 'ru')).toHaveLength(1)
})

test('rows that name different lines are one line, too', () => {
  const twins = [3, 4, 5, 6].map((line): Finding => {
    const values = { found: `${line}`, line: line - 1 }
    return { file, line, field: 'code', code: 'twin', values }
  })
  expect(reportLines(twins, 'ru')).toHaveLength(1)
})

test('words may stand in another order', () => {
  const gone: Finding = { file, code: 'goneUntilConfirmed', values: { gone: 3, all: 9 } }
  expect(reportLines([gone], 'kk')).toEqual([
    expect.stringContaining('analyses.xlsx: 9 ішінен 3 жоғалған — '),
  ])
})

test('what a person has written is said as it is, also when it is a sentence of the catalogue', () => {
  const sheets: Finding = {
    file,
    code: 'unreadSheets',
    values: { sheets: 'percent, text', sheet: 'list' },
  }
  expect(reportLines([sheets], 'ru')).toEqual([
    'analyses.xlsx: листы, которые здесь не читаются: percent, text — ничего не нужно, если таблица на листе «list»; если она на другом, поставьте её лист первым',
  ])
  const place: Finding = { file, code: 'unfilled', values: { text: 'no {names}' } }
  expect(reportLines([place], 'kk')[0]).toContain(': no {names} — ')
})

test('a price that is confirmed is said with the one before', () => {
  const values = { found: 18, was: 1800 }
  const price: Finding = { file, line: 2, field: 'price', code: 'otherPrice', values }
  expect(confirmedLine(price, 'ru')).toBe('analyses.xlsx, строка 2, столбец «Цена»: 1800 → 18')
})

test.each([
  [z.string().min(1), '', 'заполните'],
  [z.string().max(2), 'abc', 'сократите: знаков не больше 2'],
  [z.string(), 5, "возьмите значение в кавычки, как есть: '…'"],
  [z.number().gt(5), 5, 'нужно больше, чем 5'],
  [z.number().max(5), 6, 'нужно 5 или меньше'],
  [z.array(z.int()).min(2), [1], 'в списке нужно не меньше 2'],
  [z.enum(['a', 'b']), 'c', 'напишите одно из: a, b'],
  [z.literal(2), 3, '2'],
  [z.record(z.string(), z.int()), 3, 'напишите так же, как в шаблоне и в других записях'],
  [z.string().regex(/a/), 'b', 'напишите так же, как в шаблоне и в других записях'],
])('what a schema refuses is said in words of the catalogue: %#', (schema, value, expected) => {
  const { findings } = check(file, value, schema, () => 1)
  expect(reportLines(findings, 'ru')[0]?.split(' — ')[1]).toBe(expected)
  for (const language of languages) expect(reportLines(findings, language)).toHaveLength(1)
})
