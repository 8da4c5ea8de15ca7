import { parseOptions } from '@/lib/seo/report/options'

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
