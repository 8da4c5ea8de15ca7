import { z } from 'zod'
import { pack, unpackOnce } from '@/lib/api/once'
import { readList } from '@/lib/api/read'

test('what says the same is the same object, and what changed is not', () => {
  const first = unpackOnce('a', pack({ data: ['қан'] }))
  expect(first).toEqual({ data: ['қан'] })
  expect(unpackOnce('a', pack({ data: ['қан'] }))).toBe(first)
  expect(unpackOnce('a', pack({ data: [2] }))).toEqual({ data: [2] })
  expect(unpackOnce('a', pack({ data: ['қан'] }))).toEqual(first)
  expect(unpackOnce('b', pack(null))).toBeNull()
})

test('an entry of an earlier release is refused', () => {
  expect(() => unpackOnce('a', '{"data":[1]}')).toThrow()
})

test('only the last answers are kept', () => {
  const packed = pack([])
  const first = unpackOnce('first', packed)
  for (let index = 0; index < 500; index += 1) unpackOnce(`call ${index}`, packed)
  expect(unpackOnce('first', packed)).not.toBe(first)
})

test('an answer that is asked for again and again outlasts those asked for once', () => {
  const packed = pack([])
  const list = unpackOnce('list', packed)
  for (let index = 0; index < 1200; index += 1) {
    unpackOnce(`record ${index}`, packed)
    if (index % 100 === 0) expect(unpackOnce('list', packed)).toBe(list)
  }
})

describe('lists', () => {
  const schema = z.object({ id: z.number() })
  const clean = jest.fn((value: { id: number }) => value)
  const resource = { entity: 'test', schema, clean }
  const call = { path: 'tests', locale: 'ru' } as const
  const json = { data: [{ id: 2 }, { id: 1 }] }

  test('of one answer are parsed once and shared, so nobody can change them', async () => {
    const [first, second] = [
      await readList(resource, call, async () => json),
      await readList(resource, call, async () => json),
    ]
    expect(second).toBe(first)
    expect(clean).toHaveBeenCalledTimes(2)
    expect(() => (first as { id: number }[]).sort()).toThrow(TypeError)
  })

  test('of another answer, or of another kind, are not', async () => {
    await readList(resource, call, async () => json)
    await readList(resource, call, async () => structuredClone(json))
    expect(clean).toHaveBeenCalledTimes(2)
    await readList({ ...resource }, call, async () => json)
    expect(clean).toHaveBeenCalledTimes(4)
  })
})
