/** Each sentence about the clinic disappears with the fact that it hangs on (B235). */
import { createTranslator } from 'next-intl'
import { type Locale, locales } from '@/lib/routing/locales'
import {
  allPriced,
  analysisFacts,
  doctorFacts,
  drawingSaid,
  serviceFacts,
} from '@/lib/screens/facts'
import kk from '@/messages/kk.json'
import ru from '@/messages/ru.json'
import { item } from '@/tests/support/analyses'
import { doctor } from '@/tests/support/doctors'
import { service } from '@/tests/support/services'

const messages = { ru, kk }

/** Message, the fact, words of the sentence that hangs on it, and a fact that says another in its place. */
const sentences: readonly (readonly [string, string, { ru: RegExp; kk: RegExp }, string?])[] = [
  ['home.figures.discountsText', 'holidayDiscounts', { ru: /праздники/, kk: /мереке/ }],
  ['home.entries.checkUpText', 'twoVisits', { ru: /один-два/, kk: /Бір-екі/ }],
  ['home.tiles.servicesText', 'servicesPriced', { ru: /цен/, kk: /баға/ }],
  ['home.tiles.checkUpsText', 'checkUpsPriced', { ru: /цен/, kk: /баға/ }],
  ['home.doctors.text', 'doctorsTold', { ru: /отзыв|цен/, kk: /пікір|баға/ }],
  ['home.doctors.text', 'generalPractice', { ru: /Терапевт/, kk: /Терапевт/ }],
  ['home.cards.consultationText', 'videoAdvice', { ru: /видео/, kk: /бейне/i }],
  ['services.top.lead', 'oneBuilding', { ru: /здани/, kk: /ғимарат/ }],
  ['services.top.lead', 'priced', { ru: /цена/, kk: /баға/ }],
  ['services.top.lead', 'leaflets', { ru: /амятк/, kk: /жадынама/ }],
  ['priceList.description', 'priced', { ru: /по разделам/, kk: /бөлімдер/ }],
  ['doctors.lead', 'compared', { ru: /рейтинг|цен/, kk: /рейтинг|баға/ }],
  ['doctors.details.description', 'education', { ru: /образование/, kk: /білімі/ }],
  ['doctors.details.description', 'training', { ru: /квалификаци/, kk: /біліктіл/ }],
  ['doctors.details.description', 'reviews', { ru: /отзыв/, kk: /пікір/ }],
  ['doctors.specialty.title', 'reviews', { ru: /отзыв/, kk: /пікір/ }],
  ['doctors.specialty.titlePlain', 'reviews', { ru: /отзыв/, kk: /пікір/ }],
  ['doctors.specialty.description', 'reviews', { ru: /отзыв/, kk: /пікір/ }],
  ['doctors.specialty.description', 'priced', { ru: /цены/, kk: /бағасын/ }],
  ['doctors.specialty.texts.keywords', 'reviews', { ru: /отзыв/, kk: /пікір/ }],
  ['analyses.lead', 'blood', { ru: /кров/, kk: /қан/ }],
  ['analyses.lead', 'leaflets', { ru: /памятк/, kk: /жадынама/ }],
  ['analyses.category.lead', 'blood', { ru: /кров/, kk: /қан/ }],
  ['analyses.category.description', 'leaflets', { ru: /Подготовка/, kk: /Дайындық/ }],
  ['analyses.analysis.description', 'walkIn', { ru: /очеред/, kk: /кезек/ }],
  ['calculator.queue', 'walkIn', { ru: /очеред/, kk: /кезек/ }],
  ['about.principles.benefit.text', 'discounts', { ru: /скидк/, kk: /жеңілдік/ }],
  ['about.principles.benefit.text', 'holidayDiscounts', { ru: /праздники/, kk: /мереке/ }],
  ['about.principles.accuracy.text', 'own', { ru: /делаем сами/, kk: /өзіміз/ }],
  ['about.principles.accuracy.text', 'visitStandards', { ru: /сравнивает/, kk: /салыстыр/ }],
  ['about.checkUp.text', 'checkUpsPriced', { ru: /с одной ценой/, kk: /бағасы/ }],
  ['about.ecosystem.doctors.text', 'doctorsTold', { ru: /цена/, kk: /бағасы/ }, 'generalPractice'],
  ['about.ecosystem.servicesTop.text', 'servicePrices', { ru: /Цены/, kk: /Баға/ }],
  ['about.ecosystem.analyses.text', 'analysisPrices', { ru: /ценами/, kk: /бағасы/ }],
  ['checkUps.list.lead', 'priced', { ru: /с одной ценой/, kk: /бағасы/ }],
  ['promotions.lead', 'priced', { ru: /цена/, kk: /бағасы/ }],
  ['corporate.conditions.disability', 'openDeposit', { ru: /Депозит/, kk: /депозит/ }],
  ['corporate.conditions.others', 'openDeposit', { ru: /частных лиц/, kk: /жеке тұлғ/ }],
  ['corporate.deposit.text', 'openDeposit', { ru: /вы платите/, kk: /өзіңіз/ }],
  ['corporate.questions.family.answer', 'openDeposit', { ru: /депозит/, kk: /Депозит/ }],
  ['corporate.lead', 'companyService', { ru: /на месте/, kk: /төлемейді/ }],
  ['corporate.benefits.secrecy.text', 'companyService', { ru: /видит суммы/, kk: /санын/ }],
  ['corporate.conditions.territory', 'overseas', { ru: /рубежом/, kk: /шетел/ }],
  ['corporate.questions.family.answer', 'relatives', { ru: /полиса/, kk: /Полис/ }],
  ['corporate.questions.family.answer', 'withoutDisability', { ru: /без инв/, kk: /I және II/ }],
  ['corporate.deposit.rest', 'carriedOver', { ru: /переносится/, kk: /келесі/ }],
  ['corporate.questions.refund.answer', 'carriedOver', { ru: /перенести/, kk: /келесі/ }],
  [
    'doctors.details.reviewsNote',
    'reviewConsent',
    { ru: /согласи|перевод/, kk: /келісім|аударыл/ },
  ],
  ['home.tiles.analysesText', 'analysesPriced', { ru: /Сумму/, kk: /Сомасын/ }],
  ['checkUps.list.packages', 'priced', { ru: /цены/, kk: /баға/ }],
  ['checkUps.list.allPackages', 'priced', { ru: /цены/, kk: /баға/ }],
  ['checkUps.list.allPackagesText', 'priced', { ru: /цена/, kk: /баға/ }],
  ['checkUps.parent.plainTitle', 'priced', { ru: /цены/, kk: /баға/ }],
  ['checkUps.details.plainTitle', 'priced', { ru: /цена/, kk: /баға/ }],
  ['about.checkUp.title', 'twoVisits', { ru: /визита/, kk: /Бір-екі/ }],
  ['about.checkUp.text', 'checkUpReport', { ru: /разбирает/, kk: /талдайды/ }],
]

