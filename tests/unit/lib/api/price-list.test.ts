import { getPriceListPart, PriceList } from '@/lib/api/price-list'
import { item } from '../../../support/analyses'

const minute = 60_000

function listWith(...answers: readonly (number | Error)[]) {
  let now = 0
  const asked: string[] = []
  const list = new PriceList(
    async locale => {
      const answer = answers[Math.min(asked.length, answers.length - 1)]
      asked.push(locale)
      if (answer instanceof Error) throw answer
      return [item(answer ?? 0)]
    },
    () => now,
  )
  const read = async () => (await list.read('ru'))[0]?.id
  return { list, asked, read, wait: (time: number) => (now += time) }
}

test('is asked for once a minute', async () => {
  const { asked, read, wait } = listWith(1, 2)
  expect(await read()).toBe(1)
  wait(minute - 1)
  expect(await read()).toBe(1)
  wait(1)
  expect(await read()).toBe(2)
  expect(asked).toEqual(['ru', 'ru'])
})

test('many who ask at once cause one call', async () => {
  const { list, asked } = listWith(1)
  await Promise.all([list.read('ru'), list.read('ru'), list.read('kk'), list.read('ru')])
  expect(asked).toEqual(['ru', 'kk'])
})

test('stands while the backend fails, and is asked for again', async () => {
  const { read, wait } = listWith(1, new Error('down'), 3)
  expect(await read()).toBe(1)
  wait(minute)
  expect(await read()).toBe(1)
  expect(await read()).toBe(3)
})

test('a failure without a list before it is a failure', async () => {
  const { read } = listWith(new Error('down'), 2)
  await expect(read()).rejects.toThrow('down')
  expect(await read()).toBe(2)
})

describe('the price list of the seed', () => {
  test('comes whole, in the language asked for', async () => {
    const ru = await getPriceListPart('ru', { kind: 'all' })
    const kk = await getPriceListPart('kk', { kind: 'all' })
    expect(ru).toHaveLength(300)
    expect(kk.map(({ id }) => id)).toEqual(ru.map(({ id }) => id))
    expect(kk.map(({ name }) => name)).not.toEqual(ru.map(({ name }) => name))
  })

  test('comes by category and by id', async () => {
    const part = await getPriceListPart('ru', { kind: 'categories', ids: [3, 9] })
    expect(new Set(part.map(({ category }) => category))).toEqual(new Set([3, 9]))
    const some = await getPriceListPart('ru', { kind: 'analyses', ids: [101, 999_999] })
    expect(some.map(({ id }) => id)).toEqual([101])
  })
})
