/** Facts that several texts of the sample content state: each says the same. */
import { readdirSync, readFileSync } from 'node:fs'
import { seed } from '@/tests/support/seed'

const read = (file: string) => readFileSync(`content/${file}`, 'utf8').replace(/\s+/g, ' ')
const filesIn = (folder: string) =>
  readdirSync(`content/${folder}`).map(name => `${folder}/${name}`)

test.each([
  [
    'in Russian',
    /Нужно ([\d–]+) дней без семяизвержения, без алкоголя, бани и перегрева/,
    /спермограмм\S* (?:нужн\S )?(\S+) дн/gi,
  ],
  [
    'in Kazakh',
    /([\d–]+) күн шәует шығармаңыз, алкоголь ішпеңіз, моншаға түспеңіз, қызып/,
    /спермограмма\S* (?:алдында |дейін )?(\S+) күн/gi,
  ],
] as const)('before a spermogram the same days everywhere, %s', (_name, own, elsewhere) => {
  const [, days] = own.exec(read('analyses.csv')) ?? []
  const said = [...filesIn('check-ups'), ...filesIn('promotions'), ...filesIn('posts')].flatMap(
    file => [...read(file).matchAll(elsewhere)].map(([, span]) => `${file}: ${span}`),
  )
  expect(said.length).toBeGreaterThan(2)
  expect(said).toEqual(said.map(each => each.replace(/: .*/, `: ${days}`)))
})

test.each([
  [
    'ru',
    /\| 8 часов \| 2 часа \|/,
    /(?:Восемь|(?<![–\d])8) часов[^.]*не(?:льзя)? есть[^.]*/g,
    /пить/,
  ],
  [
    'kk',
    /\| 8 сағат \| 2 сағат \|/,
    /(?:сегіз|(?<![–\d])8) сағат тамақ[^.]*/g,
    /(?:екі|2) сағат су/,
  ],
] as const)(
  'before a gastroscopy nobody is told when to stop eating but not when to stop drinking (%s)',
  (locale, own, eating, drinking) => {
    expect(readFileSync(`content/documents/preparation-gastroscopy.${locale}.md`, 'utf8')).toMatch(
      own,
    )
    const said = [
      'services/gastroskopiya.yaml',
      ...filesIn('check-ups'),
      `pages/services/top.${locale}.md`,
    ].flatMap(file => [...read(file).matchAll(eating)].map(([text]) => text))
    expect(said).toHaveLength(3)
    for (const text of said) expect(text).toMatch(drinking)
  },
)

const cosmetology = filesIn('promotions').filter(file =>
  read(file).includes('category: cosmetology'),
)

test.each([
  [
    'ru',
    'беременн кормлен герпес гнойничк воспалени изотретиноин загар рубц свёртыван онкологическ',
    'эпилепси',
  ],
  [
    'kk',
    'жүктілік емізу ұшық іріңді қабын изотретиноин күнге тыртық ұюының онкологиялық',
    'эпилепсия',
  ],
])('promotions name all whom the page of cosmetology does (%s)', (locale, stems, ofLaser) => {
  const page = read(`pages/promotions/category/cosmetology.${locale}.md`).toLowerCase()
  expect(cosmetology).toHaveLength(3)
  for (const file of cosmetology) {
    const [, warning = ''] =
      new RegExp(`warning:.*? ${locale}: (.*?)(?: kk: | updated_at)`).exec(read(file)) ?? []
    for (const stem of `${stems} ${file.includes('lazernaya') ? ofLaser : ''}`.trim().split(' ')) {
      expect(page).toContain(stem)
      expect(`${file}: ${warning.toLowerCase()}`).toContain(stem)
    }
  }
})

test('antibodies show no disease and no allergy by themselves, but for those of its first weeks', () => {
  const antibodies = seed.analyses.filter(({ name }) =>
    /антител|анти-|IgE|аллергенов/i.test(name.ru),
  )
  const said = antibodies
    .filter(({ name }) => !name.ru.includes('IgM'))
    .map(({ shows }) => shows?.ru ?? '')
  expect(said.filter(Boolean).length).toBeGreaterThan(30)
  const disease = /^(Есть ли (?!в крови|антитела|защита|на сперматозоидах)|На какие)/
  expect(said.filter(text => disease.test(text))).toEqual([])
})

