import { parseOptions } from '../options'

test('the default is the site on this machine', () => {
  expect(parseOptions([])).toMatchObject({
    base: 'http://localhost:3000',
    origin: 'http://localhost:3000',
    sitemap: 'http://localhost:3000/sitemap.xml',
    concurrency: 6,
  })
})

test('a copy of a site has another origin', () => {
  const copy = ['--url', 'http://10.0.0.1:3000', '--origin', 'https://clinic.example']
  const wanted = { base: 'http://10.0.0.1:3000', origin: 'https://clinic.example' }
  expect(parseOptions(copy)).toMatchObject({
    ...wanted,
    sitemap: 'https://clinic.example/sitemap.xml',
  })
  expect(parseOptions([...copy, '--sitemap', 'http://10.0.0.1:3000/s.xml'])).toMatchObject({
    ...wanted,
    sitemap: 'https://clinic.example/s.xml',
  })
})

test.each([
  [['--url', 'clinic.example'], '--url takes an origin'],
  [['--url', 'https://clinic.example/kk'], '--url takes an origin'],
  [['--sitemap', 'https://other.example/sitemap.xml'], '--sitemap takes an address of the site'],
  [['--concurrency', '0'], '--concurrency takes a whole number'],
  [['--pictures', 'all'], '--pictures takes a whole number'],
  [['--nonsense'], 'Unknown option'],
])('%j is refused with an error message', (argv, sentence) => {
  expect(() => parseOptions(argv)).toThrow(sentence)
})

test('a site’s own environment says where it is, and where its data are', () => {
  const environment = { SITE_URL: 'https://clinic.example', DATA_DIR: '/var/lib/clinic' }
  expect(parseOptions([], environment)).toMatchObject({
    base: 'https://clinic.example',
    data: [],
    ownData: '/var/lib/clinic',
  })
  expect(parseOptions(['--url', 'http://10.0.0.1:3000'], environment).base).toBe(
    'http://10.0.0.1:3000',
  )
})

test('several instances have data and metrics of their own', () => {
  const flags = ['--data', '/1', '--data', '/2', '--metrics', 'http://a', '--metrics', 'http://b']
  expect(parseOptions(flags)).toMatchObject({
    data: ['/1', '/2'],
    ownData: undefined,
    metrics: ['http://a', 'http://b'],
  })
})
