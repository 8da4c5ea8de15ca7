import { withImpliedTags } from '@/lib/doctors/implied-tags'

const doctor = (specialty: string, ...tags: string[]) => ({ tags, specialties: [specialty] })
const tagsOf = (locale: 'ru' | 'kk', ...doctors: ReturnType<typeof doctor>[]) =>
  withImpliedTags(doctors, locale).map(({ tags }) => tags)

test.each([
  ['ru', 'Педиатр'],
  ['ru', 'Врач-педиатр, неонатолог'],
  ['ru', 'Детский хирург'],
  ['ru', 'Стоматолог для детей'],
  ['kk', 'Балалар дәрігері'],
  ['kk', 'Педиатр'],
  ['kk', 'Балалар хирургы'],
] as const)('a specialty for children implies the label, %s %s (B88)', (locale, specialty) => {
  const label = locale === 'ru' ? 'Принимает детей' : 'Балаларды қабылдайды'
  expect(tagsOf(locale, doctor(specialty, 'x'))).toEqual([['x', label]])
})

test('so does a label for newborns', () => {
  expect(tagsOf('ru', doctor('Окулист', 'Принимает с рождения'))).toEqual([
    ['Принимает с рождения', 'Принимает детей'],
  ])
  expect(tagsOf('kk', doctor('Окулист', 'Жаңа туған сәбиді де қабылдайды'))[0]).toHaveLength(2)
})

test("the label is written as the clinic's other doctors have it, and once", () => {
  expect(tagsOf('ru', doctor('Хирург', 'Консультирует детей'), doctor('Педиатр'))).toEqual([
    ['Консультирует детей'],
    ['Консультирует детей'],
  ])
  expect(tagsOf('ru', doctor('Педиатр', 'Принимает детей'))).toEqual([['Принимает детей']])
})

test.each(['Терапевт', 'Кардиолог', 'Дежурный детектолог', 'Репродуктолог'])(
  'nothing follows from %s',
  specialty => {
    expect(tagsOf('ru', doctor(specialty))).toEqual([[]])
  },
)

test('a label that denies it stands', () => {
  expect(tagsOf('ru', doctor('Детский и взрослый ЛОР', 'Принимает только взрослых'))).toEqual([
    ['Принимает только взрослых'],
  ])
})

test.each([
  ['ru', 'Принимает детей с 3 лет', true],
  ['ru', 'Дети и взрослые', true],
  ['ru', 'Лечит взрослых и детей', true],
  ['ru', 'Детский приём', true],
  ['ru', 'Опыт от 10 лет', false],
  ['ru', 'Мать двоих детей', false],
  ['ru', 'Не консультирует детей', false],
  ['ru', 'Детей до 14 лет не принимает', false],
  ['ru', 'Автор работ о детских болезнях', false],
  ['kk', 'Балалар мен ересектер', true],
  ['kk', 'Балаларды 3 жастан қабылдайды', true],
  ['kk', 'Балаларды емдемейді', false],
] as const)('whether a label in other words says it: %s %s, %s', (locale, label, says) => {
  expect(tagsOf(locale, doctor('Хирург', label))[0]).toHaveLength(says ? 2 : 1)
})
