/** What a clinic takes on the server, and what it says of it (B1244). */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countryNames } from '@/lib/clinic/country-names'
import { clinicSchema } from '@/lib/clinic/schema'
import { refuseOtherCountry } from '@/lib/http/taken-phone'

const dir = mkdtempSync(join(tmpdir(), 'countries-'))
const file = join(dir, 'clinic.yaml')
cpSync('tests/support/second-clinic/clinic.yaml', file)
writeFileSync(file, `${readFileSync(file, 'utf8')}\nphone_countries: [ ru, uz ]\n`)
process.env.CONTENT_DIR = dir
afterAll(() => rmSync(dir, { recursive: true }))

test.each([
  ['998901234567', true],
  ['77010000000', true],
  ['996700123456', false],
  ['99890123456', false],
])('a request from %s is taken: %s', (phone, isTaken) => {
  const refused = () => refuseOtherCountry({ person: { name: 'Анна', phone } })
  if (isTaken) expect(refused).not.toThrow()
  else expect(refused).toThrow(expect.objectContaining({ status: 422 }))
})

test('the countries are named in both languages; those on +7 need no word', () => {
  expect(countryNames(['ru', 'uz', 'kg'], 'ru')).toBe('Узбекистан (+998), Кыргызстан (+996)')
  expect(countryNames(['uz'], 'kk')).toBe('Өзбекстан (+998)')
  expect(countryNames(['ru'], 'ru')).toBe('')
})

test('a country that the list does not have is refused', () => {
  const { issues = [] } = clinicSchema.safeParse({ phone_countries: ['us'] }).error ?? {}
  expect(issues).toContainEqual(
    expect.objectContaining({
      path: ['phone_countries', 0],
      values: expect.arrayContaining(['kg', 'uz']),
    }),
  )
})
