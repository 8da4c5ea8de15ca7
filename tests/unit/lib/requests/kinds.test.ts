import {
  endpointOf,
  feedbackTypeOf,
  isRequestKind,
  needsId,
  payloadOf,
  type RequestTarget,
  requestKinds,
} from '@/lib/requests/kinds'
import { feedbackTypes } from '@/lib/requests/payloads'
import { postSchemas } from '@/lib/requests/schema'

const person = { name: 'Айгүл', phone: '77010000000' }

test.each<[RequestTarget, string, object]>([
  [{ kind: 'checkups', id: 1 }, '/api/request-checkups', { checkup_id: 1 }],
  [{ kind: 'doctors', id: 2 }, '/api/request-doctors', { doctor_id: 2 }],
  [{ kind: 'services', id: 3 }, '/api/request-services', { service_id: 3 }],
  [{ kind: 'promotion', id: 4 }, '/api/request-promotions', { promotion_id: 4 }],
  [{ kind: 'mail' }, '/api/application-feedback', { type: 'consult' }],
  [{ kind: 'mobile' }, '/api/application-feedback', { type: 'mobile' }],
  [{ kind: 'partner' }, '/api/application-feedback', { type: 'partner' }],
])('%j posts to %s', (target, endpoint, special) => {
  expect(endpointOf(target.kind)).toBe(endpoint)
  expect(payloadOf(target, person)).toEqual({ ...special, ...person })
  expect(needsId(target.kind)).toBe('id' in target)
  // What the browser builds is what the server understands.
  const parsed = postSchemas[endpointOf(target.kind)].parse(payloadOf(target, person))
  expect(parsed).toEqual({ target, person, meta: {} })
})

test('each type of plain callback has its one kind', () => {
  expect(Object.values(feedbackTypeOf).sort()).toEqual([...feedbackTypes].sort())
})

test('the seven kinds are known, nothing else is', () => {
  expect(requestKinds).toHaveLength(7)
  expect(requestKinds.every(isRequestKind)).toBe(true)
  expect(['posts', 'toString', '', null].some(isRequestKind)).toBe(false)
})
