import { type Logger, pino } from 'pino'
import { isUnlogged, logOptions } from '@/lib/telemetry/log'
import { prettyLine } from '@/lib/telemetry/pretty'
import { during } from '@/lib/telemetry/visit'

/** The log's own settings, with lines that can be read back. */
function record(write: (log: Logger) => void) {
  const lines: string[] = []
  write(pino({ ...logOptions, level: 'info' }, { write: line => void lines.push(line) }))
  return lines.map(line => JSON.parse(line))
}

const personal = { name: 'Айгуль Проверяемая', phone: '77010100001' }

test('a line is JSON with level, time and request id', () => {
  const [line, second, other] = record(log => {
    during({ requestId: 'abc' }, () => {
      log.warn({ route: 'doctor' }, 'Something')
      log.info('More')
    })
    log.info('Else')
  })
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
  expect(line).toEqual({
    level: 'warn',
    time,
    requestId: 'abc',
    route: 'doctor',
    msg: 'Something',
  })
  // Fields of one line are not on the next line of the request.
  expect(second).toEqual({ level: 'info', time, requestId: 'abc', msg: 'More' })
  expect(other).toEqual({ level: 'info', time, msg: 'Else' })
})

test('an error has its causes, without the details that databases add', () => {
  const cause = Object.assign(new Error(`connect to ${personal.phone}`), { code: 'ECONNREFUSED' })
  const detail = { detail: `Failing row contains (${JSON.stringify(personal)})`, parameters: [1] }
  const err = Object.assign(new TypeError('No answer', { cause }), detail)
  const [line] = record(log => log.error({ err }, 'It failed'))
  expect(line.err).toEqual({
    type: 'TypeError',
    message: 'No answer',
    stack: expect.stringContaining('log.test'),
    cause: {
      type: 'Error',
      message: 'connect to 7701*****01',
      code: 'ECONNREFUSED',
      stack: expect.any(String),
    },
  })
})

test('names and phones are redacted by key and by pattern', () => {
  const [line] = record(log =>
    log.error(
      { ...personal, payload: personal, request: { body: { ...personal } }, cookie: 'lang=kk' },
      `Refused: ${JSON.stringify(personal)}`,
    ),
  )
  expect(JSON.stringify(line)).not.toMatch(/Айгуль|701010/)
  expect(line).toMatchObject({ name: '[hidden]', request: { body: '[hidden]' } })
})

test('non-errors can be thrown', () => {
  const circle = new Error('round')
  circle.cause = circle
  const lines = record(log => {
    log.error({ err: 'text' }, 'One')
    log.error({ err: circle }, 'Two')
  })
  expect(lines[0].err).toEqual({ type: 'string', message: 'text' })
  expect(JSON.stringify(lines[1]).match(/"message":"round"/g)).toHaveLength(5)
})

test('an error that is reported twice is logged once', () => {
  const error = new Error('once')
  expect([isUnlogged(error), isUnlogged(error), isUnlogged('a'), isUnlogged('a')]).toEqual([
    true,
    false,
    true,
    true,
  ])
})

test('on a terminal a line is pretty-printed', () => {
  const err = { message: 'b', stack: 'Error: b\n    at x', cause: { message: 'c' } }
  const line = JSON.stringify({
    level: 'warn',
    time: '2026-11-03T10:01:02.345Z',
    msg: 'Hm',
    ms: 3,
    err,
  })
  expect(prettyLine(line)).toBe('10:01:02 WARN  Hm ms=3\n  Error: b\n    at x\n  c\n')
})
