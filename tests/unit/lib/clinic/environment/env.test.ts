import { parseEnv } from '@/lib/clinic/environment/env'

test('an empty environment serves the embedded backend on port 3000', () => {
  expect(parseEnv({})).toMatchObject({ PORT: 3000, SITE_URL: 'http://localhost:3000' })
  expect(parseEnv({}).BACKEND_URL).toBeUndefined()
})

test('the default timeout of a callback request is a minute', () => {
  expect(parseEnv({}).BACKEND_TIMEOUT_MS).toBe(60_000)
})

test('SITE_URL defaults to the port', () => {
  expect(parseEnv({ PORT: '8080' }).SITE_URL).toBe('http://localhost:8080')
})

test('an empty value counts as unset', () => {
  expect(parseEnv({ BACKEND_URL: '', PORT: '' })).toMatchObject({ PORT: 3000 })
})

test('origins lose path and slash', () => {
  expect(parseEnv({ SITE_URL: 'https://clinic.example/' }).SITE_URL).toBe('https://clinic.example')
})

test.each([
  ['SITE_URL', 'clinic.example'],
  ['SITE_URL', 'ftp://clinic.example'],
  ['BACKEND_URL', 'javascript:alert(1)'],
  ['BACKEND_URL', 'https://api.clinic.example/clinic/hs'],
  ['BACKEND_URL', 'https://site:secret@api.clinic.example'],
  ['SITE_URL', 'https://clinic.example/?a=1'],
  ['SITE_URL', 'https://clinic.example/#a'],
  ['PORT', 'eighty'],
  ['TRUSTED_PROXY_HOPS', '-1'],
  ['REVALIDATE_TOKEN', 'short'],
  ['SMTP_URL', 'mail.clinic.example'],
  ['REQUESTS_EMAIL', 'info@clinic.example, reception'],
  ['REQUEST_COMMENT_FIELD', 'phone'],
  ['REQUEST_ATTRIBUTION_FIELD', 'doctor_id'],
  ['METRIKA_ID', '1"><script>'],
  ['GOOGLE_TAG_ID', 'G-ABC123,UA-1'],
  ['CALL_TRACKING_SCRIPT', 'http://calls.example/init.js'],
])('an invalid %s is named', (name, value) => {
  expect(() => parseEnv({ [name]: value })).toThrow(name)
})

test('e-mails need a server and an address', () => {
  const server = { SMTP_URL: 'smtps://site:secret@mail.clinic.example' }
  const to = { REQUESTS_EMAIL: 'info@clinic.example, reception@clinic.example' }
  expect(() => parseEnv(server)).toThrow('REQUESTS_EMAIL: SMTP_URL needs it')
  expect(() => parseEnv(to)).toThrow('SMTP_URL: REQUESTS_EMAIL needs it')
  const addresses = ['info@clinic.example', 'reception@clinic.example']
  expect(parseEnv({ ...server, ...to })).toMatchObject({ REQUESTS_EMAIL: addresses })
})

test('a call-tracking script needs the clinic’s id', () => {
  const script = { CALL_TRACKING_SCRIPT: 'https://calls.example/init.js' }
  expect(() => parseEnv(script)).toThrow('CALL_TRACKING_ID: CALL_TRACKING_SCRIPT needs it')
  expect(parseEnv({ ...script, CALL_TRACKING_ID: 'a1' })).toMatchObject(script)
})

test.each(['PRICE_LIST_URL', 'SERVICES_PRICE_LIST_URL'])(
  '%s is refused beside a backend, which has prices of its own',
  name => {
    const sheet = { [name]: 'https://sheets.example/prices.csv' }
    expect(parseEnv(sheet)).toMatchObject(sheet)
    const withBackend = { ...sheet, BACKEND_URL: 'https://api.clinic.example' }
    expect(() => parseEnv(withBackend)).toThrow(`${name}: `)
  },
)
