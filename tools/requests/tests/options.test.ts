import { parseOptions } from '../options'

const now = Date.parse('2026-11-03T10:00:00Z')

test.each([
  ['30m', '2026-11-03T09:30:00Z'],
  ['24h', '2026-11-02T10:00:00Z'],
  ['7d', '2026-10-27T10:00:00Z'],
  ['2026-11-01', '2026-10-31T19:00:00Z'],
])('--since %s', (text, instant) => {
  expect(parseOptions(['--since', text], now).since).toBe(Date.parse(instant))
})

test('without flags everything is listed', () => {
  expect(parseOptions([], now)).toEqual({
    csv: false,
    help: false,
    since: 0,
    state: undefined,
    conversions: undefined,
    goal: undefined,
    keys: undefined,
    chat: undefined,
    person: undefined,
    forget: false,
    retry: false,
  })
})

test.each(['+7 (701) 000-00-00', '87010000000', '701 000 00 00'])(
  'the person of %s is found by the number as it is stored',
  phone => {
    expect(parseOptions(['--person', phone], now)).toMatchObject({ person: '77010000000' })
  },
)

test('state and format', () => {
  expect(parseOptions(['--csv', '--state=dead'], now)).toMatchObject({ csv: true, state: 'dead' })
})

test('conversions of the requests in a file, under a name', () => {
  const argv = ['--conversions', 'google', '--goal', 'Пришёл на приём', '--keys', 'came.csv']
  expect(parseOptions(argv, now)).toMatchObject({
    conversions: 'google',
    goal: 'Пришёл на приём',
    keys: 'came.csv',
  })
})

test.each([
  [['--since', 'yesterday'], 'not "yesterday"'],
  [['--since', '2026-02-30'], 'not "2026-02-30"'],
  [['--since', '2026-13-01'], 'not "2026-13-01"'],
  [['--state', 'lost'], 'pending, delivered, dead, inbox, not "lost"'],
  [['--conversions', 'bing'], 'yandex or google or meta or tiktok, not "bing"'],
  [['--conversions', 'google', '--goal', 'a,b'], '--goal takes letters'],
  [['--goal', 'came'], '--goal goes with --conversions yandex or google'],
  [['--goal', 'callback_request'], '--goal goes with --conversions'],
  [['--csv', '--keys', 'came.csv'], '--keys goes with --conversions'],
  [['--forget'], '--forget goes with --person'],
  [['--person', '701'], '--person takes a phone such as 87010000000'],
  [['--person', ''], '--person takes a phone'],
  [['--person', '87010000000', '--since', '1d'], '--since does not go with --person'],
  [['--person', '87010000000', '--forget', '--csv'], '--csv does not go with --forget'],
  [['--retry', '--state', 'dead'], '--state does not go with --retry'],
  [['--jason'], "Unknown option '--jason'"],
  [['extra'], "Unexpected argument 'extra'"],
])('%j is refused with an error message', (argv, message) => {
  expect(() => parseOptions(argv, now)).toThrow(message)
})

test.each([
  ' w-7k3qxp',
  'W–7K3QXP',
  'w 7k3qxp.',
  'Здравствуйте! У меня вопрос. (W-7K3QXP), это срочно',
  'W-7К3QХР',
])('B1032: a chat is asked for by its code as people write it: %s', written => {
  expect(parseOptions(['--chat', written], now).chat).toBe('W-7K3QXP')
})

test('a chat is asked for by one code alone (B1032)', () => {
  expect(() => parseOptions(['--chat', 'W-7K3QXP W-222222'], now)).toThrow('such as W-7K3QXP')
  expect(() => parseOptions(['--chat', '77010000000'], now)).toThrow('such as W-7K3QXP')
  expect(() => parseOptions(['--chat', 'W-7K3QXP', '--csv'], now)).toThrow('--csv does not go')
})
