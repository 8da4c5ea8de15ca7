import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Libsql from 'libsql'
import { z } from 'zod'
import { type Resource, unusableIn } from '@/lib/content/client/parse'
import { BackendError } from '@/lib/content/client/result'
import { Disk } from '@/lib/content/disk'
import { log } from '@/lib/telemetry/log'
import { type MadeUp, madeUpContent, settled } from '../../support/content'

const schema = z.object({ id: z.number(), slug: z.string(), name: z.string() })
type Thing = z.infer<typeof schema>
const things: Resource<Thing> = { entity: 'thing', path: 'things', schema, clean: each => each }
const others: Resource<Thing> = { ...things, path: 'others' }

const second = 1000
const minute = 60 * second
const hour = 60 * minute

const thing = (id: number, name = `Вещь ${id}`): Thing => ({ id, slug: `thing-${id}`, name })
const two = () => ({ data: [thing(1), thing(2)] })
const broken = () => new Response('{}', { status: 500 })
const silence = () => new TypeError('fetch failed')

const read = ({ store }: MadeUp) => store.list(things, 'ru')
const idsOf = (list: readonly Thing[]) => list.map(({ id }) => id)

let folder: string
const disk = () => new Disk(folder)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'))
  jest.spyOn(log, 'warn').mockImplementation()
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('cached content', () => {
  test('is fetched once per language, for any number of readers', async () => {
    const content = madeUpContent(two)
    const [first, same] = await Promise.all([read(content), read(content)])
    await content.store.list(things, 'kk')
    expect(await read(content)).toBe(first)
    expect(same).toBe(first)
    expect(content.calls).toEqual(['ru things', 'kk things'])
  })

  test('is immutable', async () => {
    const list = await read(madeUpContent(two))
    expect(() => (list as Thing[]).push(thing(3))).toThrow(TypeError)
    expect(() => Object.assign(list[0] ?? {}, { name: '' })).toThrow(TypeError)
  })

  test('is refreshed after a minute, in the background', async () => {
    const content = madeUpContent(two)
    const first = await read(content)
    content.pass(minute - 1)
    await read(content)
    expect(content.calls).toHaveLength(1)
    content.pass(1)
    content.respond = () => ({ data: [thing(3)] })
    expect(await read(content)).toBe(first)
    expect(await read(content)).toBe(first)
    await settled()
    expect(idsOf(await read(content))).toEqual([3])
    expect(content.calls).toHaveLength(2)
    expect(content.changes).toHaveLength(2)
  })

  test('keeps its identity while its content is unchanged, ignoring unknown fields', async () => {
    const content = madeUpContent(two)
    const first = await read(content)
    content.pass(minute)
    content.respond = () => ({ data: [{ ...thing(1), views: 7 }, thing(2)], time: 'now' })
    await read(content)
    await settled()
    expect(await read(content)).toBe(first)
    expect(content.changes).toHaveLength(1)
  })

  test('is not parsed again when the response is identical', async () => {
    const clean = jest.fn((each: Thing) => each)
    const content = madeUpContent(two)
    for (let round = 0; round < 3; round += 1) {
      await content.store.list({ ...things, clean }, 'ru', { maxAge: 0 })
      content.pass(1)
    }
    expect(content.calls).toHaveLength(3)
    expect(clean).toHaveBeenCalledTimes(2)
  })

  /** What is taken in of two lists of so many records, and when a visitor is answered. */
  async function takenIn(count: number): Promise<string> {
    const order: string[] = []
    const content = madeUpContent(two)
    const lists = [things, others].map(resource => ({
      ...resource,
      clean: (each: Thing) => {
        order.push(resource.path)
        return each
      },
    }))
    for (const each of lists) await content.store.list(each, 'ru')
    order.length = 0
    content.respond = () => ({ data: Array.from({ length: count }, (_, id) => thing(id)) })
    let isOver = false
    const visit = () => {
      order.push('visitor')
      if (!isOver) setImmediate(visit)
    }
    visit()
    await content.store.loadAll()
    isOver = true
    return order.join(' ')
  }

  test('B1361: others are answered between two changed lists that are taken in', async () => {
    expect(await takenIn(2)).toMatch(/things things (?:visitor )+others others/)
  })

  test('B1451: others are answered while a long list that has changed is taken in', async () => {
    const order = await takenIn(250)
    expect(order).toMatch(/things (?:visitor )+things .*others (?:visitor )+others/)
    expect(order).not.toMatch(/(?:things ){101}|(?:others ){101}/)
    expect(order).not.toMatch(/things (?:visitor )*others (?:.* )?things/)
  })

  test('an answer that is asked for while an earlier one is taken in comes after it (B1494)', async () => {
    const content = madeUpContent(two)
    let later: Promise<boolean> | undefined
    const clean = (each: Thing) => {
      if (each.name === 'Раньше') later ??= content.store.loadAll()
      return each
    }
    const named = async () => {
      const list = await content.store.list({ ...things, clean }, 'ru')
      return [...new Set(list.map(({ name }) => name))]
    }
    await named()
    const names = ['Раньше', 'Позже']
    content.respond = () => {
      const name = names.shift()
      return { data: Array.from({ length: 250 }, (_, id) => thing(id + 1, name)) }
    }
    await content.store.loadAll()
    expect(await named()).toEqual(['Раньше'])
    expect(await later).toBe(true)
    expect(await named()).toEqual(['Позже'])
  })

  test('details of the last 500 records are kept', async () => {
    const content = madeUpContent(path => thing(Number(path.split('/')[1])))
    for (let id = 1; id <= 501; id += 1) await content.store.record(things, 'ru', id)
    await content.store.record(things, 'ru', 501)
    expect(content.calls).toHaveLength(501)
    await content.store.record(things, 'ru', 1)
    expect(content.calls).toHaveLength(502)
  })
})

