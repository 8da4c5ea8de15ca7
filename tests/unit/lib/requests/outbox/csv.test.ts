import { toTable } from '@clinic/requests/terminal-table'
import { toCsv } from '@/lib/requests/outbox/csv'
import type { RequestRow } from '@/lib/requests/outbox/types'
import { newRequest } from './builders'

function row(name: string, change: Partial<RequestRow> = {}): RequestRow {
  return {
    ...newRequest({ key: 'k-1', payload: { doctor_id: 7, name, phone: '77010000000' } }),
    id: 1,
    state: 'delivered',
    attempts: 3,
    createdAt: Date.parse('2026-11-03T10:00:00Z'),
    nextAt: 0,
    leaseUntil: 0,
    deliveredAt: Date.parse('2026-11-03T10:00:05Z'),
    lastError: '',
    emailState: 'none',
    emailAttempts: 0,
    emailNextAt: 0,
    emailLeaseUntil: 0,
    emailDeliveredAt: 0,
    emailLastError: '',
    ...change,
  }
}

test('one line for each request below the column names', () => {
  expect(toCsv([row('Айгүл')])).toBe(
    '\uFEFFcreated,state,kind,record,name,phone,preferred_day,analyses,page,locale,layout,' +
      'consent_version,consent_at,flags,attempts,delivered,last_error,session,key,' +
      'last_utm_source,last_utm_medium,last_utm_campaign,last_utm_content,last_utm_term,last_utm_id,' +
      'last_click,last_referrer,last_page,last_at,' +
      'first_utm_source,first_utm_medium,first_utm_campaign,first_utm_content,first_utm_term,' +
      'first_utm_id,first_click,first_referrer,first_page,first_at,metrika_client_id,' +
      'email_state,email_attempts,email_delivered,email_last_error,earlier\r\n' +
      '2026-11-03T10:00:00.000Z,delivered,doctors,7,Айгүл,77010000000,,,/doctors-list/list,kk,,' +
      `1,,,3,2026-11-03T10:00:05.000Z,,,k-1${','.repeat(21)},,0,,,\r\n`,
  )
})

test('the state of the e-mail is in both formats', () => {
  const refused = row('Айгүл', {
    emailState: 'dead',
    emailAttempts: 2,
    emailLastError: 'SMTP 550 for info@clinic.example',
  })
  expect(toCsv([refused])).toContain(',,,dead,2,,SMTP 550 for info@clinic.example,\r\n')
  expect(toTable([refused])).toMatch(
    / delivered {2}dead {4}.*2 attempts by e-mail, SMTP 550 for info/,
  )
})

test('the preferred day is in both formats', () => {
  const wished = row('Айгүл', { meta: { preferredDay: '2026-11-27' } })
  expect(toCsv([wished])).toContain(',77010000000,2026-11-27,')
  expect(toTable([wished])).toContain('prefers 2026-11-27')
})

test('the analyses are in both formats', () => {
  const listed = row('Айгүл', { meta: { analyses: [101, 305] } })
  expect(toCsv([listed])).toContain(',"/analysis/estimate?ids=101,305",')
  expect(toTable([listed])).toContain('2 analyses')
})

test('the source of the visit is in both formats', () => {
  const first = { referrer: 'yandex.kz', page: '/', at: Date.parse('2026-11-01T10:00:00Z') }
  const last = { utm_source: 'google', utm_campaign: 'кардио', gclid: 'a', fbclid: 'b' }
  const came = row('Айгүл', { meta: { attribution: { first, last, clientId: '169' } } })
  expect(toCsv([came])).toContain(
    ',k-1,google,,кардио,,,,gclid=a fbclid=b,,,,,,,,,,,yandex.kz,/,2026-11-01T10:00:00.000Z,169,',
  )
  expect(toTable([came])).toContain('google / кардио')
})

test.each([
  ['Ivanova, Anna', '"Ivanova, Anna"'],
  ['Anna "Anya"', '"Anna ""Anya"""'],
  ['=HYPERLINK("http://evil.example")', '"\'=HYPERLINK(""http://evil.example"")"'],
  ['+7', "'+7"],
  ['-1+1', "'-1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['Anna-Maria', 'Anna-Maria'],
])('the name %j becomes the cell %j', (name, cell) => {
  expect(toCsv([row(name)]).split('\r\n')[1]).toContain(`,7,${cell},77010000000,`)
})

test("the table has the clinic's time, the complete number and the flags", () => {
  const odd = row('Айгүл', { flags: ['fast'], state: 'pending', lastError: 'HTTP 503' })
  const [head, line] = toTable([odd]).split('\n')
  expect(head).toMatch(
    /^created \(Almaty\) +state +e-mail +kind +record +phone +name +page +notes$/,
  )
  expect(line?.split(/ {2,}/)).toEqual([
    '2026-11-03 15:00',
    'pending',
    'doctors',
    '7',
    '77010000000',
    'Айгүл',
    '/doctors-list/list',
    'fast, 3 attempts, HTTP 503',
  ])
})
