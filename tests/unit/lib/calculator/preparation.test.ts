import { type Prepared, preparationFor } from '@/lib/calculator/preparation'
import { preparationLines } from '@/lib/calculator/preparation-lines'
import ru from '@/messages/ru.json'

const blood = '/documents/blood.pdf'
const leaflets = new Map([[blood, { title: 'Кровь', fastingHours: 8 }]])
const preparationOf = (...analyses: readonly Prepared[]) =>
  preparationFor(analyses, document => leaflets.get(document) ?? null)

const diet = 'За три дня без кофе.'
const coffee = { name: 'Метанефрины', preparation: diet, document: '/documents/urine.pdf' }
const sugar = { name: 'B<sub>12</sub>', preparation: '', document: blood }
const gastrin = { name: 'Гастрин', preparation: '10–12 часов без еды.', document: blood }
const virus = { name: 'Вирус', preparation: 'Натощак не обязательно.', document: null }

test('all that the pages say: own text and leaflet of one analysis, each once, for whom', () => {
  expect(preparationOf(coffee, sugar, { ...coffee, name: 'Катехоламины' }, gastrin)).toMatchObject({
    told: [
      { html: diet, names: ['Метанефрины', 'Катехоламины'] },
      { html: gastrin.preparation, names: ['Гастрин'] },
    ],
    leaflets: [
      { document: coffee.document, leaflet: null, names: ['Метанефрины', 'Катехоламины'] },
      { document: blood, leaflet: { title: 'Кровь' }, names: ['B<sub>12</sub>', 'Гастрин'] },
    ],
    untold: [],
  })
})

test('of two times without food the longer one, with those that demand it', () => {
  expect(preparationOf(sugar, gastrin, virus).fasting).toEqual({
    hours: 10,
    names: ['Гастрин'],
    fed: [],
  })
  expect(preparationOf(sugar, virus).fasting).toMatchObject({
    hours: 8,
    names: ['B<sub>12</sub>'],
  })
  // The leaflet's demand stays where the text is less strict.
  const short = { ...gastrin, preparation: '6 часов без еды.' }
  expect(preparationOf(short, virus).fasting).toMatchObject({ hours: 8, names: ['Гастрин'] })
})

const treadmill = { name: 'Тредмил-тест', preparation: 'За два часа поешьте.', document: null }

test('what is done after a meal comes after what is done without food (B1430)', () => {
  const { fasting } = preparationOf(sugar, treadmill)
  expect(fasting).toEqual({ hours: 8, names: ['B<sub>12</sub>'], fed: ['Тредмил-тест'] })
  const usual = { ...treadmill, preparation: 'Три дня поешьте как всегда, затем 10 часов без еды.' }
  expect(preparationOf(sugar, usual).fasting).toMatchObject({ hours: 10, fed: [] })
  const [first] = preparationLines(
    preparationOf(sugar, treadmill),
    ru.estimate,
    'https://clinic.example',
  )
  expect(first).toMatch(/не меньше 8 ч: B12\. Затем поешьте.*: Тредмил-тест\.$/)
})

test('one visit is not offered for what takes another day than something else of it (B1550)', () => {
  const drink = 'Натощак, 8–14 часов без еды. Сдавайте последним, гастроскопию — в другой день.'
  const glucose = { name: 'ГТТ', preparation: drink, document: blood }
  const scope = {
    name: 'ФГДС',
    preparation: '8 часов не есть. ГТТ — в другой день.',
    document: null,
  }
  expect(preparationOf(glucose, treadmill).fasting).toBeNull()
  expect(preparationOf(glucose, scope, gastrin).fasting).toBeNull()
  const kk = {
    ...glucose,
    preparation: '8 сағат тамақ ішпеңіз. Гастроскопияны басқа күні жасатыңыз.',
  }
  expect(preparationOf(kk, treadmill).fasting).toBeNull()
  // Alone beside others that are done without food, it may be one visit.
  expect(preparationOf(scope, gastrin).fasting).toMatchObject({ hours: 10 })
  // A swab demands no fast, the others may be done at once.
  const swab = { name: 'Мазок', preparation: 'Мочу сдавайте в другой день.', document: null }
  expect(preparationOf(swab, sugar, treadmill).fasting).toMatchObject({ hours: 8 })
})

test('what stands beside a leaflet tells nothing of it (B1430)', () => {
  const scan = { name: 'МРТ', preparation: 'Не при беременности.', document: blood }
  const beside = { ...scan, isBesideLeaflet: true as const }
  expect(preparationOf(scan).leaflets).toMatchObject([{ isTold: true }])
  expect(preparationOf(beside)).toMatchObject({
    told: [{ html: scan.preparation, hours: undefined }],
    leaflets: [{ isTold: false }],
  })
})

