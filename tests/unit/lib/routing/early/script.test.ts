/** @jest-environment jsdom */

/** As in Safari after too many changes; jsdom refuses other origins with the same error. */
const elsewhere = 'https://elsewhere.example/'

const root = document.documentElement
const run = () => jest.isolateModules(() => require('@/lib/routing/early/script'))
const files = jest.fn(() => [] as readonly unknown[])
Object.assign(performance, { getEntriesByType: files })

beforeAll(run)

test('a refused change of the history throws nothing', () => {
  window.history.replaceState({ step: 1 }, '', '/one')
  for (const name of ['pushState', 'replaceState'] as const) {
    expect(() => window.history[name]({ step: 2 }, '', elsewhere)).not.toThrow()
  }
  expect(window.history.state).toMatchObject({ step: 1 })
})

test('an entry that the browser made for a link on the page is one of the router, once it is written', () => {
  window.location.hash = 'sources'
  expect(window.history.state ?? null).toBeNull()
  window.history.replaceState({ kept: 1 }, '')
  expect(window.history.state).toEqual({ __NA: true, kept: 1 })
  window.history.pushState(null, '')
  expect(window.history.state).toEqual({ __NA: true })
})

describe('a page that breaks off', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['performance'] })
    run()
  })
  afterEach(() => {
    dispatchEvent(new Event('load'))
    jest.useRealTimers()
  })
  const grow = () => document.body.append(document.createElement('p'))
  const load = () => files.mockReturnValue([...files(), {}])

  test('is shown as without scripts, 15 seconds after it has last grown', () => {
    jest.advanceTimersByTime(10_000)
    grow()
    jest.advanceTimersByTime(15_000)
    expect(root.dataset.scripts).toBe('loading')
    jest.advanceTimersByTime(1000)
    expect(root.dataset.scripts).toBeUndefined()
    dispatchEvent(new Event('hydrated'))
    expect(root.dataset.scripts).toBe('ready')
  })

  test('waits while files arrive', () => {
    for (let seconds = 0; seconds < 60; seconds += 10) {
      load()
      jest.advanceTimersByTime(10_000)
    }
    expect(root.dataset.scripts).toBe('loading')
  })

  test('forgets what was pressed', () => {
    const button = document.createElement('button')
    button.type = 'button'
    document.body.append(button)
    button.click()
    expect(button.dataset.waiting).toBe('')
    jest.advanceTimersByTime(17_000)
    expect(button.dataset.waiting).toBeUndefined()
  })

  test('a page whose load has come has its own patience', () => {
    dispatchEvent(new Event('load'))
    jest.advanceTimersByTime(9000)
    expect(root.dataset.scripts).toBe('loading')
    jest.advanceTimersByTime(1000)
    expect(root.dataset.scripts).toBeUndefined()
  })
})
