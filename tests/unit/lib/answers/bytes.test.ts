import { gunzipSync } from 'node:zlib'
import { bytesOf, readsGzip } from '@/lib/answers/bytes'

test.each([
  ['gzip', true],
  ['gzip, deflate, br', true],
  ['br;q=1.0, gzip;q=0.8, *;q=0.1', true],
  ['gzip;q=0', false],
  ['gzip; q=0.0, br', false],
  ['br', false],
  ['xgzip', false],
  ['', false],
])('who sends "%s" reads gzip: %s', (accepted, reads) => {
  expect(readsGzip({ 'accept-encoding': accepted })).toBe(reads)
})

test('a page is encoded once', () => {
  const bytes = bytesOf('"a"', 'Бет', false)
  expect(bytes.toString()).toBe('Бет')
  expect(bytesOf('"a"', 'Бет', false)).toBe(bytes)
  const packed = bytesOf('"a"', 'Бет', true)
  expect(gunzipSync(packed).toString()).toBe('Бет')
  expect(bytesOf('"a"', 'Бет', true)).toBe(packed)
  expect(bytesOf('"b"', 'Сайт', false).toString()).toBe('Сайт')
})

test('those that nobody asked for lately are forgotten, the others are not', () => {
  const megabyte = 'x'.repeat(1024 * 1024)
  const first = bytesOf('"first"', megabyte, false)
  const rare = bytesOf('"rare"', megabyte, false)
  for (let page = 0; page < 20; page += 1) {
    bytesOf(`"${page}"`, megabyte, false)
    expect(bytesOf('"first"', megabyte, false)).toBe(first)
  }
  expect(bytesOf('"rare"', megabyte, false)).not.toBe(rare)
})