test('a leaflet is told where its analyses say as much, with the hours that they leave to it', () => {
  const leafletsOf = (...texts: readonly string[]) => {
    const named = texts.map((preparation, at) => ({ name: `${at}`, preparation, document: blood }))
    const { told, leaflets: found } = preparationOf(...named)
    return [told.map(({ hours }) => hours), found.map(({ isTold }) => isTold)]
  }
  expect(leafletsOf('8–12 часов без еды.', 'Утром натощак.')).toEqual([[undefined, 8], [true]])
  expect(leafletsOf('6 часов без еды.')).toEqual([[8], [true]])
  // One that says nothing, or that one may eat, has the leaflet alone.
  expect(leafletsOf('Утром натощак.', '')).toEqual([[8], [false]])
  expect(leafletsOf('Натощак не обязательно.')).toEqual([[undefined], [false]])
  const days = preparationFor([coffee], () => ({ days: 5 }))
  expect(days.leaflets).toMatchObject([{ isTold: false }])
  expect(preparationFor([coffee], () => ({ days: 3 })).leaflets).toMatchObject([{ isTold: true }])
})

test('the same text is told apart where a leaflet demands more of one of its analyses', () => {
  const fasted = { name: 'Кортизол', preparation: diet, document: blood }
  expect(preparationOf(coffee, fasted).told).toEqual([
    { html: diet, hours: undefined, names: ['Метанефрины'] },
    { html: diet, hours: 8, names: ['Кортизол'] },
  ])
})

test('what all demand alike, or what is not said, is not stricter', () => {
  expect(preparationOf(sugar).fasting).toBeNull()
  expect(preparationOf(virus, coffee).fasting).toBeNull()
  expect(preparationOf().fasting).toBeNull()
})

test('what is said of children is in a message once, with the analyses (B1508)', () => {
  const childNote = 'Малышу до года не нужно голодать.'
  const [first, second] = [sugar, gastrin].map(each => ({ ...each, childNote }))
  const lines = preparationLines(
    preparationOf(...[first, second, coffee].flatMap(each => each ?? [])),
    ru.estimate,
    'https://clinic.example',
  )
  expect(lines.filter(line => line.includes(childNote))).toEqual([
    'B12, Гастрин. Если сдаёт ребёнок: Малышу до года не нужно голодать.',
  ])
})

test('as lines of a message, with addresses and without tags', () => {
  const untold = { name: 'Группа крови', preparation: '', document: null }
  const preparation = preparationOf(coffee, sugar, gastrin, untold)
  expect(preparationLines(preparation, ru.estimate, 'https://clinic.example')).toEqual([
    'Сдаёте всё за один визит? Тогда не ешьте не меньше 10 ч. Этого требуют: Гастрин.',
    'Метанефрины: За три дня без кофе.',
    'Гастрин: 10–12 часов без еды.',
    'Памятка (Метанефрины): https://clinic.example/documents/urine.pdf',
    'Кровь (B12, Гастрин): https://clinic.example/documents/blood.pdf',
    'Нет правил подготовки на сайте: Группа крови. Спросите о них по телефону.',
  ])
})

test('of what is booked and nothing is said of one is told to ask, once, beside what something is said of (B1481)', () => {
  const booked = { name: 'УЗДС', preparation: '', document: null, isBooked: true } as const
  const { toAsk, untold } = preparationOf(coffee, booked, booked)
  expect([toAsk, untold]).toEqual([['УЗДС'], []])
  expect(preparationOf(booked).toAsk).toEqual([])
  expect(
    preparationLines(preparationOf(coffee, booked), ru.estimate, 'https://clinic.example').at(-1),
  ).toBe('Спросите о подготовке, когда будете записываться: УЗДС.')
})

test('before a meal comes all that is done without food, not the strictest alone (B1430)', () => {
  const scan = { name: 'УЗИ', preparation: 'За 6–8 часов не ешьте.', document: null }
  const treadmill = { name: 'Тредмил', preparation: 'За два часа поешьте.', document: null }
  expect(preparationOf(gastrin, scan, treadmill).fasting).toEqual({
    hours: 10,
    names: ['Гастрин', 'УЗИ'],
    fed: ['Тредмил'],
  })
  expect(preparationOf(scan, treadmill).fasting).toMatchObject({ hours: 6, names: ['УЗИ'] })
  expect(preparationOf(gastrin, scan).fasting?.names).toEqual(['Гастрин'])
})