describe.each([
  ['an error', broken],
  ['a 404 for the whole list', () => new Response('{}', { status: 404 })],
  ['no answer', silence],
  ['a page of a proxy', () => new Response('<h1>502</h1>')],
  ['half an answer', () => JSON.stringify(two()).slice(0, -9)],
  ['another API', () => ({ data: [{ title: 'x' }] })],
  ['null', () => 'null'],
])('%s', (_, bad) => {
  test('keeps the cached list, and is a failure without one', async () => {
    const content = madeUpContent(two)
    const good = await read(content)
    content.respond = bad
    content.pass(minute)
    await read(content)
    await expect(content.store.list(things, 'ru', { maxAge: 0 })).rejects.toThrow(BackendError)
    expect(await read(content)).toBe(good)
    await expect(content.store.list(others, 'ru')).rejects.toThrow(BackendError)
    expect(content.changes).toHaveLength(1)
  })
})

describe('a failing backend', () => {
  test('is retried after 5 s, then with growing pauses of up to a minute', async () => {
    const content = madeUpContent(two)
    await read(content)
    content.respond = broken
    content.pass(minute)
    const asked: number[] = []
    for (let time = 0; time <= 200; time += 1) {
      const before = content.calls.length
      await read(content)
      await settled()
      if (content.calls.length > before) asked.push(time)
      content.pass(second)
    }
    expect(asked).toEqual([0, 5, 15, 35, 75, 135, 195])
  })

  test('is probed once at a time for all lists while it does not respond', async () => {
    const content = madeUpContent(two)
    const both = () => Promise.all([read(content), content.store.list(others, 'ru')])
    await both()
    content.respond = silence
    content.pass(minute)
    await both()
    // ky retries once by itself after 100 ms: the probes are combined.
    const probe = () => content.store.list(things, 'ru', { maxAge: 0 }).catch(() => null)
    await probe()
    await settled()
    content.calls.length = 0
    await both()
    expect(content.calls).toEqual([])
    content.pass(10 * second)
    await Promise.all([both(), both()])
    expect(new Set(content.calls).size).toBe(1)
    await probe()
    content.respond = two
    content.pass(minute)
    await both()
    await settled()
    await both()
    await settled()
    expect(new Set(content.calls.slice(-2))).toEqual(new Set(['ru things', 'ru others']))
  })

  test('is retried at once when the clock was set back', async () => {
    const content = madeUpContent(broken)
    await expect(read(content)).rejects.toThrow(BackendError)
    content.pass(-hour)
    content.respond = two
    expect(idsOf(await read(content))).toEqual([1, 2])
  })
})

