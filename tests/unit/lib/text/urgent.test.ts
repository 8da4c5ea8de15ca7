import { isUrgent } from '@/lib/text/urgent'

test.each([
  'боль в груди',
  'Болит? давит в груди',
  'инсульт',
  'сильное кровотечение',
  'судороги у ребёнка',
  'потеря сознания',
  'кеудем ауырады',
  'қан кетіп жатыр',
])('%s may be urgent (B1509)', query => {
  expect(isUrgent(query)).toBe(true)
})

test.each(['грудничку месяц', 'УЗИ молочных желёз', 'осознание', 'кардиолог', 'қан талдауы'])(
  '%s is not (B1509)',
  query => {
    expect(isUrgent(query)).toBe(false)
  },
)
