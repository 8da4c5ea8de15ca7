import { createHash } from 'node:crypto'
import type { Attribution } from '@/lib/requests/attribution'
import { conversionsOf, keysIn } from '@/lib/requests/outbox/conversions'
import type { RequestFlag, RequestRow } from '@/lib/requests/outbox/types'
import { newRequest } from './builders'

let count = 0

function row(attribution: Attribution, flags: RequestFlag[] = []): RequestRow {
  count += 1
  const createdAt = Date.parse('2026-11-03T20:00:00.700Z') - count * 1000
  const meta = {
    attribution: { first: undefined, last: undefined, clientId: undefined, ...attribution },
  }
  return {
    ...newRequest({ key: `key-of-request-${count}`, meta, flags }),
    createdAt,
  } as RequestRow
}

beforeEach(() => {
  count = 0
})

test('Metrica gets the visitor or the click, the goal and seconds, the oldest first', () => {
  const rows = [
    row({ clientId: '169', last: { utm_source: 'ig' } }),
    row({ last: { yclid: '7' }, clientId: '170' }),
    row({ first: { yclid: '8' }, last: { gclid: 'g' } }),
    row({ last: { gclid: 'g' } }),
    row({ clientId: '171' }, ['honeypot']),
  ]
  expect(conversionsOf(rows, 'yandex', { goal: 'came' })).toEqual({
    file: [
      'ClientId,Yclid,Target,DateTime',
      ',8,came,1793735997',
      '170,7,came,1793735998',
      '169,,came,1793735999',
      '',
    ].join('\n'),
    count: 3,
    left: 1,
  })
})

test("Google Ads gets the click, the name and the clinic's time with its zone", () => {
  const rows = [row({ last: { gclid: '-Cj0K.a_b' } }), row({ last: { gbraid: 'x' } })]
  expect(conversionsOf(rows, 'google', { goal: 'Came to us' })).toEqual({
    file: [
      'Parameters:TimeZone=+0500',
      'Google Click ID,Conversion Name,Conversion Time,Conversion Value,Conversion Currency',
      '-Cj0K.a_b,Came to us,2026-11-04 00:59:59,,',
      '',
    ].join('\n'),
    count: 1,
    left: 1,
  })
})

test('neither file has a name, a phone or a request that was not chosen', () => {
  const rows = [row({ clientId: '1', last: { gclid: 'g' } }), row({ clientId: '2' })]
  const chosen = keysIn(
    'page,key\r\n/doctors-list/abdrakhmanov-sanzhar,"key-of-request-2",Айгүл\r\n',
  )
  expect(chosen.has('key-of-request-2')).toBe(true)
  for (const target of ['yandex', 'google'] as const) {
    const { file } = conversionsOf(rows, target, { goal: 'came', chosen })
    expect(file).not.toMatch(/Айгүл|7701|,1,|g,came/)
  }
  expect(conversionsOf(rows, 'yandex', { goal: 'came', chosen }).count).toBe(1)
})

const at = Date.parse('2026-11-01T10:00:00.250Z')

test('Meta gets the click as its cookie has it, the event and its second, and no phone (B1033)', () => {
  const request = row({ last: { fbclid: 'IwAR2_x.Y', at }, first: { fbclid: 'old' } })
  const {
    file,
    count: found,
    left,
  } = conversionsOf([request, row({ last: { gclid: 'g' } })], 'meta', {})
  const second = Math.floor(request.createdAt / 1000)
  expect(file).toMatch(
    new RegExp(
      `^event_name,event_time,fbc,order_id\\nLead,${second},fb\\.1\\.${at}\\.IwAR2_x\\.Y,[0-9a-f]{16}\\n$`,
    ),
  )
  expect([found, left]).toEqual([1, 1])
  expect(file).not.toContain(request.key)
})

test('TikTok gets the click and the hash of the phone with its plus, of its own visitors alone (B1033)', () => {
  const request = row({ last: { ttclid: 'E.C.P.abc' } })
  const { file } = conversionsOf([request, row({ last: { fbclid: 'f' } })], 'tiktok', {
    goal: 'Contact',
  })
  const [head, line, end] = file.split('\n')
  expect(head).toBe('event_type,timestamp,phone_number,ttclid,order_id')
  const hash = createHash('sha256').update(`+${request.payload.phone}`).digest('hex')
  const time = new Date(request.createdAt).toISOString().slice(0, 19)
  expect(line).toMatch(new RegExp(`^Contact,${time}Z,${hash},E\\.C\\.P\\.abc,[0-9a-f]{16}$`))
  expect(end).toBe('')
})
