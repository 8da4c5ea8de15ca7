import { makeEngine } from '@/lib/content/search/index-cache'
import { matchReferral } from '@/lib/content/search/match-referral'
import { searchLexicon } from '@/lib/content/search-tables/shipped-and-own'
import fc from '@/tests/support/properties'
import { listClinics } from '@/tests/support/referral-clinics'
import { figuresOf, judge, lostWords, readLists } from '@/tests/support/referral-lists'

const lists = readLists('tried')
const clinics = listClinics().map(({ corpus, offers, names, name }) => {
  const engine = makeEngine({ corpus, lexicon: searchLexicon() })
  return { name, names, read: (text: string) => matchReferral(text, engine, offers) }
})
const [sample] = clinics
const read = (text: string) => sample?.read(text) ?? []

/** Least share of correct lines. */
const share = 0.97

describe.each(clinics)('the price list of $name', ({ name, names, read }) => {
  // The answers of the tried lists know the rows of small clinics.
  const own = name === 'large' ? readLists('kept') : lists
  const verdicts = own.map(list => judge(list, read(list.text), names))

  test('nearly all lines of doctors are right', () => {
    const missed = verdicts.flatMap(({ text, outcomes }) =>
      outcomes.filter(({ outcome }) => outcome !== 'right').map(each => ({ text, ...each })),
    )
    const { right, lines } = figuresOf(verdicts)
    expect({ missed, enough: right / lines >= share }).toEqual({ missed, enough: true })
  })

  test('nothing that was pasted is lost', () => {
    expect(verdicts.flatMap(({ lost }) => lost)).toEqual([])
  })
})

test('nothing is counted that was not ordered, or twice', () => {
  const verdicts = lists.map(list =>
    judge(list, read(list.text), (sample as (typeof clinics)[0]).names),
  )
  expect(verdicts.flatMap(({ text, extra }) => extra.map(key => [text, key]))).toEqual([])
})

const kindsOf = (text: string) => read(text).map(({ kind }) => kind)

test.each(['Т4', 'белок в моче', 'ЛЖСС', 'глюкоза через час'])('«%s» is asked', text => {
  expect(kindsOf(text)).not.toContain('sure')
  expect(kindsOf(text)).not.toContain('ignored')
})

test.each([
  ['words about health', 'хорошо бы провериться'],
  ['an ultrasound', 'УЗИ щитовидной железы'],
  ['an X-ray', 'рентген лёгких'],
  ['a phone', '+7 701 000 00 00'],
])('%s choose no analysis', (_, text) => {
  expect(kindsOf(text)).not.toContain('sure')
})

test('what cannot be seen in a copied list makes no difference', () => {
  const list = '1) ТТГ\n2) витамин Д, ферритин\nобщий анализ крови'
  const copied =
    '\uFEFF\u202A1)\u00A0Т\u200EТГ\u202C\n\u20682) витамин\u00A0\u200BД\u2069, ферри\u00ADтин\u200D\r\nобщий\u2060 анализ\u202Fкрови'
  expect(kindsOf(list)).toEqual(['sure', 'sure', 'sure', 'sure'])
  expect(read(copied)).toEqual(read(list))
})

test.each(['㈎', '㎎', '₨', 'Ⓐⓑ'])('«%s» is letters in one sign and is not lost', sign => {
  const list = `ТТГ ${sign}`
  expect(lostWords(list, read(list))).toEqual([])
})

test('a mark of trade and a number sign change no name', () => {
  expect(kindsOf('ТТГ™')).toEqual(['sure'])
  expect(kindsOf('№ 1 ТТГ')).toContain('sure')
})

test.each([
  ['Дз: анемия? Назн: ферритин, ОАК', ['ignored', 'sure', 'sure']],
  ['Жалобы на слабость. ОАК, ТТГ', ['ignored', 'sure', 'sure']],
  ['Пациент: Сериков Б. К. ТТГ', ['ignored', 'sure']],
  ['общий анализ мочи общий анализ крови', ['sure', 'sure']],
  ['УЗИ бр. полости, ОАК', ['service', 'sure']],
  ['ТТГ на фоне эутирокса 50, ОАК', ['sure', 'ignored', 'sure']],
  ['Анама ферритин, маған ТТГ', ['ignored', 'sure', 'ignored', 'sure']],
  ['athhbnby, nnu', ['sure', 'sure']],
  ['TSH, ferritin', ['sure', 'sure']],
])('«%s» is read as %j', (list, kinds) => {
  expect(kindsOf(list)).toEqual(kinds)
  expect(lostWords(list, read(list))).toEqual([])
})

const names = [
  'ОАК',
  'Т4',
  'св',
  'и',
  '/',
  '+',
  '(',
  ')',
  ',',
  ':',
  '1)',
  'вит',
  'D',
  'УЗИ',
  'без',
  '\n',
  'моча',
]
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(fc.constantFrom(...names), { maxLength: 40 }).map(words => words.join(' ')),
)

