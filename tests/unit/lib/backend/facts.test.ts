/**
 * Checks of the sample content beyond `npm run content -- check`: the rules of advertising, and
 * that numbers in the texts of pages match the records.
 */

import { clinicIn } from '@/lib/clinic'
import { seoText, textPaths } from '@/lib/page-texts'
import { fullDate } from '@/lib/text/days'
import { formatAmount } from '@/lib/text/money'
import { seed } from '@/tests/support/seed'

const { figures } = clinicIn('ru')
const { doctors, specialties, services, promotions, analyses } = seed

describe('advertising', () => {
  const risky = /рентген|томограф|МРТ|КТ|контраст|лазер|пилинг|гастроскоп|облуч/i

  /** An appointment may lead to such an examination, but is none. */
  const offers = [...services, ...promotions].filter(
    ({ slug, name, list_description: list }) =>
      !slug.startsWith('priem-') && risky.test(`${name.ru} ${list.ru}`),
  )

  test.each(offers)('$slug names its contraindications', ({ warning }) => {
    expect(warning).not.toBeNull()
  })

  /** Diagnoses and outcomes of treatment, which may not be beside a patient's name. */
  const health =
    /диабет|миом|инсульт|паркинсон|гайморит|цистит|экзем|акне|аденоид|грыж|мигрен|кист|узел|инфаркт|стент|вылеч|излеч|помогло|прошл[ао] |не болит|без боли|никакой боли/i

  test('reviews are only about manners, waiting and clarity', () => {
    const reviews = doctors.flatMap(({ reviews }) => reviews.map(({ review }) => review.ru))
    expect(reviews.filter(review => health.test(review))).toEqual([])
  })
})

describe('numbers in the texts of pages', () => {
  const imaging = services.filter(({ name }) => /^(?:МРТ|КТ)/.test(name.ru))

  test('the lowest price of MRI and CT is that of the cheapest service', () => {
    expect(Math.min(...imaging.map(({ price }) => price ?? Number.POSITIVE_INFINITY))).toBe(
      figures.imagingFrom,
    )
  })

  const facts: readonly (readonly [RegExp, number | string])[] = [
    [/(\d+) (?:специальност|мамандық)/g, specialties.length],
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
