import type { Read } from '@/lib/api/reader'
import { BackendError } from '@/lib/api/result'
import { SlugIndex } from '@/lib/api/slug-index'

/** A backend whose list, failures and calls a test controls. */
function backend() {
  const state = { slugs: ['ivanova'], down: false, calls: 0, now: 1_000_000 }
  const read: Read = async (call, check) => {
    state.calls += 1
    if (state.down) throw new BackendError('network', call.path)
    const json = { data: state.slugs.map((slug, index) => ({ id: index + 1, slug, name: slug })) }
    check(json)
    return json
  }
  return { state, index: new SlugIndex(read, () => state.now) }
}

const check = (index: SlugIndex, slug: string) => index.check('doctor', slug, 'ru')

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => {})
})

test('known and unknown slugs are told apart', async () => {
  const { index } = backend()
  expect(await check(index, 'ivanova')).toEqual({ kind: 'known' })
  expect(await check(index, 'nobody')).toEqual({ kind: 'unknown' })
})

test('a record of this minute is found by asking again', async () => {
  const { index, state } = backend()
  await check(index, 'ivanova')
  state.slugs.push('petrova')
  state.now += 6000
  expect(await check(index, 'petrova')).toEqual({ kind: 'known' })
})

test('made-up addresses do not flood the backend', async () => {
  const { index, state } = backend()
  await Promise.all(Array.from({ length: 100 }, (_, number) => check(index, `nobody-${number}`)))
  for (let number = 0; number < 100; number += 1) await check(index, `none-${number}`)
  expect(state.calls).toBe(1)
})

test('a language that lacks a record is not asked for it at every visit', async () => {
  const { index, state } = backend()
  expect(await index.has('doctor', 'ivanova', 'kk')).toBe(true)
  state.now += 10_000
  expect(await index.has('doctor', 'nobody', 'kk')).toBe(false)
  expect(state.calls).toBe(1)
})

test('but after a minute it may have it', async () => {
  const { index, state } = backend()
  await index.has('doctor', 'petrova', 'kk')
  state.slugs.push('petrova')
  state.now += 70_000
  await index.has('doctor', 'petrova', 'kk')
  await new Promise(setImmediate)
  expect(await index.has('doctor', 'petrova', 'kk')).toBe(true)
})

test('where nobody can tell, a language has it', async () => {
  const { index, state } = backend()
  state.down = true
  expect(await index.has('doctor', 'ivanova', 'kk')).toBe(true)
})

test('when the backend cannot be asked, nobody is told that a page does not exist', async () => {
  const { index, state } = backend()
  state.down = true
  expect(await check(index, 'ivanova')).toEqual({ kind: 'known' })
})

test('in an outage known slugs stay known, and new ones are let through', async () => {
  const { index, state } = backend()
  await check(index, 'ivanova')
  state.down = true
  state.now += 120_000
  expect(await check(index, 'ivanova')).toEqual({ kind: 'known' })
  expect(await check(index, 'petrova')).toEqual({ kind: 'known' })
})

test('after a restart the answers of the last run do while the backend is silent', async () => {
  const silent: Read = () => new Promise(() => {})
  const kept: Read = async () => ({ data: [{ id: 1, slug: 'ivanova', name: 'Иванова' }] })
  const index = new SlugIndex(silent, Date.now, kept)
  expect(await check(index, 'ivanova')).toEqual({ kind: 'known' })
})

test('a record that is listed but cannot be read is not missing', async () => {
  const good = { id: 1, slug: 'ivanova', name: 'Иванова' }
  const index = new SlugIndex(async () => ({ data: [good, { id: [2], slug: 'petrova' }] }))
  expect(await check(index, 'petrova')).toEqual({ kind: 'known' })
  expect(await check(index, 'nobody')).toEqual({ kind: 'unknown' })
  const titles = new SlugIndex(async () => ({ data: [{ id: 3, name: 'Кардиолог' }, { id: 4 }] }))
  expect(await titles.check('jobTitle', '4-hirurg', 'ru')).toEqual({ kind: 'known' })
  expect(await titles.check('jobTitle', '5-hirurg', 'ru')).toEqual({ kind: 'unknown' })
})

test('an id decides, whatever the name beside it says', async () => {
  const read: Read = async () => ({ data: [{ id: 3, name: 'Кардиолог' }] })
  const index = new SlugIndex(read)
  const jobTitle = (slug: string) => index.check('jobTitle', slug, 'ru')
  expect(await jobTitle('3-kardiolog')).toEqual({ kind: 'known' })
  expect(await jobTitle('3-serdce')).toEqual({ kind: 'moved', slug: '3-kardiolog' })
  expect(await jobTitle('3')).toEqual({ kind: 'moved', slug: '3-kardiolog' })
  expect(await jobTitle('4-kardiolog')).toEqual({ kind: 'unknown' })
  expect(await jobTitle('kardiolog')).toEqual({ kind: 'unknown' })
})
