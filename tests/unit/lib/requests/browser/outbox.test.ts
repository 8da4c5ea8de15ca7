/** @jest-environment jsdom */
import {
  findSame,
  flush,
  MAX_AGE_MS,
  MAX_ENTRIES,
  pending,
  save,
  take,
} from '@/lib/requests/browser/outbox'
import type { OutgoingRequest, SendResult } from '@/lib/requests/browser/send'
import { STORAGE_KEY } from '@/lib/requests/browser/waiting'
import { changedFields } from '../changed-fields'
import { outgoing } from './outgoing'

const start = new Date('2026-01-01T10:00:00Z')

beforeEach(() => {
  jest.useFakeTimers({ now: start })
  jest.restoreAllMocks()
  for (const { key } of pending()) take(key)
  localStorage.clear()
})

afterEach(() => {
  jest.useRealTimers()
  Object.assign(navigator, { locks: undefined })
})

/** Saves requests a second apart. */
function saved(count: number): readonly OutgoingRequest[] {
  return Array.from({ length: count }, () => {
    const request = outgoing()
    save(request)
    jest.advanceTimersByTime(1000)
    return request
  })
}

const keys = (requests: readonly OutgoingRequest[]) => requests.map(({ key }) => key)
const noted = () => JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]') as OutgoingRequest[]
const forbidden = () => {
  throw new DOMException('denied', 'SecurityError')
}

describe('storing', () => {
  test('keeps requests across pages, oldest first', () => {
    const requests = saved(3)
    expect(keys(pending())).toEqual(keys(requests))
    expect(keys(noted())).toEqual(keys(requests))
  })

  test('replaces a request with the same key', () => {
    const [request] = saved(1) as [OutgoingRequest]
    expect(save({ ...request, locale: 'ru' })).toBe(true)
    expect(pending()).toHaveLength(1)
    expect(pending()[0]).toMatchObject({ locale: 'ru' })
  })

  test('beyond twenty none that was promised gives way: the later ones are in the page alone', () => {
    expect(MAX_ENTRIES).toBe(20)
    const requests = saved(MAX_ENTRIES)
    const later = outgoing()
    expect(save(later)).toBe(false)
    expect(keys(noted())).toEqual(keys(requests))
    expect(keys(pending())).toEqual([...keys(requests), later.key])
    take(requests[0]?.key ?? '')
    expect(keys(noted())).toContain(later.key)
  })

  test('deletes after a day', () => {
    saved(1)
    jest.setSystemTime(start.getTime() + MAX_AGE_MS - 1)
    expect(pending()).toHaveLength(1)
    jest.setSystemTime(start.getTime() + MAX_AGE_MS)
    expect(MAX_AGE_MS).toBe(86_400_000)
    expect(pending()).toHaveLength(0)
  })

  test.each([
    ['a day later', MAX_AGE_MS],
    ['under a clock that was set back', -MAX_AGE_MS - 1000],
  ])('deletes expired personal data on the next flush %s, and says so once', async (_, passed) => {
    saved(1)
    jest.setSystemTime(start.getTime() + passed)
    const later = outgoing()
    save(later)
    const onLost = jest.fn()
    for (let pages = 0; pages < 2; pages += 1) {
      await flush(async () => 'unreachable', jest.fn(), onLost)
    }
    expect(onLost).toHaveBeenCalledTimes(1)
    expect(keys(noted())).toEqual([later.key])
  })

  test('removes a request once', () => {
    const [request] = saved(1) as [OutgoingRequest]
    expect(take(request.key)).toBe(true)
    expect(take(request.key)).toBe(false)
    expect(localStorage.getItem(STORAGE_KEY)).toBeNull()
  })
})

describe('the same request', () => {
  const cases = changedFields(() => '77010001122').map(({ kind, field, ...rest }) => ({
    name: `${field} of ${kind}`,
    ...rest,
  }))
  const request = (path: string, body: object) =>
    outgoing({ path, body } as Partial<OutgoingRequest>)

  test.each(cases)('$name changed: same $isSame', ({ path, before, after, isSame }) => {
    const first = request(path, before)
    save(first)
    expect(findSame(request(path, before))?.key).toBe(first.key)
    expect(findSame(request(path, after))?.key).toBe(isSame ? first.key : undefined)
  })

  test('is of the same call', () => {
    const [{ path, body }] = saved(1) as [OutgoingRequest]
    expect(findSame(request(path, body))).toBeDefined()
    expect(findSame(request('/api/request-services', body))).toBeUndefined()
  })
})