test.each(['ru', 'kk'])('the levels of vitamin D have no gap (%s)', locale => {
  const table = readFileSync(`content/posts/vitamin-d-zimoy.${locale}.md`, 'utf8')
  const cells = [...table.matchAll(/^\| ([^|(]*\d[^|(]*) \|/gm)].map(([, cell = '']) => cell)
  const numbers = cells.flatMap(cell => cell.match(/\d+/g) ?? [])
  // Less than 20, 20–30, 30–60, 60–100, more than 100.
  expect(numbers.filter((_, index) => index % 2 === 0)).toEqual(
    numbers.filter((_, index) => index % 2 === 1),
  )
  expect(new Set(numbers).size).toBeGreaterThan(3)
})

test('the jars of Zimnitsky cover the whole day, in the table and in the leaflet', () => {
  for (const text of [read('analyses.csv'), read('documents/preparation-urine-tests.ru.md')]) {
    expect(text).toContain('с 6:00 до 9:00')
    expect(text).toContain('с 3:00 до 6:00')
  }
})

test.each([
  ['ru', /зев|горл|нос|рот/],
  ['kk', /аңқа|тамақ|мұрын|ауыз/],
] as const)('the leaflet for swabs goes with none of the throat or nose (%s)', (locale, places) => {
  const swabs = seed.analyses.filter(({ sample }) => sample === 'swab')
  const ofThroat = swabs.filter(({ preparation }) => places.test(preparation?.[locale] ?? ''))
  expect(ofThroat.length).toBeGreaterThan(6)
  expect(ofThroat.filter(({ document }) => document).map(({ name }) => name.ru)).toEqual([])
})

/** Files of pages and articles that say it; links and line ends aside. */
const saying = (words: RegExp) =>
  [...filesIn('posts'), ...filesIn('pages').filter(file => file.endsWith('.md'))].filter(file =>
    words.test(read(file).replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')),
  )

test('no text says of all services or doctors what only most of them have', () => {
  const prices = [
    ...seed.services.map(({ price }) => price),
    ...seed.doctors.map(doctor => doctor.first_appointment),
  ]
  expect(prices.some(price => !price)).toBe(true)
  const each = /[Уу] кажд\S+ (?:услуг|врач)\S*[^.]*\sцен|[Әә]р (?:қызмет|дәрігер)[^.]*баға/
  expect(saying(each)).toEqual([])
})

test('no text promises most analyses for the same day, as most take longer', () => {
  const sameDay = seed.analyses.filter(({ result_days: days }) => days === 0)
  expect(sameDay.length).toBeLessThan(seed.analyses.length / 2)
  expect(
    saying(/(?:част|большинств)\S* анализов[^.]*того же дня|Талдаулардың көбі сол күні/),
  ).toEqual([])
})

test.each([
  ['ru', 'не мочитесь', 'мужчины три', 'Мужчинам.*через три часа'],
  ['kk', 'кіші дәретке бармаңыз', 'ерлер үш сағат', 'Ерлерге.*үш сағаттан соң'],
])('men are told the hours of the leaflet before a swab, in %s', (locale, no, men, leaflet) => {
  expect(read(`documents/preparation-swabs.${locale}.md`)).toMatch(new RegExp(leaflet))
  const texts = seed.analyses.flatMap(({ document, preparation }) =>
    document?.includes('swabs') ? [preparation?.[locale as 'ru' | 'kk'] ?? ''] : [],
  )
  const hours = texts.filter(text => text.includes(no))
  expect(hours.length).toBeGreaterThan(0)
  expect(hours.filter(text => !text.includes(men))).toEqual([])
})

test.each([
  ['ru', /ответ гистологии готов через (\S+ \S+?)[.,]/gi, 'семь дней', /мазка готов в тот же день/],
  ['kk', /гистология жауабы (\S+ \S+) дайын/gi, 'жеті күнде', /Жағынды нәтижесі сол күні/],
] as const)(
  'services promise results when their analyses do, in %s',
  (_locale, said, days, swab) => {
    const daysOf = (slug: string) => seed.analyses.find(each => each.slug === slug)?.result_days
    expect(daysOf('gistologija-biopsii')).toBe(7)
    const texts = [...filesIn('services'), ...filesIn('promotions')].map(read).join(' ')
    const terms = [...texts.matchAll(said)].map(([, term]) => term)
    expect(terms).toHaveLength(2)
    expect(new Set(terms)).toEqual(new Set([days]))
    expect(daysOf('mazok-na-floru')).toBe(0)
    expect(texts).toMatch(swab)
  },
)
