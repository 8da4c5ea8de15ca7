import { isRequestPath, requestPaths, requestSchemas } from '@/lib/requests/payloads'

const contact = { name: '  Айгүл ', phone: '77001234567' }

test('there are the five of the API', () => {
  expect(requestPaths).toHaveLength(5)
  expect(isRequestPath('request-doctors')).toBe(true)
  expect(isRequestPath('toString')).toBe(false)
})

test('requests have a trimmed name, and no unknown fields', () => {
  const given = { ...contact, doctor_id: '7', website: 'spam' }
  expect(requestSchemas['request-doctors'].parse(given)).toEqual({
    doctor_id: 7,
    name: 'Айгүл',
    phone: '77001234567',
  })
})

test.each([
  { name: '   ' },
  { name: 'x'.repeat(501) },
  { phone: '+77001234567' },
  { phone: '7700123456' },
  { phone: '87001234567' },
  { type: 'mail' },
])('%j is refused', wrong => {
  const given = { ...contact, type: 'consult', ...wrong }
  expect(requestSchemas['application-feedback'].safeParse(given).success).toBe(false)
})