test('any text gives lines with at most four candidates, and every word is in one of them', () => {
  fc.assert(
    fc.property(anyText, text => {
      const lines = read(text)
      for (const line of lines) {
        expect(line.text).not.toBe('')
        if (line.kind === 'sure') expect(line.items.length).toBeGreaterThan(0)
        if (line.kind !== 'doubtful') continue
        expect(line.choices.length).toBeGreaterThan(0)
        expect(line.choices.length).toBeLessThanOrEqual(4)
      }
      expect(lostWords(text, lines)).toEqual([])
    }),
    { numRuns: 1000 },
  )
})

test('what is no order is ignored: a heading with an age, a dose, a count, the end of a visit (B1539)', () => {
  const text =
    'Апа анализдері (72 жас)\nФерритин        1\nТТГ        1\nМезонин 1т х 2р\nЯвка с рез-ми'
  expect(read(text).map(({ kind, text: line }) => `${kind}: ${line}`)).toEqual([
    'ignored: Апа анализдері (72 жас)',
    'sure: Ферритин',
    'sure: ТТГ',
    'ignored: Мезонин 1т х 2р Явка с рез-ми',
  ])
})

test.each(['общий анализ крови и мочи', 'глюкоза инсулин'])('«%s» is two orders (B1540)', text => {
  expect(read(text).map(({ kind }) => kind)).toEqual(['sure', 'sure'])
})

test('a long row of names takes limited time', () => {
  const began = performance.now()
  read('глюкоза ферритин '.repeat(500))
  expect(performance.now() - began).toBeLessThan(3000)
})

const [, another, large] = clinics
const linesOf = (clinic: (typeof clinics)[0] | undefined, text: string) =>
  (clinic?.read(text) ?? []).map(line => {
    if (line.kind === 'sure')
      return line.items.map(({ name }) => name.replace(/<[^>]+>/g, '')).join()
    return line.kind === 'service' ? line.services.map(({ name }) => name).join() : line.kind
  })

test.each([
  ['a-HBs', ['Гепатит B: антитела анти-HBs, защита после прививки']],
  ['геп В', ['Гепатит B: поверхностный антиген HBsAg']],
  ['скр. кровь в кале', ['Скрытая кровь в кале, иммунохимический тест']],
  ['сут. белок', ['Белок в суточной моче']],
  ['t4sv', ['Тироксин свободный (T4 св.)']],
  ['ЦМВ IgG+IgM', ['Цитомегаловирус (ЦМВ): антитела IgG и IgM']],
  ['яйцо (белок)', ['Яичный белок: специфический IgE']],
  ['Витамины: В9, А', ['ignored', 'Фолиевая кислота (B9)', 'Витамин A, ретинол']],
  ['Кардиолог: ЭКГ', ['ignored', 'ЭКГ с описанием']],
  ['МРТ ГМ', ['МРТ головного мозга']],
  ['прогестерон на 21 д.м.ц.', ['Прогестерон в крови', 'ignored']],
  ['ОАК, В', ['Общий анализ крови (ОАК)', 'unknown']],
])('«%s» is read as a nurse reads it (B1034)', (text, expected) => {
  expect(linesOf(sample, text)).toEqual(expected)
})

test.each([
  ['АТ к рец. ТТГ', ['Антитела к рецепторам ТТГ (анти-рТТГ)']],
  ['фибр-н', ['Фибриноген по Клауссу']],
  ['о6щ. 6елок', ['Общий белок']],
  ['О А К', ['Общий анализ крови (ОАК)']],
  ['бил ируб ин', ['Билирубин общий']],
  ['энтеробиозға қырынды', ['Соскоб на энтеробиоз']],
  ['Общий анализ крови с формулой', ['ОАК с лейкоцитарной формулой']],
  ['C.trachomatis PCR', ['Хламидии (Chlamydia trachomatis), ПЦР']],
  ['кал 3-кратно на я/г', ['Яйца гельминтов и простейшие в кале']],
])(
  'what is cut short, misread or said by another name is known: «%s» (B1395)',
  (text, expected) => {
    expect(linesOf(sample, text)).toEqual(expected)
  },
)

test.each([
  ['Печеночные и почечные пробы', 7],
  ['витамины D, B12, B9, B6, A', 5],
  ['анализ на гормоны: ттг т4', 2],
])('no name of «%s» is taken for the head of the others (B1396)', (text, orders) => {
  const counted = read(text).map(line =>
    line.kind === 'sure' ? line.items.length : line.kind === 'doubtful' ? 1 : 0,
  )
  expect(counted.reduce((sum, each) => sum + each, 0)).toBe(orders)
})