describe('without cached content', () => {
  test('nobody waits during a pause, and the pause stays short', async () => {
    const content = madeUpContent(broken)
    for (let time = 0; time < 60; time += 1) {
      await expect(read(content)).rejects.toThrow('things: status 500')
      content.pass(second)
    }
    expect(content.calls).toHaveLength(12)
  })

  test('missing content is fetched in the background, and its arrival is notified', async () => {
    const content = madeUpContent(broken)
    await expect(read(content)).rejects.toThrow(BackendError)
    content.store.retryMissed()
    expect(content.calls).toHaveLength(1)
    content.pass(5 * second)
    content.respond = two
    content.store.retryMissed()
    await settled()
    expect(content.changes).toHaveLength(1)
    expect(idsOf(await read(content))).toEqual([1, 2])
    content.pass(hour)
    content.store.retryMissed()
    expect(content.calls).toHaveLength(2)
  })

  test('a reader waits for a limited time, and a later response is stored', async () => {
    let send: (body: object) => void = () => undefined
    const late = new Promise<object>(resolve => {
      send = resolve
    })
    const content = madeUpContent(() => late, { waitMs: 10 })
    await expect(read(content)).rejects.toMatchObject({ kind: 'timeout' })
    send(two())
    await settled()
    expect(idsOf(await read(content))).toEqual([1, 2])
    expect(content.calls).toHaveLength(1)
  })

  test('a reader that does not wait has it as soon as it is there, and no outage is noted', async () => {
    const content = madeUpContent(two)
    const atOnce = () => content.store.list(things, 'ru', { waitMs: 0 })
    await expect(atOnce()).rejects.toThrow(BackendError)
    // A reader that waits is not refused for it.
    expect(idsOf(await read(content))).toEqual([1, 2])
    expect(idsOf(await atOnce())).toEqual([1, 2])
    expect(content.calls).toHaveLength(1)
  })

  test('a programming error is no outage', async () => {
    const faulty = { ...things, clean: () => (undefined as unknown as Thing).name as never }
    await expect(madeUpContent(two).store.list(faulty, 'ru')).rejects.toThrow(TypeError)
  })
})

describe('a round of polling', () => {
  const round = ({ store }: MadeUp) => store.loadOld(() => 0)

  test('loads what is older than a minute, lists and details, without a reader', async () => {
    const content = madeUpContent(path => (path.includes('/') ? thing(7) : two()))
    await read(content)
    await content.store.record(things, 'ru', 7)
    await round(content)
    expect(content.calls).toHaveLength(2)
    content.pass(minute)
    content.respond = path => (path.includes('/') ? thing(7, 'Новая') : { data: [thing(3)] })
    await round(content)
    expect(content.calls).toEqual(['ru things', 'ru things/7', 'ru things', 'ru things/7'])
    expect(idsOf(await read(content))).toEqual([3])
    expect(await content.store.record(things, 'ru', 7)).toEqual(thing(7, 'Новая'))
    expect(content.calls).toHaveLength(4)
  })

  test('is conditional where the backend sends validators', async () => {
    const sent: (string | null)[] = []
    const content = madeUpContent((_, __, request) => {
      sent.push(request.headers.get('If-None-Match'))
      if (sent.at(-1) === '"one"') return new Response(null, { status: 304 })
      return Response.json(two(), { headers: { ETag: '"one"' } })
    })
    const first = await read(content)
    for (let count = 0; count < 60; count += 1) {
      content.pass(minute)
      await round(content)
    }
    expect(sent).toEqual([null, ...Array(60).fill('"one"')])
    expect(await read(content)).toBe(first)
    // Nothing but the first load was a change.
    expect(content.changes).toHaveLength(1)
  })

  test('keeps everything while the backend fails', async () => {
    const content = madeUpContent(two)
    const first = await read(content)
    content.pass(minute)
    content.respond = broken
    await round(content)
    expect(await read(content)).toBe(first)
  })
})

describe('details of a record', () => {
  test('are loaded before they are read, when the record is different in its list', async () => {
    const content = madeUpContent(path => (path.includes('/') ? thing(Number(path.at(-1))) : two()))
    await read(content)
    for (const id of [1, 2]) await content.store.record(things, 'ru', id)
    content.respond = path =>
      path.includes('/') ? thing(2, 'Новая') : { data: [thing(1), thing(2, 'Новая')] }
    content.pass(minute)
    await read(content)
    await settled()
    const calls = content.calls.length
    expect(await content.store.record(things, 'ru', 2)).toEqual(thing(2, 'Новая'))
    expect(content.calls.slice(calls)).toEqual(['ru things/2'])
  })

  test('are fetched by id; a 404 is null, and stays so in an outage', async () => {
    const content = madeUpContent(() => ({ data: thing(7) }), { disk: disk() })
    const one = (of = content) => of.store.record(things, 'kk', 7)
    expect(await one()).toEqual(thing(7))
    content.pass(minute)
    content.respond = () => new Response('{}', { status: 404 })
    await one()
    await settled()
    expect(await one()).toBeNull()
    content.respond = broken
    content.pass(minute)
    expect(await one()).toBeNull()
    await expect(one(content.restart())).rejects.toThrow(BackendError)
    expect(content.calls[0]).toBe('kk things/7')
  })
})

