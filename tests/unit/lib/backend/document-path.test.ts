import { documentPath } from '@/lib/backend/document-path'
import { localise } from '@/lib/backend/localise'

test.each([
  ['/documents/a.pdf', 'ru', '/documents/a.pdf'],
  ['/documents/a.pdf', 'kk', '/documents/kk/a.pdf'],
  ['/documents/kk/a.pdf', 'kk', '/documents/kk/a.pdf'],
  ['https://files.example/documents/a.pdf', 'kk', 'https://files.example/documents/a.pdf'],
  [null, 'kk', null],
] as const)('%s in %s is %s', (path, locale, expected) => {
  expect(documentPath(path, locale)).toBe(expected)
})

test('records have the document of their language', () => {
  const record = { name: { ru: 'а', kk: 'ә' }, file: '/documents/a.pdf' }
  expect(localise(record, 'kk')).toEqual({ name: 'ә', file: '/documents/kk/a.pdf' })
})