test.each([
  ['СКВ? ANA', ['ignored', 'Антинуклеарные антитела (ANA), скрининг']],
  ['Узловой зоб. ТТГ', ['ignored', 'Тиреотропный гормон (ТТГ)']],
  ['гипотиреоз, ТТГ', ['ignored', 'Тиреотропный гормон (ТТГ)']],
  ['АТ к ТПО повторно не сдавать', ['ignored']],
  ['у ребенка', ['ignored']],
  ['Щит. железа: ТТГ', ['ignored', 'Тиреотропный гормон (ТТГ)']],
])('illnesses, refusals and persons order nothing: «%s» (B1397)', (text, expected) => {
  expect(linesOf(sample, text)).toEqual(expected)
})

test('a dose of something else takes no order back (B1397)', () => {
  expect(kindsOf('МНО на варфарине 2,5 мг')).toEqual(['sure', 'ignored'])
})

test.each([
  ['HBsAg', ['HBsAg, качественный']],
  ['anti-HCV', ['Anti-HCV total']],
  ['ОАК', ['Клинический анализ крови без лейкоцитарной формулы (венозная кровь)']],
  ['хламидии', ['ПЦР: Chlamydia trachomatis, соскоб']],
  ['ПЦР гепатит С колич.', ['ПЦР: HCV-РНК, количественно']],
  ['билирубин общий и прямой', ['Билирубин и его фракции (общий, прямой, непрямой)']],
])('of the variants of a laboratory «%s» is the plain one (B1034)', (text, expected) => {
  expect(linesOf(large, text)).toEqual(expected)
})

test('what a clinic does not sell is no other analysis by a part of its name (B1034)', () => {
  expect(linesOf(sample, 'фтор в моче')).toEqual(['unknown'])
  expect(linesOf(another, 'CA 72.4')).toEqual(['unknown'])
})

const abdomen = 'УЗИ брюшной полости'
test.each([
  ['КТ головного мозга', ['unknown']],
  ['рентген лёгких, КТ головы', ['unknown', 'unknown']],
  ['тізе УДЗ', ['unknown']],
  ['МРТ печени', ['unknown']],
  ['УЗИ беременности', ['unknown']],
  ['бүйрек УДЗ', [abdomen]],
  ['УЗИ: печень, поджелудочная железа, почки', [abdomen, abdomen, abdomen]],
  [
    'УЗИ ОБП (печень, селезёнка), почки, ОАК',
    [...Array(4).fill(abdomen), 'Общий анализ крови (ОАК)'],
  ],
  ['УЗИ щитовидной железы, молочных желёз', ['УЗИ щитовидной железы', 'УЗИ молочных желёз']],
  ['МРТ г/м, ЭКГ', ['МРТ головного мозга', 'ЭКГ с описанием']],
])('«%s»: a method and its object are one examination (B1552)', (text, expected) => {
  expect(linesOf(sample, text)).toEqual(expected)
})

test.each([
  ['осмотр гинеколога', ['Приём гинеколога']],
  ['ЛОР кеңесі', ['unknown']],
  ['консультация хирурга', ['unknown']],
])('«%s» is one visit, and no other doctor (B1552)', (text, expected) => {
  expect(linesOf(sample, text)).toEqual(expected)
})

test('the children’s doctor is for a list of a child', () => {
  expect(linesOf(sample, 'Ребёнок 4 г\nлор')).toEqual(['ignored', 'Приём детского ЛОР-врача'])
})

test.each(['желудок', 'поджелудочная железа', 'асқазан', 'сүт безі', 'қалқанша'])(
  'a part of the body orders nothing, and no tumour marker: «%s» (B1553)',
  text => {
    expect(kindsOf(text)).toEqual(['unknown'])
  },
)

test.each(['головная боль', 'бас ауруы', 'боль в спине', 'Жалобы: боль в животе'])(
  'a complaint orders nothing: «%s» (B1553)',
  text => {
    expect(kindsOf(text)).toEqual(['ignored'])
  },
)

test.each([
  'йод в крови',
  'кальпротектин в крови',
  'мочевая кислота в моче',
  'магний в моче',
  'ИФА на хламидии',
  'анализы для мужчин',
  'жүктілік кезіндегі талдаулар',
])('another sample, another method, or for whom alone is no order: «%s» (B1554)', text => {
  expect(kindsOf(text)).not.toContain('sure')
})

test.each([
  ['IgM к ЦМВ', ['doubtful']],
  ['IgA к трансглутаминазе', ['doubtful']],
  ['ВПГ 1/2 IgG', ['doubtful', 'ignored']],
  ['Беременность 26 нед. ГТТ', ['ignored', 'Глюкозотолерантный тест при беременности, три точки']],
])(
  '«%s»: a class of antibodies, and pregnancy, belong to what is named beside (B1554)',
  (text, expected) => {
    expect(linesOf(sample, text)).toEqual(expected)
  },
)
