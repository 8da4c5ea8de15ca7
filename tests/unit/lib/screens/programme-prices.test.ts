/** The price of a programme beside what it includes is that of a package that includes it (B1435). */
import { createBackend } from '@/lib/backend/app'
import { discard } from '@/lib/backend/inbox'
import { loadRecords } from '@/lib/backend/records/load'
import { getAnalyses } from '@/lib/content/client/analyses'
import { getCheckUps } from '@/lib/content/client/check-ups'
import { getDoctors } from '@/lib/content/client/doctors'
import { getServices } from '@/lib/content/client/services'
import type { Related } from '@/lib/entities/related'
import { type Locale, locales } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import {
  relatedToAnalysis,
  relatedToCheckUp,
  relatedToDoctor,
  relatedToService,
} from '@/lib/screens/related'
import { serveBackend } from '../../support/backend'
import { readFrom } from '../../support/content'

jest.mock('@/lib/routing/current-locale', () => ({ currentLocale: async () => 'ru' }))
jest.setTimeout(120_000)

const { records, entries } = loadRecords()
serveBackend(createBackend({ seed: records, inbox: discard }))
beforeAll(() => readFrom())

type Item =
  (typeof entries.checkUps)[number]['value']['packages'][number]['programme'][number]['items'][number]

/** As the files say it: each programme with the prices of the packages that have such an item. */
function offersWith(isIt: (item: Item) => boolean): string[] {
  return entries.checkUps.flatMap(({ value: { slug, draft, packages } }) => {
    const has = (sex: string | undefined, at: (typeof packages)[number]) =>
      at.programme
        .filter(part => !sex || !part.sex || part.sex === sex)
        .some(part => part.items.some(isIt))
    const prices = packages.flatMap(each => {
      const { male_check_up_price: male, female_check_up_price: female } = each
      if (!male && !female) return has(undefined, each) ? [each.general_price] : []
      return [
        ...(male && has('male', each) ? [male] : []),
        ...(female && has('female', each) ? [female] : []),
      ]
    })
    const distinct = [...new Set(prices)].sort((a, b) => Number(a) - Number(b))
    if (draft || distinct.length === 0) return []
    return `${pathOf('checkUp', slug)}: ${distinct[0]} ${distinct.length > 1 ? 'from' : 'exact'}`
  })
}

const said = ({ checkUps }: Related) =>
  checkUps.map(({ path, price, priceKind }) => `${path}: ${price} ${priceKind}`)

async function compared<T extends { readonly slug: string }>(
  of: readonly T[],
  related: (record: T) => Promise<Related>,
  isIt: (record: T) => (item: Item) => boolean,
) {
  let pairs = 0
  for (const record of of) {
    const offers = said(await related(record)).sort()
    expect([record.slug, ...offers]).toEqual([record.slug, ...offersWith(isIt(record)).sort()])
    pairs += offers.length
  }
  return pairs
}

const specialtiesOf = (slug: string) =>
  entries.doctors.find(({ value }) => value.slug === slug)?.value.specialties ?? []

test.each(locales)('%s: a programme costs what includes the record', async (locale: Locale) => {
  const services = await compared(
    await getServices(locale),
    record => relatedToService(record, locale),
    ({ slug }) =>
      ({ service }) =>
        service === slug,
  )
  const analyses = await compared(
    await getAnalyses(locale),
    record => relatedToAnalysis(record, undefined, locale),
    ({ slug }) =>
      ({ analysis }) =>
        [analysis ?? []].flat().includes(slug),
  )
  const doctors = await compared(
    await getDoctors(locale),
    record => relatedToDoctor(record, locale),
    ({ slug }) =>
      ({ visit_to }) =>
        specialtiesOf(slug).some(each => each === visit_to),
  )
  for (const pairs of [services, analyses, doctors]) expect(pairs).toBeGreaterThan(15)
})

test('the page of a programme has all of its analyses (B1437)', async () => {
  const checkUps = await getCheckUps('ru')
  for (const checkUp of checkUps) {
    const { analyses } = await relatedToCheckUp(checkUp, 'ru')
    expect(analyses).toHaveLength(checkUp.analysisIds.length)
  }
  expect(Math.max(...checkUps.map(({ analysisIds }) => analysisIds.length))).toBeGreaterThan(12)
})
