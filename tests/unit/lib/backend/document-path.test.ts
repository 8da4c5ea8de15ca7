import { documentPath } from '@/lib/backend/document-path'
import { localise } from '@/lib/backend/localise'

test.each([
  ['/files/documents/offer.pdf', 'ru', '/files/documents/offer.pdf'],
  ['/files/documents/offer.pdf', 'kk', '/files/documents/kk/offer.pdf'],
  ['/files/documents/kk/offer.pdf', 'kk', '/files/documents/kk/offer.pdf'],
  ['/files/documents/in-russian-alone.pdf', 'kk', '/files/documents/in-russian-alone.pdf'],
  ['https://files.example/documents/a.pdf', 'kk', 'https://files.example/documents/a.pdf'],
  [null, 'kk', null],
] as const)('%s in %s is %s', (path, locale, expected) => {
  expect(documentPath(path, locale)).toBe(expected)
})

test('records have the document of their language', () => {
  const record = { name: { ru: 'а', kk: 'ә' }, file: '/files/documents/offer.pdf' }
  expect(localise(record, 'kk')).toEqual({ name: 'ә', file: '/files/documents/kk/offer.pdf' })
})