const numbers = { count: 3, years: 5, minStaff: 4, minAge: 18, maxAge: 63, refundDays: 5 }
const names = ['name', 'specialty', 'clinic', 'city', 'inCity', 'ofCity', 'amount', 'time', 'names']
const texts = Object.fromEntries(
  [...names, 'doctors', 'facts', 'category', 'leaflet', 'laboratory'].map(key => [key, 'X']),
)

function said(key: string, locale: Locale, facts: Readonly<Record<string, string>>): string {
  const t = createTranslator({ locale, messages: messages[locale] })
  return (t as (key: string, values: object) => string)(key, { ...texts, ...numbers, ...facts })
}

const rows = sentences.map(([key, fact, words, other = '']) => ({ key, fact, words, other }))

const facts = [...new Set(sentences.map(([, fact]) => fact))]
const all = (is: 'yes' | 'no') => Object.fromEntries(facts.map(fact => [fact, is]))

describe.each(locales)('in %s', locale => {
  test.each(rows)('$key hangs on $fact', ({ key, fact, words, other }) => {
    const known = { ...all('yes'), insured: 'yes', [other]: 'no' } as const
    expect(said(key, locale, known)).toMatch(words[locale])
    expect(said(key, locale, { ...known, [fact]: 'no' })).not.toMatch(words[locale])
  })
})

test('where no price of drawing blood is named, a page does not say that it costs nothing', () => {
  for (const locale of locales) {
    const price = (blood: string) =>
      said('seo.records.analysis.price.text', locale, { blood, said: 'exact', sum: 'X' })
    expect(price('unsaid')).not.toMatch(/крови|қан алу/)
    expect(price('no')).toMatch(/не добавляется|қосылмайды/)
  }
})

test.each([
  [true, 'blood', 700, 'yes'],
  [true, 'blood', 0, 'unsaid'],
  // A table without the column says neither.
  [false, 'blood', 700, 'unsaid'],
  [false, undefined, 700, 'unsaid'],
  [false, 'blood', 0, 'unsaid'],
  [false, 'urine', 0, 'unsaid'],
  [false, 'urine', 700, 'no'],
] as const)(
  'that blood is drawn for nothing is said of no sample that may be blood (B1507): %s %s %s',
  (bloodTest, sample, drawing, said) => {
    expect(drawingSaid({ bloodTest, ...(sample && { sample }) }, drawing)).toBe(said)
  },
)

test('facts follow from the records', () => {
  expect(allPriced([])).toBe('no')
  expect(allPriced([{ price: 1 }, { price: 0 }])).toBe('no')
  expect(allPriced([{ price: 1 }])).toBe('yes')
  expect(serviceFacts([service(1, { price: 5, file: '/a.pdf' })])).toEqual({
    priced: 'yes',
    leaflets: 'yes',
  })
  expect(serviceFacts([service(1, { price: null })])).toEqual({ priced: 'no', leaflets: 'no' })
  expect(
    new Set(
      Object.values(
        doctorFacts([
          doctor(1, {
            first_appointment: null,
            reviews_count: 0,
            reviews: [],
            rating: 0,
            experience: 0,
            education: [],
          }),
        ]),
      ),
    ),
  ).toEqual(new Set(['no']))
  const blood = item(1, { bloodTest: true, document: '/a.pdf' })
  expect(analysisFacts([blood], 'ru')).toEqual({ blood: 'yes', leaflets: 'yes' })
  expect(analysisFacts([item(2, { bloodTest: false, document: null })], 'ru')).toEqual({
    blood: 'no',
    leaflets: 'no',
  })
})
