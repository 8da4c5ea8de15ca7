/**
 * Facts that stand in several places of the sample content agree: a visitor who compares two pages,
 * or a page with the licence, finds the same.
 */
import type { Service } from '@/lib/backend/records/services'
import { clinicFacts } from '@/lib/clinic/facts'
import { readText } from '@/lib/clinic/files/yaml'
import { fullDate } from '@/lib/dates/days'
import { formatAmount } from '@/lib/money/format'
import { seoText, textPaths } from '@/lib/seo/texts'
import { clinicIn } from '@/lib/site/clinic'
import { consentVersion } from '@/lib/site/legal'
import { seed } from '@/tests/support/seed'

const { figures } = clinicIn('ru')
const { activities } = clinicFacts().licence
const { doctors, jobTitles, services, promotions, analyses } = seed

const titles = jobTitles.map(({ id, name }) => ({ id, words: name.ru.toLowerCase() }))

/** The specialty that a word in any case names: "невролога", "ЛОР-врача", "Онколог-маммолог". */
function specialtyOf(word: string) {
  const stem = word
    .toLowerCase()
    .replace(/^онколог-.*/, 'онколог')
    .replace(/-(?:врач|андролог).*/, '')
  return titles.find(({ words }) =>
    words.split(/[\s()-]+/).some(name => name.length > 2 && stem.startsWith(name)),
  )
}

function receives(jobTitle: number) {
  return doctors.filter(doctor => doctor.job_titles.includes(jobTitle))
}

describe('visits', () => {
  const visits = services.filter(({ slug }) => slug.startsWith('priem-'))

  test.each(visits)('$slug costs what the cheapest doctor of the specialty does', visit => {
    const specialty = specialtyOf(visit.name.ru.split(' ').at(-1) ?? '')
    const prices = receives(specialty?.id ?? 0).flatMap(it => it.first_appointment ?? [])
    expect(prices.length).toBeGreaterThan(0)
    expect(visit.price).toBe(Math.min(...prices))
  })
})

describe('specialists', () => {
  /** "Приём", "Приёмы", "Консультация" and the words in the genitive after it. */
  const offered = promotions.flatMap(({ slug, list_description: { ru } }) =>
    [...ru.matchAll(/(?:приёмы?|консультация) ((?:[а-яё-]+(?:, | и приём )?)+)/gi)].flatMap(
      ([, words = '']) =>
        words.split(/, | и приём /).map(word => ({ slug, word: word.split(' ')[0] ?? '' })),
    ),
  )

  test.each(offered)('$slug offers a visit: $word', ({ word }) => {
    expect(receives(specialtyOf(word)?.id ?? 0).length).toBeGreaterThan(0)
  })
})

describe('promotions', () => {
  const fullPrice = ({ price, discount }: Service) => (price ?? 0) / (1 - (discount ?? 0) / 100)
  const parts: Readonly<Record<string, readonly string[]>> = {
    'uzi-posle-16-00': ['uzi-shchitovidnoy-zhelezy'],
    'serdtse-v-vyhodnye': ['ekg-s-opisaniem', 'uzi-serdtsa'],
    'sertifikat-na-check-up': ['check-up-za-odin-den'],
    'chistka-zubov-vdvoyom': ['chistka-zubov', 'chistka-zubov'],
  }

  test.each(Object.entries(parts))('%s costs its parts less the discount', (slug, slugs) => {
    const promotion = promotions.find(it => it.slug === slug)
    const sum = slugs
      .map(it => services.find(service => service.slug === it))
      .reduce((total, service) => total + (service ? fullPrice(service) : Number.NaN), 0)
    expect(promotion?.price).toBeCloseTo(sum * (1 - (promotion?.discount ?? 0) / 100), 5)
  })
})

describe('the licence', () => {
  test('permits every specialty, category of services and category of promotions', () => {
    const has = {
      jobTitles: new Set(activities.flatMap(it => it.job_titles)),
      services: new Set(activities.flatMap(it => it.service_categories)),
      promotions: new Set<string>(activities.flatMap(it => it.promotion_categories)),
    }
    expect({
      jobTitles: doctors.flatMap(it => it.job_titles).filter(it => !has.jobTitles.has(it)),
      services: services.filter(it => !has.services.has(it.category_service_id ?? 0)),
      promotions: promotions.filter(it => !has.promotions.has(it.category)),
    }).toEqual({ jobTitles: [], services: [], promotions: [] })
  })

  test('the version of the consent is the published edition of the privacy policy', () => {
    expect(readText('documents/privacy-policy.ru.md')).toContain(fullDate(consentVersion()))
  })
})

describe('advertising', () => {
  const risky = /рентген|томограф|МРТ|КТ|контраст|лазер|пилинг|гастроскоп|облуч/i

  /** A visit may end with a referral to such an examination, but is none itself. */
  const offers = [...services, ...promotions].filter(
    ({ slug, name, list_description: list }) =>
      !slug.startsWith('priem-') && risky.test(`${name.ru} ${list.ru}`),
  )

  test.each(offers)('$slug names its contraindications', ({ warning }) => {
    expect(warning).not.toBeNull()
  })

  /** Diagnoses, and what a treatment brought: neither stands beside the name of a patient. */
  const health =
    /диабет|миом|инсульт|паркинсон|гайморит|цистит|экзем|акне|аденоид|грыж|мигрен|кист|узел|инфаркт|стент|вылеч|излеч|помогло|прошл[ао] |не болит|без боли|никакой боли/i

  test('a review tells of manners, waiting and clearness alone', () => {
    const reviews = doctors.flatMap(({ reviews }) => reviews.map(({ review }) => review.ru))
    expect(reviews.filter(review => health.test(review))).toEqual([])
  })
})

describe('numbers in the texts of pages', () => {
  const imaging = services.filter(({ name }) => /^(?:МРТ|КТ)/.test(name.ru))

  test('the price from which MRI and CT begin is that of the cheapest of them', () => {
    expect(Math.min(...imaging.map(({ price }) => price ?? Number.POSITIVE_INFINITY))).toBe(
      figures.imagingFrom,
    )
  })

  const facts: readonly (readonly [RegExp, number | string])[] = [
    [/(\d+) (?:специальност|мамандық)/g, jobTitles.length],
    [/(\d+) (?:врач|дәрігер)/g, doctors.length],
    [
      /(\d+) (?:лабораторных |зертханалық )?(?:<[^>]+>)?(?:анализ|исследовани|талдау|зерттеу)/g,
      analyses.length,
    ],
    [/(\d+) (?:лет работ|жылдық тәжірибе)/g, figures.years],
    [/(\d+ \d+)(?:-нан астам| пациентов|\+)/g, formatAmount(figures.patients).replace(/\s/g, ' ')],
    [/(?:с |^|\s)(\d{4})(?: года, дейст| жылдан жұмыс)/g, clinicIn('ru').founded],
    [/(\d\d\.\d\d\.\d{4})/g, fullDate(clinicIn('ru').licence.issued)],
  ]

  test.each(
    (['ru', 'kk'] as const).flatMap(locale =>
      textPaths(locale).map(path => [path, locale] as const),
    ),
  )('%s in %s', async (path, locale) => {
    const text = JSON.stringify(await seoText(path, locale)).replace(/\\n|\s/g, ' ')
    const wrong = facts.flatMap(([pattern, fact]) =>
      [...text.matchAll(pattern)]
        .filter(([, said]) => said !== String(fact))
        .map(([phrase]) => `${phrase}: ${fact}`),
    )
    expect(wrong).toEqual([])
  })
})
