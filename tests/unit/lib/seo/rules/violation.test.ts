import { excerptOf, linesOf } from '@/lib/seo/rules/violation'

test('findings that differ only in the user agent are one line', () => {
  const found = { rule: 'R1', url: '/a', found: '0 × title' }
  expect(
    linesOf([
      { ...found, visitor: 'curl' },
      { ...found, visitor: 'yandex' },
      { ...found, url: '/b' },
    ]),
  ).toEqual(['R1 /a [curl, yandex]: 0 × title', 'R1 /b: 0 × title'])
})

test('a long list says how many are left out', () => {
  expect(excerptOf(['a', 'b', 'c'], 2)).toEqual(['a', 'b', '… and 1 more'])
  expect(excerptOf(['a', 'b'], 2)).toEqual(['a', 'b'])
})
