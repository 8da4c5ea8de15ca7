/** @jest-environment jsdom */
import { send } from '@/lib/requests/browser/send'
import { verdictOf } from '@/lib/requests/verdict'
import { network } from './browser/network'
import { outgoing } from './browser/outgoing'

test.each([
  ['delivered', 'accepted', [200, 201, 202, 204, 299]],
  ['retry', 'unreachable', [401, 403, 404, 405, 408, 425, 429, 500, 502, 503, 504, 599]],
  ['retry', 'unreachable', [301, 302, 307]],
  ['dead', 'rejected', [400, 402, 406, 409, 410, 413, 415, 422, 451]],
])('%s, in the browser %s: %j', async (verdict, result, statuses) => {
  expect(statuses.map(verdictOf)).toEqual(statuses.map(() => verdict))
  network(...statuses)
  for (const _ of statuses) expect(await send(outgoing(), '')).toBe(result)
})
