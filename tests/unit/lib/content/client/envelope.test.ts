import { unwrapList, unwrapRecord } from '@/lib/content/client/envelope'
import { BackendError } from '@/lib/content/client/result'

const format = expect.objectContaining({ kind: 'format', path: 'posts' })

function thrown(run: () => unknown): unknown {
  try {
    return run()
  } catch (error) {
    expect(error).toBeInstanceOf(BackendError)
    return error
  }
}

describe('a list', () => {
  test.each([[[1]], [{ data: [1] }], [{ data: { data: [1], total: 1 } }]])(
    'is unwrapped from %j',
    json => {
      expect(unwrapList(json, 'posts')).toEqual([1])
    },
  )

  test.each([
    ['an error page', '<html>'],
    ['null', null],
    ['an empty answer', ''],
    ['a message', { message: 'x' }],
    ['a record', { data: { id: 1 } }],
    ['a third envelope', { data: { data: { data: [] } } }],
  ])('is not found in %s', (_, json) => {
    expect(thrown(() => unwrapList(json, 'posts'))).toEqual(format)
  })
})

describe('a record', () => {
  test.each([{ id: 1 }, { data: { id: 1 } }])('is unwrapped from %j', json => {
    expect(unwrapRecord(json, 'posts')).toEqual({ id: 1 })
  })

  test.each([[[{ id: 1 }]], [{ data: [{ id: 1 }] }], ['text'], [null], [7]])(
    'is not found in %j',
    json => {
      expect(thrown(() => unwrapRecord(json, 'posts'))).toEqual(format)
    },
  )
})
