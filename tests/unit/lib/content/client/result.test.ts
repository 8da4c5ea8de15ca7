import { BackendError } from '@/lib/content/client/result'

test('an error class of another bundle of the process is recognised, and no other error', () => {
  let Other: typeof BackendError = BackendError
  jest.isolateModules(() => {
    Other = jest.requireActual<typeof import('@/lib/content/client/result')>(
      '@/lib/content/client/result',
    ).BackendError
  })
  expect(Other).not.toBe(BackendError)
  expect(new Other('network', 'doctors')).toBeInstanceOf(BackendError)
  for (const other of [new TypeError('x'), null, 'BackendError', {}]) {
    expect(other).not.toBeInstanceOf(BackendError)
  }
})
