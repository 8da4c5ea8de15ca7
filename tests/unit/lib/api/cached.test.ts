import { mkdtempSync, rmSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { throughNextCache } from '@/lib/api/cached'
import { getDoctor, getDoctors } from '@/lib/api/doctors'
import { readFresh } from '@/lib/api/reader'
import { BackendError } from '@/lib/api/result'
import { createBackend } from '@/lib/backend/app'
import { discard } from '@/lib/backend/inbox'
import { serverOf } from '@/lib/backend/node-adapter'
import { seed } from '@/lib/backend/seed/seed'

const backend = createBackend({ seed, inbox: discard })
let mood: (request: Request) => Promise<Response>
let server: Server
let folder: string

const down = async () => new Response('{}', { status: 500 })
const gone = async () => Response.json({ message: 'Not found' }, { status: 404 })
const emptied = async () => Response.json({ data: [] })
const misplaced = async () => Response.json({ data: [{ title: 'Another API' }] })

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'answers-'))
  server = serverOf(request => mood(request))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  process.env.BACKEND_URL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  process.env.DATA_DIR = join(folder, 'data')
})

beforeEach(() => {
  mood = backend
  jest.spyOn(console, 'warn').mockImplementation()
})

afterAll(() => {
  server.closeAllConnections()
  server.close()
  rmSync(folder, { recursive: true })
})

test.each([
  ['an outage', down],
  ['a 404 for the whole list', gone],
  ['an answer of another API', misplaced],
  ['a list emptied at one blow', emptied],
])('%s leaves the last good list on the page', async (_, bad) => {
  const good = await getDoctors('kk')
  mood = bad
  await expect(getDoctors('kk')).resolves.toEqual(good)
})

test('a list that stays empty for an hour is believed, one that fills again is at once', async () => {
  const hour = 60 * 60_000
  const start = Date.now()
  const clock = jest.spyOn(Date, 'now').mockReturnValue(start)
  const good = await getDoctors('kk')
  mood = emptied
  await expect(getDoctors('kk')).resolves.toEqual(good)
  clock.mockReturnValue(start + hour - 1)
  await expect(getDoctors('kk')).resolves.toEqual(good)
  clock.mockReturnValue(start + hour)
  await expect(getDoctors('kk')).resolves.toEqual([])
  mood = backend
  await expect(getDoctors('kk')).resolves.toEqual(good)
  mood = emptied
  await expect(getDoctors('kk')).resolves.toEqual(good)
  clock.mockRestore()
})

test('what was never answered is not made up', async () => {
  await getDoctors('ru')
  mood = down
  await expect(getDoctors('ru', { by: 'rating', direction: 'asc' })).rejects.toThrow(BackendError)
})

test('a list that is not there is a failure, never an absence', async () => {
  mood = gone
  await expect(getDoctors('kk', undefined, readFresh)).rejects.toMatchObject({
    kind: 'status',
    status: 404,
  })
})

test('a reader that must be fresh gets no older answer', async () => {
  await getDoctors('ru')
  mood = down
  await expect(getDoctors('ru', undefined, readFresh)).rejects.toThrow(BackendError)
})

test('a record that is gone stays gone through an outage', async () => {
  await expect(getDoctor('ru', 1)).resolves.toMatchObject({ id: 1 })
  mood = gone
  await expect(getDoctor('ru', 1)).resolves.toBeNull()
  mood = down
  await expect(getDoctor('ru', 1)).rejects.toThrow(BackendError)
})

describe('throughNextCache, outside of Next', () => {
  test('asks directly', async () => {
    await expect(throughNextCache('key', async () => 7)).resolves.toBe(7)
  })

  test('asks once and passes a failure on', async () => {
    const load = jest.fn().mockRejectedValue(new BackendError('network', 'x'))
    await expect(throughNextCache('key', load)).rejects.toThrow('x: network')
    expect(load).toHaveBeenCalledTimes(1)
  })
})

describe('throughNextCache, within Next', () => {
  /** As much of Next's incremental cache as its data cache calls. */
  const entries = new Map<string, { value: unknown; isStale: boolean }>()
  const incrementalCache = {
    generateSimpleCacheKey: async (key: string) => key,
    get: async (key: string) => entries.get(key) ?? null,
    set: async (key: string, value: unknown) => void entries.set(key, { value, isStale: false }),
  }

  beforeAll(() => void Object.assign(globalThis, { __incrementalCache: incrementalCache }))
  beforeEach(() => entries.clear())
  afterAll(() => void Reflect.deleteProperty(globalThis, '__incrementalCache'))

  test.each([[{ data: [1] }], [null]])('%j is kept under its key', async value => {
    const load = jest.fn(async () => value)
    for (const key of ['a', 'a', 'b']) {
      await expect(throughNextCache(key, load)).resolves.toEqual(value)
    }
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('a failure is not kept, and not tried twice', async () => {
    const load = jest
      .fn()
      .mockRejectedValueOnce(new BackendError('network', 'x'))
      .mockResolvedValue(7)
    await expect(throughNextCache('a', load)).rejects.toThrow('x: network')
    expect(load).toHaveBeenCalledTimes(1)
    await expect(throughNextCache('a', load)).resolves.toBe(7)
  })

  test('an entry that an earlier release has left and this one cannot use is asked for anew', async () => {
    const good = await getDoctors('ru')
    for (const entry of entries.values()) {
      Object.assign(entry.value as object, {
        data: { body: '{"data":[{"title":"An older shape"}]}' },
      })
    }
    await expect(getDoctors('ru')).resolves.toEqual(good)
  })

  test('languages, queries and calls do not share an entry', async () => {
    await getDoctors('ru')
    await getDoctors('kk')
    await getDoctors('ru', { by: 'rating', direction: 'asc' })
    await getDoctor('ru', 1)
    expect(entries.size).toBe(4)
  })
})
