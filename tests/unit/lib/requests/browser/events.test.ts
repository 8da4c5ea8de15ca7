import { listen, tell } from '@/lib/requests/browser/events'

test('events before the counters are there are told later, once, and no more than a few', () => {
  for (let count = 0; count < 25; count += 1) tell('search', { kind: `${count}` })
  const told = jest.fn()
  listen(told)
  expect(told).toHaveBeenCalledTimes(20)
  tell('form_open')
  expect(told).toHaveBeenLastCalledWith('form_open', {})
  const next = jest.fn()
  listen(next)
  expect(next).not.toHaveBeenCalled()
})
