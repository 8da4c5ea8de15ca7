/** A clinic that does not know its figures yet shows none of them, and promises neither discount nor terms. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { renderToStaticMarkup } from 'react-dom/server'
import { Principles } from '@/components/screens/About/Principles'
import { Benefits } from '@/components/screens/Corporate/Benefits'
import { Conditions } from '@/components/screens/Corporate/Conditions'
import { Deposit } from '@/components/screens/Corporate/Deposit'
import { IncludedServices } from '@/components/screens/Corporate/IncludedServices'
import { Figures } from '@/components/sections/Figures'
import { clinicIn, companyQuestions, companyTerms } from '@/lib/clinic'
import { Site } from '../../components/support/site'

// Set before the facts are read, which happens once.
const dir = mkdtempSync(join(tmpdir(), 'figures-'))
cpSync('tests/support/second-clinic', dir, { recursive: true })
const file = join(dir, 'clinic.yaml')
const figures = 'figures: { years: 27, patients: 0, imaging_from: 0 }'
writeFileSync(file, readFileSync(file, 'utf8').replace(/^figures: .*$/m, figures))
process.env.CONTENT_DIR = dir
afterAll(() => rmSync(dir, { recursive: true }))

const prices = (is: 'yes' | 'no') => ({
  servicePrices: is,
  analysisPrices: 'no' as const,
  checkUpsPriced: 'no' as const,
  doctorsTold: 'no' as const,
})

const show = (priced: 'yes' | 'no') =>
  renderToStaticMarkup(
    <Site>
      <Figures />
      <Principles facts={prices(priced)} />
      <Deposit />
    </Site>,
  )

test('only the years are a figure, and no discount is named', () => {
  const page = show('yes')
  expect(page.match(/<b>[^<]*<\/b>/g)).toEqual(['<b>27 лет</b>'])
  expect(page).toContain('Цены опубликованы на сайте.')
  expect(page).not.toMatch(/скидк/i)
})

test('without prices none are said to be published, and a deposit is for nobody in particular (B235)', () => {
  const page = show('no')
  expect(page).not.toMatch(/Цены опубликованы|На чём строится/)
  expect(page).toContain('за 6 рабочих дней')
  expect(page).not.toMatch(/Минимальной суммы|любом числе|переносится/)
})

test('of an insurance no part, place or person is said that the clinic has not named (B235)', () => {
  const page = renderToStaticMarkup(
    <Site>
      <IncludedServices />
      <Conditions />
      <Benefits />
    </Site>,
  )
  expect(page).toMatch(/от 4<.*3–63 года.*2 года/s)
  expect(page).not.toMatch(/Стационар|Скорая|Казахстан|рубежом|инвалидност|видит суммы|менеджер/i)
  expect(companyQuestions(companyTerms(clinicIn('ru')))).toEqual(['refund'])
})
