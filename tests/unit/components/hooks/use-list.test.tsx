/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { useList } from '@/components/hooks/use-list'

/** Paths that were asked for, each to be answered by the test. */
const asked: { path: string; respond: (list: unknown) => void; fail: () => void }[] = []
const real = globalThis.fetch

beforeEach(() => {
  globalThis.fetch = input =>
    new Promise((resolve, reject) => {
      const respond = (list: unknown) =>
        resolve({ ok: true, json: async () => list } as unknown as Response)
      asked.push({ path: String(input), respond, fail: () => reject(new Error('no connection')) })
    })
})
afterEach(() => {
  globalThis.fetch = real
  asked.length = 0
})

interface Props {
  readonly path: string | null
}
/** What was fetched for one test is not known in the next. */
const ownCache = new Map()
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <SWRConfig value={{ provider: () => ownCache }}>{children}</SWRConfig>
)
beforeEach(() => ownCache.clear())

const options = { initial: ['server'], keepPrevious: true }
const listAt = (path: string | null, given?: typeof options) =>
  renderHook(({ path }: Props) => useList<string>(path, 'ru', given), {
    initialProps: { path },
    wrapper,
  })

test('nothing is asked for until it is wanted', async () => {
  const { result, rerender } = listAt(null)
  expect(result.current).toMatchObject({ data: null, loading: false, failed: false })
  rerender({ path: '/a' })
  expect(result.current).toMatchObject({ data: null, loading: true })
  await act(async () => asked[0]?.respond(['a']))
  expect(result.current).toMatchObject({ data: ['a'], loading: false })
})

test('the list of the server is not asked for; another order shows the one before meanwhile', async () => {
  const { result, rerender } = listAt('/a', options)
  expect(result.current).toMatchObject({ data: ['server'], loading: false })
  expect(asked).toEqual([])

  rerender({ path: '/b' })
  expect(result.current.loading).toBe(true)
  await act(async () => asked[0]?.respond(['b']))
  rerender({ path: '/a' })
  expect(result.current).toMatchObject({ data: ['b'], loading: true })
  await waitFor(() => expect(asked).toHaveLength(2))
  await act(async () => asked[1]?.respond(['a']))
  expect(result.current).toMatchObject({ data: ['a'], loading: false })
})

test('a response that comes late belongs to its own path', async () => {
  const { result, rerender } = listAt('/a')
  rerender({ path: '/b' })
  await act(async () => asked[1]?.respond(['b']))
  await act(async () => asked[0]?.respond(['a']))
  expect(result.current.data).toEqual(['b'])
  expect(result.current.failed).toBe(false)
})

test('a failure is said, and asked again', async () => {
  const { result } = listAt('/a')
  await act(async () => asked[0]?.fail())
  expect(result.current).toMatchObject({ data: null, loading: false, failed: true })
  act(() => result.current.reload())
  expect(result.current).toMatchObject({ loading: true, failed: false })
  await act(async () => asked[1]?.respond(['a']))
  expect(result.current).toMatchObject({ data: ['a'], failed: false })
})

test('who comes back sees the last response at once, and a newer one a moment later', async () => {
  const { unmount } = listAt('/a', options)
  unmount()
  const other = listAt('/a')
  await act(async () => asked[0]?.respond(['then']))
  other.unmount()

  const { result } = listAt('/a', options)
  expect(result.current).toMatchObject({ data: ['then'], loading: false })
  await waitFor(() => expect(asked).toHaveLength(2))
  await act(async () => asked[1]?.respond(['now']))
  expect(result.current.data).toEqual(['now'])
})
