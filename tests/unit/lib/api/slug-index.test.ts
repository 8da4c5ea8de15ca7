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