describe('a record that lost a required field', () => {
  const spoiled = { slug: 'thing-2', id: 2, name: null }

  test('is left out of its list with a warning, but known to exist', async () => {
    const content = madeUpContent(() => ({ data: [thing(1), spoiled] }))
    const list = await read(content)
    expect(idsOf(list)).toEqual([1])
    expect(unusableIn(list).slugs).toEqual(new Map([['thing-2', 2]]))
    expect(log.warn).toHaveBeenCalledWith('thing 2 is left out: name')
  })

  test('is known by its old id when the id is missing', async () => {
    const content = madeUpContent(two)
    await read(content)
    for (const id of [[2], null]) {
      content.pass(1)
      content.respond = () => ({ data: [thing(1), { ...thing(2), id }] })
      const list = await content.store.list(things, 'ru', { maxAge: 0 })
      expect(unusableIn(list).slugs).toEqual(new Map([['thing-2', 2]]))
    }
    content.pass(1)
    content.respond = () => ({ data: [thing(1)] })
    const list = await content.store.list(things, 'ru', { maxAge: 0 })
    expect(unusableIn(list).slugs.size).toBe(0)
  })
})

describe('a list that is suddenly empty', () => {
  const renewed = async (content: MadeUp) => {
    content.pass(minute)
    await read(content)
    await settled()
    return idsOf(await read(content))
  }

  test('is rejected for an hour, also over a restart', async () => {
    const content = madeUpContent(two, { disk: disk() })
    await read(content)
    content.respond = () => ({ data: [] })
    expect(await renewed(content)).toEqual([1, 2])
    content.pass(hour - 5 * minute)
    const after = content.restart()
    expect(await renewed(after)).toEqual([1, 2])
    after.pass(5 * minute)
    expect(await renewed(after)).toEqual([])
  })

  test('the hour starts again after the list was full', async () => {
    const content = madeUpContent(two, { disk: disk() })
    await read(content)
    content.respond = () => ({ data: [] })
    expect(await renewed(content)).toEqual([1, 2])
    content.pass(hour / 2)
    content.respond = two
    expect(await renewed(content)).toEqual([1, 2])
    content.pass(hour / 2)
    content.respond = () => ({ data: [] })
    expect(await renewed(content)).toEqual([1, 2])
  })

  test('is accepted from the embedded backend, and if it was empty before', async () => {
    const content = madeUpContent(two)
    await read(content)
    content.respond = () => ({ data: [] })
    expect(await renewed(content)).toEqual([])
    expect(await read(madeUpContent(() => [], { disk: disk() }))).toEqual([])
  })
})

describe('a list that is suddenly less than half as long', () => {
  const many = (count: number) => ({ data: Array.from({ length: count }, (_, n) => thing(n + 1)) })
  const renewed = async (content: MadeUp) => {
    content.pass(minute)
    await read(content)
    await settled()
    return (await read(content)).length
  }

  test('is rejected for an hour, with the reason in the log', async () => {
    const content = madeUpContent(() => many(40), { disk: disk() })
    await read(content)
    content.respond = () => many(15)
    expect(await renewed(content)).toBe(40)
    const [{ err }] = jest.mocked(log.warn).mock.lastCall as unknown as [{ err: Error }]
    expect(err.message).toBe('things: partial (15 records, 40 before; accepted after an hour)')
    content.pass(hour)
    expect(await renewed(content)).toBe(15)
  })

  test('is accepted when it was short before, or loses less', async () => {
    const content = madeUpContent(() => many(19), { disk: disk() })
    await read(content)
    content.respond = () => many(2)
    expect(await renewed(content)).toBe(2)
    content.respond = () => many(40)
    expect(await renewed(content)).toBe(40)
    content.respond = () => many(20)
    expect(await renewed(content)).toBe(20)
  })
})

