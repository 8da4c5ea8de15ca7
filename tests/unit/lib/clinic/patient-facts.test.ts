/** Each sentence for patients disappears with its fact (B1241–B1243). */
import { type Clinic, clinicOf } from '@/lib/clinic/clinic'
import { clinicFacts } from '@/lib/clinic/facts'
import { patientFacts, paymentNames, paymentSentence, plainFact } from '@/lib/clinic/patient-facts'
import { clinicSchema } from '@/lib/clinic/schema'

const day = '2026-11-29'
const silent = { payment: {}, insurers: [], results: undefined, reviews: {} }

/** A clinic of which this alone is said. */
const clinic = (said: object, locale: 'ru' | 'kk' = 'ru'): Clinic =>
  clinicOf(clinicSchema.parse({ ...clinicFacts(), ...silent, ...said }), locale)

const told = (said: object, locale: 'ru' | 'kk' = 'ru') =>
  patientFacts(clinic(said, locale), locale, day).map(fact => `${fact.id}: ${plainFact(fact)}`)

const both = { ru: 'на полгода', kk: 'жарты жылға' }

test.each([
  [{ payment: { card: 'yes', kaspi: 'yes' } }, ['payment: Принимаем: банковские карты, Kaspi.']],
  [
    { payment: { kaspi: 'yes', cash: 'no' } },
    ['payment: Принимаем: Kaspi. Не принимаем: наличные.'],
  ],
  [{ payment: { instalments: 'no' } }, ['instalments: В рассрочку не оплатить.']],
  [
    { payment: { instalments: 'yes', instalments_terms: both } },
    ['instalments: Можно оплатить в рассрочку. На полгода'],
  ],
  [{ payment: { osms: 'no' } }, ['osms: По ОСМС не принимаем.']],
  [{ payment: { osms: 'yes' } }, ['osms: Принимаем по ОСМС.']],
  [{ insurers: [{ name: both, until: day }] }, ['insurers: Принимаем по полисам: на полгода']],
  [{ insurers: [{ name: both, until: '2026-11-28' }] }, []],
  [{ results: 'https://lk.example/a' }, ['results: lk.example']],
  [{ reviews: { doq: 'https://doq.example/a' } }, ['reviews: DOQ']],
  [{}, []],
])('%j says %j, and nothing else', (said, expected) => {
  expect(told(said)).toEqual(expected)
})

test('in Kazakh, too', () => {
  const payment = { cash: 'yes', transfer: 'no', osms: 'no', instalments: 'yes' }
  expect(told({ payment }, 'kk')).toEqual([
    'payment: Қабылдаймыз: қолма-қол ақша. Қабылдамаймыз: шот бойынша аударым.',
    'instalments: Бөліп төлеуге болады.',
    'osms: МӘМС бойынша қабылдамаймыз.',
  ])
})

test('the dialog and structured data name what is taken alone', () => {
  const own = clinic({ payment: { cash: 'no', card: 'yes', kaspi: 'yes' } })
  expect(paymentSentence(own, 'ru')).toBe('К оплате принимаем банковские карты, Kaspi.')
  expect(paymentNames(own, 'ru')).toBe('банковские карты, Kaspi')
  for (const payment of [{}, { cash: 'no' }] as const) {
    expect(paymentSentence(clinic({ payment }), 'ru')).toBe('')
    expect(paymentNames(clinic({ payment }), 'ru')).toBe('')
  }
})

test('terms of what is not offered are refused', () => {
  const said = { ...clinicFacts(), payment: { osms: 'no', osms_terms: both } }
  expect(clinicSchema.safeParse(said).error?.issues).toEqual([
    expect.objectContaining({ path: ['payment', 'osms_terms'] }),
  ])
})
