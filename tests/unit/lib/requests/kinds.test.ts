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
import { submissionSchemas } from '@/lib/requests/schema'

const person = { name: 'Айгүл', phone: '77010000000' }

test.each<[RequestTarget, string, object]>([
  [{ kind: 'checkups', id: 1 }, '/api/request-checkups', { checkup_id: 1 }],
  [{ kind: 'doctors', id: 2 }, '/api/request-doctors', { doctor_id: 2 }],
  [{ kind: 'services', id: 3 }, '/api/request-services', { service_id: 3 }],
  [{ kind: 'promotion', id: 4 }, '/api/request-promotions', { promotion_id: 4 }],
  [{ kind: 'mail' }, '/api/application-feedback', { type: 'consult' }],
  [{ kind: 'mobile' }, '/api/application-feedback', { type: 'mobile' }],
  [{ kind: 'partner' }, '/api/application-feedback', { type: 'partner' }],
])('%j is sent to %s', (target, endpoint, special) => {
  expect(endpointOf(target.kind)).toBe(endpoint)
  expect(payloadOf(target, person)).toEqual({ ...special, ...person })
  expect(needsId(target.kind)).toBe('id' in target)
  // What the browser builds is valid for the server.
  const parsed = submissionSchemas[endpointOf(target.kind)].parse(payloadOf(target, person))
  expect(parsed).toEqual({ target, person, meta: {} })
})

test('an article is sent as a promotion, and stored as an article', () => {
  const target: RequestTarget = { kind: 'posts', id: 5 }
  expect(endpointOf('posts')).toBe('/api/request-promotions')
  expect(payloadOf(target, person)).toEqual({ promotion_id: 5, ...person })
  const body = { ...payloadOf(target, person), meta: { kind: 'posts' } }
  expect(submissionSchemas['/api/request-promotions'].parse(body).target).toEqual(target)
})

test('each type of plain callback has one kind', () => {
  expect(Object.values(feedbackTypeOf).sort()).toEqual([...feedbackTypes].sort())
})

test('only the known kinds are kinds', () => {
  expect(requestKinds).toHaveLength(8)
  expect(requestKinds.every(isRequestKind)).toBe(true)
  expect(['article', 'toString', '', null].some(isRequestKind)).toBe(false)
})
