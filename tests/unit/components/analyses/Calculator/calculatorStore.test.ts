/** @jest-environment jsdom */
import { encodeSaved, storageKey } from '@/lib/calculator/storage'
import { type Locale, localePath } from '@/lib/routing/locales'
import { item } from '../../../../support/analyses'
import { answer } from '../../../../support/answer'
import { type PriceServer, priceServer } from './priceServer'

type Store = typeof import('@/components/analyses/Calculator/calculatorStore')

/** Loads the module anew, as a new page does. */
async function openPage(language: Locale = 'ru'): Promise<Store> {
  history.replaceState(null, '', localePath('/analysis/list', language))
  jest.resetModules()
  return import('@/components/analyses/Calculator/calculatorStore')
}

const hour = 3_600_000
let server: PriceServer

beforeEach(() => {
  localStorage.clear()
  server = priceServer([item(1), item(2)])
})

const idsOf = (store: Store) => store.getSnapshot().items.map(({ id }) => id)

test('a selection persists across pages', async () => {
  const first = await openPage()
  first.toggleItem(item(1))
  first.toggleItem(item(2))
  first.toggleItem(item(1))
  const second = await openPage()
  expect(second.getSnapshot().items).toEqual([item(2)])
  expect(second.getSnapshot().ids).toEqual(new Set([2]))
  second.resetItems()
  expect(idsOf(await openPage())).toEqual([])
})

test('what does not fit beside the analyses is named until something else changes', async () => {
  const store = await openPage()
  const words = (count: number) =>
    Array.from({ length: count }, (_, at) => ({ text: `A${at}`, sold: '', choices: [] }))
  store.addAlso(words(31))
  expect(store.getSnapshot().also).toHaveLength(30)
  expect(store.getSnapshot().excess).toEqual([{ text: 'A30', sold: '', choices: [] }])
  store.addItem(item(1))
  expect(store.getSnapshot().excess).toEqual([])
})

test('the server snapshot has no selection, so that the HTML is the same for all visitors', async () => {
  const store = await openPage()
  store.toggleItem(item(1))
  expect(store.getServerSnapshot().items).toEqual([])
})

test('subscribers are notified of every change until they unsubscribe', async () => {
  const store = await openPage()
  const heard: number[][] = []
  const stop = store.subscribe(() => heard.push(idsOf(store)))
  store.addItem(item(1))
  store.removeItem(1)
  stop()
  store.addItem(item(2))
  expect(heard).toEqual([[1], []])
})

test('the snapshot keeps its identity until something changes', async () => {
  const store = await openPage()
  store.toggleItem(item(1))
  expect(store.getSnapshot()).toBe(store.getSnapshot())
})

test('changes in another tab are applied', async () => {
  const store = await openPage()
  store.toggleItem(item(1))
  const stop = store.subscribe(() => undefined)
  const value = encodeSaved({ items: [item(2)], also: [], locale: 'ru', pricedAt: Date.now() })
  localStorage.setItem(storageKey, value)
  window.dispatchEvent(new StorageEvent('storage', { key: 'something-else' }))
  expect(idsOf(store)).toEqual([1])
  window.dispatchEvent(new StorageEvent('storage', { key: storageKey }))
  expect(idsOf(store)).toEqual([2])
  stop()
})

describe('a page that has missed a change made by another one', () => {
  const elsewhere = () => {
    const value = encodeSaved({
      items: [item(1), item(2)],
      also: [],
      locale: 'ru',
      pricedAt: Date.now(),
    })
    localStorage.setItem(storageKey, value)
  }

  test.each([
    ['is shown again', () => window.dispatchEvent(new Event('pageshow'))],
    [
      'is looked at again',
      () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    ],
  ])('shows it when it %s', async (_, happen) => {
    const store = await openPage()
    store.toggleItem(item(1))
    const stop = store.subscribe(() => undefined)
    elsewhere()
    happen()
    expect(idsOf(store)).toEqual([1, 2])
    stop()
  })

  test('adds to it rather than overwrites it', async () => {
    const store = await openPage()
    store.toggleItem(item(1))
    elsewhere()
    store.addItem(item(3))
    expect(idsOf(store)).toEqual([1, 2, 3])
    expect(idsOf(await openPage())).toEqual([1, 2, 3])
  })
})

