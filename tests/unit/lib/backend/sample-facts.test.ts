/** Facts of the sample that stand in two places, or that a patient may be harmed without (B1551). */
import { loadRecords } from '@/lib/backend/records/load'
import { locales } from '@/lib/routing/locales'

const { entries } = loadRecords()
const valuesOf = <Name extends keyof typeof entries>(name: Name) =>
  entries[name].map(({ value }) => value) as readonly (typeof entries)[Name][number]['value'][]
const services = valuesOf('services')
const analyses = valuesOf('analyses')

test.each(['terapevt', 'kardiolog', 'nevrolog', 'gastroenterolog', 'pediatr', 'endokrinolog'])(
  'a visit that people come to with what may be acute says when to call 103, %s',
  specialty => {
    const visits = services.filter(each => each.visit_to === specialty)
    expect(visits).not.toEqual([])
    for (const { warning } of visits)
      for (const locale of locales) expect(warning?.[locale]).toContain('103')
  },
)

test('analyses that are ordered in an acute illness say when not to wait for them', () => {
  const acute = ['d-dimer', 'troponin-i', 'kfk-mb', 'lipaza', 'alfa-amilaza', 'posev-krovi']
  for (const slug of acute) {
    const analysis = analyses.find(each => each.slug === slug)
    expect(analysis?.shows_ru).toContain('103')
    expect(analysis?.shows_kk).toContain('103')
  }
})

test('of children it is said that they are not to go hungry for long, where adults are to', () => {
  const fasting = analyses.filter(
    each => each.child_age !== null && each.document?.includes('/preparation-blood-tests'),
  )
  expect(fasting).not.toEqual([])
  for (const { child_note_ru: ru, child_note_kk: kk } of fasting) {
    expect(ru).toMatch(/до семи лет долго голодать не нужно/)
    expect(kk).toMatch(/Жеті жасқа дейінгі балаға ұзақ аш жүрудің қажеті жоқ/)
  }
})

test('a promotion takes its discount off what its services cost without it', () => {
  const costs = new Map(
    services.map(({ slug, price }) => [slug, typeof price === 'number' ? price : 0]),
  )
  const compared = valuesOf('promotions').filter(
    ({ services: parts, discount }) => parts.length > 0 && discount,
  )
  expect(compared).not.toEqual([])
  for (const { slug, services: parts, discount, price } of compared) {
    const whole = parts.reduce((sum, part) => sum + (costs.get(part) ?? 0), 0)
    expect([slug, price]).toEqual([slug, (whole * (100 - (discount ?? 0))) / 100])
  }
})

test('who does what children alone come for receives children', () => {
  const forChildren = new Set(
    services.filter(each => each.is_for_childs && !each.is_for_olders).map(({ slug }) => slug),
  )
  const doctors = valuesOf('doctors').filter(each =>
    each.services.some(own => forChildren.has(own)),
  )
  expect(doctors).not.toEqual([])
  for (const { slug, tags } of doctors)
    expect([slug, tags.map(({ ru }) => ru)]).toEqual([
      slug,
      expect.arrayContaining(['Принимает детей']),
    ])
})

test('a swab and what is collected after another visit to the toilet take different days', () => {
  const swabs = analyses.filter(({ preparation_ru: text }) => /не мочи(тесь|вшись)/.test(text))
  expect(swabs.length).toBeGreaterThan(8)
  for (const { preparation_ru: ru, preparation_kk: kk } of swabs) {
    expect(ru).toContain('в другой день')
    expect(kk).toContain('басқа күні')
  }
})
