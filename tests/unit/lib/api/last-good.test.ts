import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const folder = mkdtempSync(join(tmpdir(), 'answers-'))
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation())

/** A store of its own, as after a restart. */
function storeIn(directory: string, backend = 'http://backend.example') {
  jest.resetModules()
  process.env.DATA_DIR = directory
  process.env.BACKEND_URL = backend
  return jest.requireActual<typeof import('@/lib/api/last-good')>('@/lib/api/last-good')
}

test('keeps an answer through a restart, replaces it and drops it', async () => {
  const first = storeIn(join(folder, 'a'))
  await first.remember('doctors', { data: [1] })
  await first.remember('doctors', { data: [1, 2] })

  const second = storeIn(join(folder, 'a'))
  await expect(second.recall('doctors')).resolves.toEqual({ data: [1, 2] })
  await expect(second.recall('posts')).resolves.toBeUndefined()
  await second.forget('doctors')
  await expect(second.recall('doctors')).resolves.toBeUndefined()
})

test('warns of a folder it cannot use, and lets the page be', async () => {
  writeFileSync(join(folder, 'file'), '')
  const store = storeIn(join(folder, 'file'))
  await expect(store.remember('doctors', [])).resolves.toBeUndefined()
  await expect(store.recall('doctors')).resolves.toBeUndefined()
  expect(console.warn).toHaveBeenCalledTimes(2)
})

test('keeps nothing of the embedded backend', async () => {
  const store = storeIn(join(folder, 'b'), '')
  await store.remember('doctors', [])
  await expect(store.recall('doctors')).resolves.toBeUndefined()
  expect(console.warn).not.toHaveBeenCalled()
})