test('corrupt storage is an empty selection; without storage a selection lasts for the page', async () => {
  localStorage.setItem(storageKey, '{"version":1,"rows":')
  expect(idsOf(await openPage())).toEqual([])
  const forbidden = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full')
  })
  const store = await openPage()
  store.toggleItem(item(1))
  expect(idsOf(store)).toEqual([1])
  forbidden.mockRestore()
})

describe('prices of an earlier visit', () => {
  const old = [item(1, { price: 500 }), item(2, { price: 600, name: 'Старый <b>анализ</b>' })]
  const keep = (change: { locale?: string; age?: number } = {}) => {
    const { locale = 'ru', age = hour } = change
    localStorage.setItem(
      storageKey,
      encodeSaved({ items: old, also: [], locale, pricedAt: Date.now() - age }),
    )
  }

  test('are shown at once and replaced by current ones', async () => {
    keep()
    const store = await openPage()
    expect(store.getSnapshot().items[0]?.price).toBe(500)
    await store.refreshItems()
    expect(server.asked).toEqual(['/api/catalogue/analyses?ids=1%2C2 ru'])
    expect(store.getSnapshot().items).toEqual([item(1), item(2)])
    // They are stored as fresh: the next page need not fetch them.
    await (await openPage()).refreshItems()
    expect(server.asked).toHaveLength(1)
  })

  test('are fetched in the language of the page', async () => {
    keep({ age: 0 })
    const store = await openPage('kk')
    await store.refreshItems()
    expect(server.asked).toEqual(['/api/catalogue/analyses?ids=1%2C2 kk'])
  })

  test('analyses that are no longer offered are removed and named', async () => {
    keep()
    server.items = [item(1)]
    const store = await openPage()
    await store.refreshItems()
    expect(idsOf(store)).toEqual([1])
    expect(store.getSnapshot().gone).toEqual(['Старый <b>анализ</b>'])
    store.addItem(item(3))
    expect(store.getSnapshot().gone).toEqual([])
  })

  test.each([
    [[{ label: 'Sign in' }], 200],
    [{ data: ['Sign in'] }, 200],
    [{ error: 'login required' }, 200],
  ])('%j is not the price list: nothing is removed', async (body, status) => {
    keep()
    globalThis.fetch = async () => answer(body, status)
    const store = await openPage()
    await store.refreshItems()
    expect(store.getSnapshot().items).toEqual(old)
  })

  test('changes made during the fetch are kept', async () => {
    keep()
    server.state = 'held'
    const store = await openPage()
    const refreshed = store.refreshItems()
    store.removeItem(1)
    store.addItem(item(9))
    server.release()
    await refreshed
    expect(store.getSnapshot().items).toEqual([item(2), item(9)])
  })

  test('stay without a connection', async () => {
    keep()
    server.state = 'down'
    const store = await openPage()
    await store.refreshItems()
    expect(store.getSnapshot().items).toEqual(old)
  })

  test('of what an earlier release stored without them are fetched, in the language of the page (B1281)', async () => {
    const also = [
      { text: 'ЭКГ', service: 12, choices: [] },
      { text: 'Приём', service: 13, choices: [] },
    ]
    const pricedAt = Date.now()
    localStorage.setItem(
      storageKey,
      JSON.stringify({ version: 2, items: [], also, locale: 'kk', pricedAt }),
    )
    const price = { kind: 'from', tenge: 3500 } as const
    server.sold = [{ code: 's12', name: 'ЭКГ сипаттамасымен', price }]
    const store = await openPage('kk')
    await store.refreshItems()
    expect(server.asked).toEqual(['/api/catalogue/sold?codes=s12%2Cs13 kk'])
    expect(store.getSnapshot().also).toEqual([
      { text: 'ЭКГ сипаттамасымен', sold: 's12', price, choices: [] },
    ])
    expect(store.getSnapshot().gone).toEqual(['Приём'])
    await (await openPage('kk')).refreshItems()
    expect(server.asked).toHaveLength(1)
  })

  test('are not fetched when nothing is selected', async () => {
    await (await openPage()).refreshItems()
    expect(server.asked).toEqual([])
  })
})
