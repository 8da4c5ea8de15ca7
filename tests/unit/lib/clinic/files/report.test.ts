import { readdirSync, readFileSync } from 'node:fs'
import { reportLines } from '@/lib/clinic/files/report'
import { say } from '@/lib/clinic/files/say'

const file = 'analyses.xlsx'
const expected = 'whole tenge such as 9000, or an empty cell'
const wrong = (line: number) => ({ file, line, field: 'price', found: `"${line}?"`, expected })

test('a fault is a sentence in the language of the editor, with what to do', () => {
  expect(reportLines([wrong(2)], 'ru')).toEqual([
    'analyses.xlsx, строка 2, поле price: "2?" — напишите цену целым числом тенге, например 9000, или оставьте ячейку пустой',
  ])
  expect(reportLines([wrong(2)], 'kk')).toEqual([
    'analyses.xlsx, 2-жол, price өрісі: "2?" — бағаны бүтін теңгемен жазыңыз, мысалы 9000, немесе ұяшықты бос қалдырыңыз',
  ])
  expect(reportLines([wrong(2)], 'en')).toEqual([
    'analyses.xlsx:2 price: found "2?", expected whole tenge such as 9000, or an empty cell',
  ])
})

test('the same fault in 500 rows is one line with their number', () => {
  const all = Array.from({ length: 500 }, (_, index) => wrong(index + 2))
  const other = { file, line: 9, field: 'name_kk', found: 'nothing', expected: 'text' }
  expect(reportLines([...all, other], 'ru')).toEqual([
    expect.stringMatching(
      /^analyses\.xlsx, строки 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13 и ещё 488, поле price: "2\?" и подобное — /,
    ),
    'analyses.xlsx, строка 9, поле name_kk: пусто — заполните',
  ])
  expect(reportLines(all, 'kk')).toEqual([expect.stringContaining('12, 13 жолдары және тағы 488')])
  expect(reportLines(all, 'en')).toEqual([
    expect.stringContaining('12, 13 and 488 more price: found "2?" and the like'),
  ])
})

test('rows that name different lines are one line, too', () => {
  const twins = [3, 4, 5, 6].map(line => ({
    ...{ file, line, field: 'code', found: `"${line}"` },
    expected: `it once: it stands in line ${line - 1}, too; delete one of the two`,
  }))
  expect(reportLines(twins, 'ru')).toHaveLength(1)
})

test('words may stand in another order', () => {
  expect(say('3 of 9 gone', 'kk')).toBe('9 ішінен 3 жоғалған')
  expect(
    say('about 100, as it was; correct it, or confirm it: npm run -s content -- accept', 'ru'),
  ).toBe('было 100: исправьте, либо подтвердите: npm run -s content -- accept')
})

const confirm = 'or confirm it: npm run -s content -- accept'

/** What is expected, as it stands in the sources; a value in it is replaced by a word. */
const folders = [
  'lib/backend/records',
  'lib/backend/check',
  'lib/clinic/files',
  'lib/content/search-tables',
  'lib/page-texts',
]
const sources = folders.flatMap(folder =>
  readdirSync(folder, { withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => readFileSync(`${folder}/${entry.name}`, 'utf8')),
)
const wordings = sources
  .flatMap(text => [
    ...text.matchAll(/(?:expected(?::| =)|error:)\s*(['`])((?:(?!\1).)+)\1/g),
    ...text.matchAll(/(?:regex\(.*), (')((?:(?!').)+)'/g),
  ])
  .map(([, , words = '']) =>
    words
      .replace(/\$\{confirm\}/, confirm)
      .replace(/\$\{expectedIn\(folder\)\}/, 'a name that ends with .yaml')
      .replace(/\$\{[^}]+\}/g, 'x')
      .replaceAll('\\\\', '\\')
      .replace('\\uFFFD', '\uFFFD'),
  )
  // Parts of others, and of the last good state, which no check shows; and an answer of HTTP.
  .filter(words => !/^x$|^x, x|^x, or|^one$|^Not found$/.test(words) && /[a-z]{3}/.test(words))

test('the sources were read', () => expect(wordings.length).toBeGreaterThan(50))

test.each([...new Set(wordings)])('it is said in Russian and Kazakh: %s', words => {
  for (const language of ['ru', 'kk'] as const)
    expect(say(words, language)).toMatch(/\p{Script=Cyrillic}/u)
})
