/** Addresses that are asked for and are no pages: which of them are counted, and what is stored. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countedAddress, isScanned, isSpelling } from '@/lib/http/asked-addresses/address'
import { addAsked, askedIn, readAsked } from '@/lib/http/asked-addresses/book'
import { Tally } from '@/lib/http/asked-addresses/tally'

describe('what is counted', () => {
  test.each([
    ['/uslugi/uzi.html', '/uslugi/uzi.html'],
    ['/Uslugi//UZI/', '/uslugi/uzi'],
    ['/%D0%B2%D1%80%D0%B0%D1%87%D0%B8', '/врачи'],
    ['/news/2019/11/26', '/news/2019/11/26'],
    ['/a%20b', '/a b'],
  ])('%s as %s', (pathname, path) => {
    expect(countedAddress(pathname)).toBe(path)
  })

  test.each([
    ['/+77011234567', 'a phone'],
    ['/87011234567', 'a phone'],
    ['/7-701-123-45-67', 'a phone'],
    ['/user/900101300123', 'an IIN'],
    ['/aigul@mail.kz', 'an address of e-mail'],
    ['/aigul%40mail.kz', 'an address of e-mail'],
    ['/.env', 'a hidden file'],
    ["/a'or'1'='1", 'an attack'],
    ['/%3Cscript%3E', 'an attack'],
    ['/%E0%A4%A', 'no text'],
    ['/', 'the home page'],
    [`/${'a'.repeat(120)}`, 'long'],
    ['/a/b/c/d/e/f/g', 'deep'],
  ])('not %s: %s', pathname => {
    expect(countedAddress(pathname)).toBeNull()
  })

  test.each([
    ['/wp-login.php', true],
    ['/index.php', true],
    ['/backup.zip', true],
    ['/api/v1/config.json', true],
    ['/uslugi/uzi.html', false],
    ['/admin', true],
    ['/administraciya', false],
    ['/vrachi', false],
  ])('whether a scanner asks for %s: %s', (path, scanned) => {
    expect(isScanned(path)).toBe(scanned)
  })

  test.each([
    ['/contacts', '/contacts', true],
    ['/ru/contacts', '/contacts', true],
    ['/ru', '/', true],
    ['/services', '/services/top', true],
    ['/contacts.', '/contacts', true],
    ['/kontakty', '/contacts', false],
    ['/services/top/old', '/services/top', false],
    ['/old', '/', false],
  ])('whether %s is a spelling of %s: %s', (path, to, spelling) => {
    expect(isSpelling(path, to)).toBe(spelling)
  })
})

describe('the tally', () => {
  const missing = (path: string) => ({ path, answer: 'missing', to: null }) as const

  test('counts, and begins anew when it is taken', () => {
    const tally = new Tally()
    for (const path of ['/a', '/b', '/a']) tally.note(missing(path))
    expect(tally.take()).toEqual([
      { ...missing('/a'), count: 2 },
      { ...missing('/b'), count: 1 },
    ])
    expect(tally.take()).toEqual([])
  })

  test('a flood of addresses takes no memory, and no count from those known', () => {
    const tally = new Tally()
    tally.note(missing('/real'))
    for (let index = 0; index < 5000; index += 1) tally.note(missing(`/flood-${index}`))
    tally.note(missing('/real'))
    const taken = tally.take()
    expect(taken).toHaveLength(2000)
    expect(taken[0]).toEqual({ ...missing('/real'), count: 2 })
  })
})

describe('the file', () => {
  let folder: string
  let file: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'asked-'))
    file = askedIn(join(folder, 'new'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const asked = (path: string, count: number, to: string | null = null) =>
    ({ path, count, to, answer: to === null ? 'missing' : 'moved' }) as const

  test('adds up, the most asked first, and begins anew with another answer', () => {
    addAsked(file, [asked('/a', 2), asked('/b', 9)], '2026-11-20')
    addAsked(file, [asked('/a', 3), asked('/b', 1, '/services/top')], '2026-11-27')
    expect(readAsked(file)).toEqual([
      {
        path: '/a',
        answer: 'missing',
        to: null,
        count: 5,
        since: '2026-11-20',
        last: '2026-11-27',
      },
      {
        path: '/b',
        answer: 'moved',
        to: '/services/top',
        count: 1,
        since: '2026-11-27',
        last: '2026-11-27',
      },
    ])
  })

  test('forgets what nobody has asked for in two months, and the rarest beyond a thousand', () => {
    addAsked(file, [asked('/old', 99)], '2026-09-27')
    const many = Array.from({ length: 1200 }, (_, index) => asked(`/x${index}`, 1))
    addAsked(file, [...many, asked('/real', 2)], '2026-11-27')
    const kept = readAsked(file)
    expect(kept).toHaveLength(1000)
    expect(kept[0]?.path).toBe('/real')
    expect(kept.map(({ path }) => path)).not.toContain('/old')
  })

  test('a damaged one is begun anew', () => {
    addAsked(file, [asked('/a', 1)], '2026-11-27')
    writeFileSync(file, '{')
    expect(() => readAsked(file)).toThrow(`${file} is damaged`)
    addAsked(file, [asked('/a', 1)], '2026-11-27')
    expect(readAsked(file)).toHaveLength(1)
  })
})
