import { AsyncLocalStorage } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { begin, making, noteUse, trackReads } from '@/lib/invalidation/making'
import { type Ask, startRemaking, upToDate } from '@/lib/invalidation/remake'
import { invalidate } from '@/lib/invalidation/sources'
import { state } from '@/lib/invalidation/state'

/** Far longer than what tests render, also on a busy machine. */
const visitorWaitMs = 2000

/** The page cache: renders a page from `source`, and has it from then on. */
function render(path: string, source: string, isOwn = false): void {
  making(isOwn, () => {
    begin({ address: path, url: path })
    noteUse(source, state().versions.get(source) ?? '-')
    state().pages?.made()
  })
}

/** A visitor waits until the page may be answered. @returns how the cache may use its entry */
const visit = (path: string, waitMs = visitorWaitMs) =>
  making(false, async () => {
    begin({ address: path, url: path })
    await upToDate(waitMs)
    return state().pages?.standing('')
  })

/** The site's request to itself; `asked` has the paths. */
let asked: string[]
let ask: jest.MockedFunction<Ask>
let version = 0

beforeEach(() => {
  // The background of an earlier test may still be running.
  const [own, seen] = [jest.fn<ReturnType<Ask>, Parameters<Ask>>(), [] as string[]]
  own.mockImplementation(async ({ url }) => {
    seen.push(url)
    // Later than a visitor who does not wait has gone on.
    await sleep(5)
    render(url, sourceOf(url), true)
    return 'done'
  })
  ask = own
  asked = seen
  startRemaking(own)
  version += 1
})

// What one test changes is nothing to the pages of the next.
afterEach(() => state().listeners.clear())

const sourceOf = (path: string) => `list of ${path}`
const change = (path: string) => invalidate(sourceOf(path), `later ${version}`)

/** A page from content that has not changed yet. */
function known(path: string): void {
  invalidate(sourceOf(path), `first ${version}`)
  render(path, sourceOf(path))
}

test('a page is made anew before the visitor gets it, once for all who come meanwhile', async () => {
  known('/a')
  change('/a')
  await expect(Promise.all([visit('/a'), visit('/a'), visit('/a')])).resolves.toEqual([
    'current',
    'current',
    'current',
  ])
  expect(asked).toEqual(['/a'])
})

test('a change that the page does not show costs nothing', async () => {
  known('/a')
  known('/b')
  change('/b')
  await expect(visit('/a')).resolves.toBe('current')
  expect(asked).not.toContain('/a')
})

test('a visitor waits for a limited time, and gets the page as it was', async () => {
  known('/slow')
  ask.mockImplementation(() => new Promise(() => undefined))
  change('/slow')
  await expect(visit('/slow', 40)).resolves.toBe('outdated')
})

test('after a failure nobody waits for the page for a while', async () => {
  known('/broken')
  ask.mockRejectedValue(new Error('The site does not answer itself'))
  change('/broken')
  await expect(visit('/broken')).resolves.toBe('outdated')
  await expect(visit('/broken')).resolves.toBe('outdated')
  expect(ask).toHaveBeenCalledTimes(1)
})

test('a page that is gone is forgotten', async () => {
  known('/gone')
  ask.mockResolvedValue('gone')
  change('/gone')
  await making(false, () => {
    begin({ address: '/gone', url: '/gone' })
    return upToDate(visitorWaitMs)
  })
  expect(state().pages?.all()).toEqual([])
})

test('pages that nobody visits are made anew in the background, the most visited first', async () => {
  for (const path of ['/rare', '/often', '/same']) known(path)
  for (let visits = 0; visits < 3; visits += 1) await visit('/often')
  change('/rare')
  change('/often')
  while (asked.length < 2) await sleep(20)
  expect(asked).toEqual(['/often', '/rare'])
})

test('the background is no part of the request that brought the change', async () => {
  // As Next's, which takes a page for a part of the route that is answered.
  const requests = new AsyncLocalStorage<string>()
  const within: (string | undefined)[] = []
  known('/told')
  ask.mockImplementation(async ({ url }) => {
    within.push(requests.getStore())
    render(url, sourceOf(url), true)
    return 'done'
  })
  requests.run('POST /api/revalidate', () => change('/told'))
  while (within.length === 0) await sleep(20)
  expect(within).toEqual([undefined])
})

test('what is near to a page is read again, and outdates it only when it says something else', async () => {
  let price = 'cheap'
  const source = `prices ${version}`
  const read = async () => {
    noteUse(source, state().versions.get(source) ?? '-')
    return price
  }
  invalidate(source, 'first')
  await making(false, async () => {
    begin({ address: '/part', url: '/part' })
    await trackReads(read)
    state().pages?.made()
  })
  invalidate(source, 'another row')
  await expect(visit('/part')).resolves.toBe('current')
  expect(asked).toEqual([])
  price = 'dear'
  invalidate(source, 'this row')
  await visit('/part')
  expect(asked).toEqual(['/part'])
})

test('a page of the last run is outdated if its sources have changed since', () => {
  const source = `list of the last run ${version}`
  invalidate(source, 'then')
  const tags = making(false, () => {
    begin({ address: '/then', url: '/then' })
    noteUse(source, 'then')
    return state().pages?.tagsOf('other')
  })
  expect(tags).toMatch(/^other,made-from:/)
  const standing = () =>
    making(false, () => {
      begin({ address: '/then', url: '/then' })
      return state().pages?.standing(tags)
    })
  startRemaking(ask)
  expect(standing()).toBe('current')
  invalidate(source, 'now')
  startRemaking(ask)
  expect(standing()).toBe('unknown')
})
