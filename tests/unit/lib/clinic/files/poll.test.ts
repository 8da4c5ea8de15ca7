import { statSync } from 'node:fs'
import { pollFiles } from '@/lib/clinic/files/poll'
import { log } from '@/lib/telemetry/log'

jest.useFakeTimers()

test('a look that the disk refuses, the first one too, is logged once, and repeated', () => {
  const error = jest.spyOn(log, 'error').mockImplementation()
  let isAway = true
  const look = jest.fn(() => {
    if (isAway) statSync('/proc/self/fd/none-of-these')
  })
  pollFiles(look)
  expect(look).toHaveBeenCalledTimes(1)
  jest.advanceTimersByTime(6_000)
  expect(look).toHaveBeenCalledTimes(4)
  expect(error).toHaveBeenCalledTimes(1)
  isAway = false
  jest.advanceTimersByTime(2_000)
  isAway = true
  jest.advanceTimersByTime(2_000)
  expect(error).toHaveBeenCalledTimes(2)
})

test('a mistake of ours is thrown', () => {
  const look = () => {
    throw new TypeError('no function')
  }
  expect(() => pollFiles(look)).toThrow('no function')
  expect(() => jest.advanceTimersByTime(2_000)).toThrow('no function')
})
