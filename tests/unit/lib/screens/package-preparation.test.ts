/** What is said of preparing for a package of a check-up, and on the check-up's page (B1283, B1385). */
import { createBackend } from '@/lib/backend/app'
import { discard } from '@/lib/backend/inbox'
import { requestedAnalyses } from '@/lib/requests/outbox/requested-name'
import { checkUpScreen } from '@/lib/screens/check-up'
import { estimateScreen } from '@/lib/screens/estimate'
import { plainText } from '@/lib/text/plain-text'
import { seed } from '@/tests/support/seed'
import { serveBackend } from '../../support/backend'
import { readFrom } from '../../support/content'

jest.mock('@/lib/routing/current-locale', () => ({ currentLocale: async () => 'ru' }))
jest.mock('next-intl/server', () => jest.requireActual('../../support/translations'))

/** Of one programme the price includes the drawing of blood. */
const checkUpPackages = seed.checkUpPackages.map(each =>
  each.id === 14 ? { ...each, drawing_included: true } : each,
)
serveBackend(createBackend({ seed: { ...seed, checkUpPackages }, inbox: discard }))
beforeAll(() => readFrom())

const nameOf = (slug: string) =>
  plainText(seed.analyses.find(each => each.slug === slug)?.name.ru ?? `no ${slug}`)

/** The estimate of a query. */
const estimated = (query: Readonly<Record<string, string | string[]>>) =>
  estimateScreen.load({
    params: Promise.resolve({ locale: 'ru' }),
    searchParams: Promise.resolve(query),
  })

/** Analyses and services that something is told of, as an estimate of a package names them. */
async function prepared(code: string): Promise<readonly string[]> {
  const { preparation } = await estimated({ also: [code] })
  return preparation.told.flatMap(({ names }) => names.map(plainText))
}

test('a package for women leaves out what men prepare for, and the other way round', async () => {
  const [women, men] = await Promise.all([prepared('c11f'), prepared('c11m')])
  expect(women).toContain(nameOf('zhidkostnaja-citologija'))
  expect(women).not.toContain(nameOf('spermogramma'))
  expect(men).toContain(nameOf('spermogramma'))
  expect(men).not.toContain(nameOf('zhidkostnaja-citologija'))
  for (const each of [women, men]) expect(each).toContain(nameOf('ttg'))
})

test('a package leaves out what only the other one of its check-up includes', async () => {
  expect(await prepared('c1')).not.toContain(nameOf('ferritin'))
  expect(await prepared('c2')).toContain(nameOf('ferritin'))
})

test('what services demand is said for them, alone and in a package (B1430)', async () => {
  const treadmill = seed.services.find(({ slug }) => slug === 'tredmil-test')
  const name = treadmill?.name.ru ?? 'no treadmill'
  expect(await prepared(`s${treadmill?.id}`)).toEqual([name])
  const params = Promise.resolve({ locale: 'ru', slug: 'muzhchinam-posle-40' })
  const { preparation } = await checkUpScreen.load({ params, searchParams: Promise.resolve({}) })
  expect(preparation.fasting?.fed).toEqual([name])
  expect(preparation.told.flatMap(({ names }) => names)).toContain(name)
})

test('a longer fast is asked of the package that needs it alone (B1431)', async () => {
  const { fasting } = await checkUpScreen.load({
    params: Promise.resolve({ locale: 'ru', slug: 'rasshirennyj-check-up' }),
    searchParams: Promise.resolve({}),
  })
  expect(fasting.map(({ name, fasting: { hours } }) => [name, hours])).toEqual([
    ['Расширенный', 8],
    ['Расширенный с гастроскопией', 10],
  ])
})

test('a step without a page has its own preparation (B1432)', async () => {
  expect(await prepared('c22f')).toContain('Колоноскопия')
  expect(await prepared('c22m')).toContain('Колоноскопия')
})

test('the page of a check-up says what its packages demand, and of what', async () => {
  const { preparation } = await checkUpScreen.load({
    params: Promise.resolve({ locale: 'ru', slug: 'povyshennoe-davlenie' }),
    searchParams: Promise.resolve({}),
  })
  const told = preparation.told.find(({ html }) => html.includes('лекарства от давления'))
  expect(told?.names).toEqual([nameOf('aldosteron'), nameOf('renin-prjamoj')])
  expect(preparation.leaflets.map(({ document }) => document)).toContainEqual(
    expect.stringMatching(/preparation-urine-tests\.pdf$/),
  )
})

test('the last result of an estimate is that of the analyses in its packages, too (B1386)', async () => {
  const blood = seed.analyses.find(({ slug }) => slug === 'obshhij-analiz-krovi')
  const cytology = seed.analyses.find(({ slug }) => slug === 'zhidkostnaja-citologija')
  const { terms, message } = await estimated({ ids: `${blood?.id}`, also: ['c11f'] })
  expect(cytology?.result_days).toBe(5)
  expect(Math.max(...terms.map(({ days = 0 }) => days))).toBe(5)
  expect(message).toContain('через 5 дней')
  expect(message).toContain('Сроки обследований назовут при записи.')
})