describe('failing storage', () => {
  test.each([
    'not json',
    '{"a":1}',
    'null',
    '[1,null,{"key":1}]',
    '[{"key":"k","path":"https://evil.example","locale":"ru","body":{},"savedAt":1}]',
  ])('%s is read as empty', text => {
    localStorage.setItem(STORAGE_KEY, text)
    expect(pending()).toEqual([])
    const requests = saved(1)
    expect(keys(pending())).toEqual(keys(requests))
  })

  test('keeps valid entries beside invalid ones', () => {
    const requests = saved(1)
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...noted(), 'rubbish']))
    expect(keys(pending())).toEqual(keys(requests))
  })

  test('when full keeps the request in memory, and reports it', () => {
    const [first] = saved(1) as [OutgoingRequest]
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden)
    const second = outgoing()
    expect(save(second)).toBe(false)
    expect(keys(pending())).toEqual([first.key, second.key])
    expect(take(second.key)).toBe(true)
    expect(take(second.key)).toBe(false)
  })

  test('when forbidden does not throw', async () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, method).mockImplementation(forbidden)
    }
    const request = outgoing()
    expect(save(request)).toBe(false)
    const deliver = jest.fn(async (): Promise<SendResult> => 'accepted')
    await flush(deliver, jest.fn(), jest.fn())
    expect(deliver).toHaveBeenCalledTimes(1)
    expect(pending()).toEqual([])
  })
})

describe('flushing', () => {
  /** Delivers with these results by key, and records the order. */
  function deliverer(results: Readonly<Record<string, SendResult>>) {
    const sent: string[] = []
    const deliver = async ({ key }: OutgoingRequest) => {
      sent.push(key)
      return results[key] ?? 'accepted'
    }
    return { sent, deliver }
  }

  test('sends oldest first; keeps unreachable ones, drops the rest', async () => {
    const [a, b, c] = saved(3) as [OutgoingRequest, OutgoingRequest, OutgoingRequest]
    const { sent, deliver } = deliverer({ [a.key]: 'unreachable', [b.key]: 'rejected' })
    const order: string[] = []
    await flush(
      deliver,
      () => order.push('accepted'),
      () => order.push('lost'),
    )
    expect(sent).toEqual([a.key, b.key, c.key])
    expect(keys(pending())).toEqual([a.key])
    // The last word is about what the clinic does not have.
    expect(order).toEqual(['accepted', 'lost'])
  })

  test('sends a request unchanged', async () => {
    const [request] = saved(1)
    const deliver = jest.fn(async (): Promise<SendResult> => 'accepted')
    await flush(deliver, jest.fn(), jest.fn())
    expect(deliver).toHaveBeenCalledWith(request)
  })

  test('runs once at a time in one page', async () => {
    const requests = saved(3)
    const { sent, deliver } = deliverer({})
    await Promise.all([flush(deliver, jest.fn(), jest.fn()), flush(deliver, jest.fn(), jest.fn())])
    expect(sent).toEqual(keys(requests))
  })

  test('is left to another tab that is flushing', async () => {
    saved(1)
    const request = jest.fn((_name, _options, work) => Promise.resolve(work(null)))
    Object.assign(navigator, { locks: { request } })
    const { sent, deliver } = deliverer({})
    await flush(deliver, jest.fn(), jest.fn())
    expect(request).toHaveBeenCalledWith(STORAGE_KEY, { ifAvailable: true }, expect.anything())
    expect(sent).toEqual([])
    expect(pending()).toHaveLength(1)
  })

  test('runs under the lock, and again afterwards', async () => {
    const request = (_name: string, _options: unknown, work: (lock: object) => unknown) =>
      Promise.resolve(work({}))
    Object.assign(navigator, { locks: { request } })
    const { sent, deliver } = deliverer({})
    saved(1)
    await flush(deliver, jest.fn(), jest.fn())
    saved(1)
    await flush(deliver, jest.fn(), jest.fn())
    expect(sent).toHaveLength(2)
  })

  test.each([
    ['refuses it', () => Promise.reject(new DOMException('denied', 'SecurityError'))],
    ['throws at once', forbidden],
  ])('runs without the lock where the browser %s', async (_, request) => {
    Object.assign(navigator, { locks: { request } })
    const { sent, deliver } = deliverer({})
    saved(1)
    await flush(deliver, jest.fn(), jest.fn())
    expect(sent).toHaveLength(1)
  })

  test('does not report what another tab has sent meanwhile', async () => {
    saved(1)
    const onAccepted = jest.fn()
    await flush(
      async ({ key }) => {
        take(key)
        return 'accepted'
      },
      onAccepted,
      jest.fn(),
    )
    expect(onAccepted).not.toHaveBeenCalled()
  })
})
