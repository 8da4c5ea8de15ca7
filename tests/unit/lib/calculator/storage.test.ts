import { decodeSaved, encodeSaved, isFresh, type Saved } from '@/lib/calculator/storage'
import { item } from '../../../support/analyses'

const saved: Saved = {
  items: [item(1, { document: '/documents/a.pdf' }), item(2, { bloodTest: true, price: 0 })],
  locale: 'kk',
  pricedAt: 1_700_000_000_000,
}

test('a selection is kept whole', () => {
  expect(decodeSaved(encodeSaved(saved))).toEqual(saved)
})

test.each([
  ['nothing', null],
  ['no JSON', '{'],
  ['a number', '7'],
  ['null', 'null'],
  ['another version', encodeSaved(saved).replace('"version":1', '"version":2')],
  ['no version', encodeSaved(saved).replace('"version":1,', '')],
  ['no language', encodeSaved(saved).replace('"kk"', '7')],
  ['no time', encodeSaved(saved).replace('1700000000000', '"yesterday"')],
])('%s is no selection', (_name, text) => {
  expect(decodeSaved(text)).toBeNull()
})

test('repetitions are dropped', () => {
  const twice = { ...saved, items: [item(1), item(1)] }
  expect(decodeSaved(encodeSaved(twice))?.items).toEqual([item(1)])
})

const minute = 60_000

test.each([
  ['just now', 'kk', 0, true],
  ['nine minutes ago', 'kk', 9 * minute, true],
  ['ten minutes ago', 'kk', 10 * minute, false],
  ['in another language', 'ru', 0, false],
  ['before the clock was set back', 'kk', -minute, false],
])('prices read %s are fresh: %s %d %p', (_name, locale, age, fresh) => {
  expect(isFresh(saved, locale, saved.pricedAt + age)).toBe(fresh)
})
