import { maskPhone, withoutPersonalData } from '@/lib/telemetry/personal'

test('a masked phone has only the operator and the last two digits', () => {
  expect(maskPhone('77012345678')).toBe('7701*****78')
})

const name = 'Айгуль "Проверяемая" \\ О\'Нил'
const body = JSON.stringify({ name, phone: '77010100001', type: 'consult' })

/** Messages of databases, clients and visitors about a request. */
test.each([
  ['digits', 'duplicate key 77010100001'],
  ['as typed', 'phone +7 (701) 010-00-01 refused'],
  ['with an eight', '8 701 010 00 01'],
  ['in an address', '/request?tel=%2B7%20701%20010%2000%2001'],
  ['in a query', '/api/request-form?name=Проверяемая+Айгуль&phone=+77010100001'],
  ['as JSON', body],
  ['as JSON in JSON', JSON.stringify({ detail: `Failing row contains (1, ${body})` })],
  ['three times quoted', JSON.stringify(JSON.stringify({ body }))],
  ['after a line break', JSON.stringify({ stack: 'Error: no\n77010100001\n  at x' })],
])('%s: no name and no phone is left', (_, text) => {
  const clean = withoutPersonalData(text)
  expect(clean.replace(/\D/g, '')).not.toContain('701010')
  expect(clean).not.toMatch(/Айгуль|Проверяем|О'Нил/)
})

test.each([
  '{"level":"info","time":"2026-11-03T10:00:00.000Z","msg":"The site is ready"}',
  'Request 8f14e45f-ceea-4e7a-9a36-770101000012 (doctors) was refused',
  'at 1795371293000 ms, 77010100001234 bytes, id 177010100001',
])('text that is not a phone is unchanged: %s', text => {
  expect(withoutPersonalData(text)).toBe(text)
})
