/** @jest-environment jsdom */
import { act, render, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { SWRConfig } from 'swr'
import { type RemoteList, useList } from '@/components/hooks/use-list'
import { answer } from '../../../support/answer'

/** Requested paths, each to be answered by the test. */
const asked: { path: string; respond: (list: unknown) => void; fail: () => void }[] = []
const real = globalThis.fetch

beforeEach(() => {
  globalThis.fetch = input =>
    new Promise((resolve, reject) => {
      const respond = (list: unknown) => resolve(answer(list))
      asked.push({ path: String(input), respond, fail: () => reject(new Error('no connection')) })
    })
})
afterEach(() => {
  globalThis.fetch = real
  asked.length = 0
})

interface Item {
  readonly name: string
}
const listOf = (name: string): readonly Item[] => [{ name }]

interface Props {
  readonly path: string | null
}
/** Clears what was fetched in the test before. */
const ownCache = new Map()
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <SWRConfig value={{ provider: () => ownCache }}>{children}</SWRConfig>
)
beforeEach(() => ownCache.clear())

const options = { initial: listOf('server'), keepPrevious: true }

/** The hook with its source rendered, as an island does it. */
function listAt(path: string | null, given?: typeof options) {
  const result = { current: {} as RemoteList<Item> }
  function Island({ path }: Props) {
    result.current = useList<Item>(path, 'ru', given)
    return result.current.source
  }
  const { rerender, unmount } = render(<Island path={path} />, { wrapper })
  return { result, unmount, rerender: (props: Props) => rerender(<Island {...props} />) }
}

test('nothing is fetched until it is needed', async () => {
  const { result, rerender } = listAt(null)
  expect(result.current).toMatchObject({ data: null, loading: false, failed: false })
  rerender({ path: '/a' })
  expect(result.current).toMatchObject({ data: null, loading: true })
  // The code for fetching loads first.
  await waitFor(() => expect(asked).toHaveLength(1))
  await act(async () => asked[0]?.respond(listOf('a')))
  expect(result.current).toMatchObject({ data: listOf('a'), loading: false })
})

test("the server's list is not fetched; another order shows the previous list meanwhile", async () => {
  const { result, rerender } = listAt('/a', options)
  expect(result.current).toMatchObject({ data: listOf('server'), loading: false })
  expect(asked).toEqual([])

  rerender({ path: '/b' })
  expect(result.current.loading).toBe(true)
  await waitFor(() => expect(asked).toHaveLength(1))
  await act(async () => asked[0]?.respond(listOf('b')))
  rerender({ path: '/a' })
  expect(result.current).toMatchObject({ data: listOf('b'), loading: true })
  await waitFor(() => expect(asked).toHaveLength(2))
  await act(async () => asked[1]?.respond(listOf('a')))
  expect(result.current).toMatchObject({ data: listOf('a'), loading: false })
})

test('what is fetched again is taken as it is, without comparing all its values (B1527)', async () => {
  const { result } = listAt('/a')
  await waitFor(() => expect(asked).toHaveLength(1))
  await act(async () => asked[0]?.respond(listOf('a')))
  const { data: before } = result.current
  act(() => result.current.reload())
  await waitFor(() => expect(asked).toHaveLength(2))
  await act(async () => asked[1]?.respond(listOf('a')))
  expect(result.current.data).toEqual(before)
  expect(result.current.data).not.toBe(before)
})

test('a late response belongs to its own path', async () => {
  const { result, rerender } = listAt('/a')
  await waitFor(() => expect(asked).toHaveLength(1))
  rerender({ path: '/b' })
  await waitFor(() => expect(asked).toHaveLength(2))
  await act(async () => asked[1]?.respond(listOf('b')))
  await act(async () => asked[0]?.respond(listOf('a')))
  expect(result.current.data).toEqual(listOf('b'))
  expect(result.current.failed).toBe(false)
})

test('a failure is reported, and can be retried', async () => {
  const { result } = listAt('/a')
  await waitFor(() => expect(asked).toHaveLength(1))
  await act(async () => asked[0]?.fail())
  expect(result.current).toMatchObject({ data: null, loading: false, failed: true })
  act(() => result.current.reload())
  expect(result.current).toMatchObject({ loading: true, failed: false })
  await act(async () => asked[1]?.respond(listOf('a')))
  expect(result.current).toMatchObject({ data: listOf('a'), failed: false })
})