describe('a backend that limits calls', () => {
  const limited = (seconds: number) => () =>
    new Response('{}', { status: 429, headers: { 'Retry-After': String(seconds) } })

  test('is not called for as long as it asks, and then what is missing is loaded first', async () => {
    const content = madeUpContent(two)
    await read(content)
    content.pass(minute)
    content.respond = limited(30)
    await expect(content.store.list(others, 'ru')).rejects.toThrow('status 429')
    await expect(content.store.list(others, 'kk')).rejects.toThrow('status 429')
    content.calls.length = 0
    for (let time = 0; time < 30; time += 1) {
      await read(content)
      await content.store.retryMissed()
      await content.store.record(things, 'ru', 7).catch(() => null)
      content.pass(second)
    }
    expect(content.calls).toEqual([])
    content.respond = path => (path.includes('/') ? thing(7) : two())
    await read(content)
    expect(content.calls).toEqual([])
    await content.store.retryMissed()
    expect(content.calls).toEqual(['ru others', 'kk others', 'ru things/7'])
    await read(content)
    await settled()
    expect(content.calls.at(-1)).toBe('ru things')
  })

  test('is left alone at the first refusal, however many wait for their turn', async () => {
    const content = madeUpContent(limited(60))
    const lists = Array.from({ length: 40 }, (_, n) => ({ ...things, path: `things-${n}` }))
    await Promise.allSettled(lists.map(each => content.store.list(each, 'ru')))
    expect(content.calls.length).toBeLessThanOrEqual(8)
    content.respond = two
    content.pass(minute)
    for (let round = 0; round < 2; round += 1) await content.store.retryMissed()
    expect(new Set(content.calls).size).toBe(40)
  })

  test('is not asked for a list again because of an unknown slug', async () => {
    const content = madeUpContent(two)
    const first = await read(content)
    content.respond = limited(60)
    await expect(content.store.list(others, 'ru')).rejects.toThrow('status 429')
    content.pass(30 * second)
    expect(await content.store.list(things, 'ru', { maxAge: 5 * second })).toBe(first)
  })
})

describe('after a restart', () => {
  test('the last responses are used at once and refreshed in the background', async () => {
    const content = madeUpContent(two, { disk: disk() })
    await read(content)
    const after = content.restart()
    after.respond = () => ({ data: [thing(3)] })
    expect(idsOf(await read(after))).toEqual([1, 2])
    await settled()
    expect(idsOf(await read(after))).toEqual([3])
    expect(after.changes).toHaveLength(2)
  })

  test('those of another backend, language or release are not used', async () => {
    const content = madeUpContent(two, { disk: disk() })
    await read(content)
    const after = madeUpContent(silence, {
      disk: disk(),
      transport: { origin: 'http://other.invalid', fetch: async () => Promise.reject(silence()) },
    })
    await expect(read(after)).rejects.toThrow(BackendError)
    content.respond = broken
    await expect(content.restart().store.list(things, 'kk')).rejects.toThrow(BackendError)
    const stricter = { ...things, schema: schema.extend({ price: z.number() }) as never }
    await expect(content.restart().store.list(stricter, 'ru')).rejects.toThrow(BackendError)
  })

  test('details that were not read for 30 days are deleted, lists never', async () => {
    const content = madeUpContent(path => (path.includes('/') ? thing(7) : two()), { disk: disk() })
    await read(content)
    await content.store.record(things, 'ru', 7)
    const file = new Libsql(join(folder, 'answers.db'))
    file.exec("UPDATE answers SET saved_at = datetime('now', '-31 days')")
    file.close()
    const after = madeUpContent(broken, { disk: disk() })
    expect(idsOf(await read(after))).toEqual([1, 2])
    await expect(after.store.record(things, 'ru', 7)).rejects.toThrow(BackendError)
  })

  test('an unusable folder gives a warning', async () => {
    writeFileSync(join(folder, 'file'), '')
    const content = madeUpContent(two, { disk: new Disk(join(folder, 'file')) })
    expect(idsOf(await read(content))).toEqual([1, 2])
    expect(log.warn).toHaveBeenCalledWith(
      { err: expect.anything() },
      'The last good answers cannot be used',
    )
  })
})

describe('revalidation', () => {
  test('fetches all lists at once, whatever pause there is, and details when they are read', async () => {
    const content = madeUpContent(path => (path.includes('/') ? thing(7) : two()))
    await read(content)
    await content.store.record(things, 'ru', 7)
    content.respond = path => (path.includes('/') ? thing(7, 'Новая') : { data: [thing(3)] })
    expect(await content.store.loadAll()).toBe(true)
    expect(idsOf(await read(content))).toEqual([3])
    expect(await content.store.record(things, 'ru', 7)).toEqual(thing(7, 'Новая'))
    expect(content.changes.length).toBeGreaterThan(0)
  })

  test('in an outage keeps everything, and reports the failure', async () => {
    const content = madeUpContent(path => (path.includes('/') ? thing(7) : two()))
    await read(content)
    await content.store.record(things, 'ru', 7)
    content.respond = silence
    expect(await content.store.loadAll()).toBe(false)
    expect(idsOf(await read(content))).toEqual([1, 2])
    expect(await content.store.record(things, 'ru', 7)).toEqual(thing(7))
    content.respond = two
    expect(await content.store.loadAll()).toBe(true)
  })
})