const idOf = (slug: string) => seed.analyses.find(each => each.slug === slug)?.id ?? 0
const women = /[Жж]енщин/

test('a programme for men says nothing to women, alone or beside the analysis itself (B1482)', async () => {
  for (const code of ['c12', 'c13', 'c21m']) {
    const { preparation, message } = await estimated({ also: [code] })
    expect(preparation.told.map(({ html }) => html).join()).not.toMatch(women)
    expect(message).not.toMatch(women)
  }
  expect((await estimated({ also: ['c21f'] })).message).toMatch(women)
  // A couple, or a urine analysis beside the programme: it is not said for whom.
  expect((await estimated({ also: ['c21f', 'c12'] })).message).toMatch(women)
  const urine = `${idOf('obshhij-analiz-mochi')}`
  expect((await estimated({ ids: urine, also: ['c12'] })).message).toMatch(women)
  const params = Promise.resolve({ locale: 'ru', slug: 'muzhchinam-posle-40' })
  const { preparation } = await checkUpScreen.load({ params, searchParams: Promise.resolve({}) })
  expect(preparation.told.map(({ html }) => html).join()).not.toMatch(women)
})

test('steps and services of which nothing is said are to be asked about, visits are not (B1481)', async () => {
  const { preparation, message } = await estimated({ also: ['c12', 's14'] })
  expect(preparation.toAsk).toEqual([
    ...['ЭКГ с описанием', 'УЗИ предстательной железы', 'УЗИ мошонки с допплером'],
  ])
  expect(message).toContain('Спросите о подготовке, когда будете записываться: ЭКГ с описанием,')
  expect((await estimated({ also: ['s12'] })).preparation.toAsk).toEqual([])
})

test('what is said of children is not said of a set for adults, chosen whole (B1483)', async () => {
  const set = seed.analysisSets.find(({ slug }) => slug === 'pri-beremennosti')
  const ids = set?.parts.flatMap(({ analysis_id: id }) => id ?? []) ?? []
  const ferritin = idOf('ferritin')
  const whole = await estimated({ ids: [...ids, ferritin].join(',') })
  expect(ids.filter(id => whole.forChildren.has(id))).toEqual([])
  expect(whole.forChildren.has(ferritin)).toBe(true)
  const part = await estimated({ ids: ids.slice(1).join(',') })
  expect(part.forChildren.has(ids[1] ?? 0)).toBe(true)
})

test('an analysis, or a service, that a chosen programme has is named, and stays in the sum (B1484)', async () => {
  const urine = idOf('obshhij-analiz-mochi')
  const { message, items } = await estimated({ ids: `${urine}`, also: ['c12', 's12'] })
  expect(items).toHaveLength(1)
  const lines = message.split('\n')
  for (const name of [nameOf('obshhij-analiz-mochi'), 'ЭКГ с описанием']) {
    expect(lines.find(line => line.startsWith(`• ${name}`))).toMatch(
      / \(уже входит в «Мужчинам до 40 лет: Мужской базовый»\)$/,
    )
  }
  expect(
    await requestedAnalyses([urine], 'ru', [{ text: '', sold: 'c12', choices: [] }]),
  ).toContain(`${nameOf('obshhij-analiz-mochi')} (уже входит в «`)
})

test('an ultrasound without food comes before the meal of a treadmill test (B1430)', async () => {
  const { preparation } = await estimated({ also: ['s2', 's28'] })
  expect(preparation.fasting).toEqual({
    hours: 6,
    ...{ names: ['УЗИ брюшной полости'], fed: ['Тредмил-тест (ЭКГ с нагрузкой)'] },
  })
})

test('no baby is to be without food for hours: it is said with each such analysis for babies', () => {
  const fasting = seed.analyses.filter(
    ({ min_age_months: age, preparation }) =>
      typeof age === 'number' &&
      age < 12 &&
      /натощак:|натощак,|натощак и/.test(preparation?.ru ?? ''),
  )
  expect(fasting.length).toBeGreaterThan(5)
  for (const { slug, child_note: note } of fasting) {
    expect([slug, note?.ru]).toEqual([slug, expect.stringContaining('долго голодать не нужно')])
    expect([slug, note?.kk]).toEqual([slug, expect.stringContaining('аш жүрудің қажеті жоқ')])
  }
})

test('an order of a set that the clinic does not do is so in links that were shared as undecided, too (B1505)', async () => {
  const { also, message } = await estimated({ also: ['~Флюорография', '~HBsAg'] })
  expect(also).toEqual([
    { text: 'Флюорография', sold: '', choices: [0] },
    { text: 'HBsAg', sold: '', choices: [] },
  ])
  expect(message).toContain('Этого мы не делаем: Флюорография')
})

test('the drawing of blood for analyses beside a programme that includes it is said to be paid once (B1504)', async () => {
  const blood = `${idOf('obshhij-analiz-krovi')}`
  const { message } = await estimated({ ids: blood, also: ['c14'] })
  expect(message).toContain('взятие крови уже входит в цену программы')
  expect((await estimated({ ids: blood })).message).not.toContain('входит в цену программы')
})
