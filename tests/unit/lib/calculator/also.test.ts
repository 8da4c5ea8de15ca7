import {
  type Also,
  alsoCode,
  alsoOfQuery,
  excessOfQuery,
  notDone,
  openLines,
  undecided,
} from '@/lib/calculator/also'

const open: Also = { text: 'HBsAg', sold: '', choices: [1501, 1502] }

test('what is sold and open orders are read as they were written (B1280)', () => {
  const also = [
    open,
    { text: 'ФЛГ', sold: '', choices: [] },
    ...['s12', 'v3', 'r3', 'c7', 'c7m', 'c7f'].map(sold => ({ text: '', sold, choices: [] })),
  ]
  expect(alsoOfQuery(also.map(alsoCode))).toEqual(also)
})

test('what the clinic does not do is told apart from what is not decided (B1480)', () => {
  const also = alsoOfQuery([notDone('ФЛГ'), open, notDone('КТГ')].map(alsoCode))
  expect(also[0]).toEqual(notDone('ФЛГ'))
  expect(openLines(also, { open: 'Open: {names}', notDone: 'Not done: {names}' })).toEqual([
    'Open: HBsAg',
    'Not done: ФЛГ, КТГ',
  ])
  expect(undecided(also, [1501])).toEqual([notDone('ФЛГ'), notDone('КТГ')])
})

test.each([
  ['nothing', undefined],
  ['an id 0 among others', '0.5~HBsAg'],
  ['no code', 'HBsAg'],
  ['no words', '1501~ '],
  ['no ids', 'x~HBsAg'],
  ['a number too long', `s${'9'.repeat(12)}`],
  ['no kind of price', 's12m'],
  ['no such kind', 'x12'],
])('%s is nothing', (_, query) => {
  expect(alsoOfQuery(query)).toEqual([])
})

test('a text is one line of limited length, each once, and not more than fit into an address', () => {
  expect(alsoOfQuery([`~${'а\n'.repeat(99)}`])[0]?.text.length).toBeLessThanOrEqual(60)
  expect(alsoOfQuery(['~ФЛГ', '~ФЛГ'])).toHaveLength(1)
  const many = Array.from({ length: 99 }, (_, at) => `~а${at}`)
  expect(alsoOfQuery(many)).toHaveLength(30)
  expect(excessOfQuery([...many, ...many, 'none'])).toBe(69)
})

test('an order is decided by one of the analyses that it may mean', () => {
  expect(undecided([open], [7])).toEqual([open])
  expect(undecided([open], [1502])).toEqual([])
})
