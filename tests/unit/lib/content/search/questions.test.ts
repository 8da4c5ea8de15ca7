/** What people ask, and what a registrar would answer: kinds and conditions, corrections, the clinic itself. */
import { readFileSync } from 'node:fs'
import { isForAge, withoutAge } from '@/lib/content/search/age'
import { makeEngine } from '@/lib/content/search/index-cache'
import { findAnswer } from '@/lib/content/search/search'
import { searchLexicon } from '@/lib/content/search-tables/shipped-and-own'
import { askedClinics, judgeClinic, readQuestions, searchFolder } from '@/tests/support/searches'
import { seed } from '@/tests/support/seed'

const clinics = askedClinics().map(clinic => ({
  ...clinic,
  engine: makeEngine({ corpus: clinic.corpus, lexicon: searchLexicon() }),
}))
const [sample] = clinics
const ask = (text: string, engine = sample?.engine) => {
  if (!engine) throw new Error('No clinic')
  return findAnswer(engine, 'ru', text, null)
}
const slugsOf = (text: string) => ask(text).hits.map(({ slug }) => slug)
const first = (text: string) => slugsOf(text)[0]

test.each(clinics)(
  '$name: most questions are answered, hardly one wrongly without a word',
  clinic => {
    const verdicts = judgeClinic(clinic, readQuestions('tried'))
    const having = (outcome: string) => verdicts.filter(verdict => verdict.outcome === outcome)
    expect(verdicts.length).toBeGreaterThan(25)
    expect(having('right').length / verdicts.length).toBeGreaterThanOrEqual(0.95)
    expect(having('silent').length / verdicts.length).toBeLessThanOrEqual(0.01)
    expect(having('missed').length).toBeLessThanOrEqual(1)
  },
)

test('words of every day find nothing in any clinic', () => {
  const words = readFileSync(`${searchFolder}/everyday.txt`, 'utf8').trim().split('\n')
  expect(words.length).toBeGreaterThanOrEqual(500)
  const found = clinics.flatMap(({ name, engine }) =>
    words.flatMap(word => {
      const [hit] = ask(word, engine).hits
      return hit ? [`${name}: ${word}: ${hit.name}`] : []
    }),
  )
  expect(found).toEqual([])
})

test.each([
  ['есть ли у клиники медицинская лицензия, пришлите номер', 'licence'],
  ['я медсестра с категорией, вам персонал требуется?', 'vacancies'],
])('a sentence finds the page that it asks for: «%s» (B1398)', (text, topic) => {
  expect(ask(text)).toMatchObject({ topic, hits: [] })
})

test.each([
  ['узи щитовидки и ттг', ['uzi-shchitovidnoy-zhelezy', 'ttg']],
  ['мужу надо сдать сперму, жена не беременеет год', ['spermogramma']],
  ['грудь болит перед циклом, узи грудей', ['uzi-molochnyh-zhelez']],
])('what a sentence names is found before what it complains of: «%s» (B1535)', (text, slugs) => {
  expect(slugsOf(text).slice(0, slugs.length)).toEqual(slugs)
})

test.each([
  ['ат к тпо и какая подготовка', 'anti-tpo'],
  ['за сколько часов не есть перед узи щитовидки', 'uzi-shchitovidnoy-zhelezy'],
])('who asks how to prepare for something finds both: «%s» (B1536)', (text, slug) => {
  expect(ask(text).topic).toBe('preparation')
  expect(first(text)).toBe(slug)
})

test.each(['рентген легких', 'купить билеты на самолет', 'ремонт телефона'])(
  'what is done elsewhere is not taken for what the other words find: «%s» (B1537)',
  text => {
    expect(ask(text).hits).toEqual([])
  },
)

test('a certificate for something is found with the page of gifts (B1538)', () => {
  expect(ask('подарить сертификат на обследование')).toMatchObject({
    topic: 'gift',
    hits: [{ category: 'promotion' }, { category: 'promotion' }],
  })
})

test.each([
  ['как отменить запись', 'reschedule'],
  ['жазылудан бас тарту', 'reschedule'],
  ['не смогу прийти на приём', 'reschedule'],
  ['как записаться', 'appointment'],
  ['сколько стоит взять кровь', 'drawing'],
  ['қан алу қанша тұрады', 'drawing'],
  ['каспи рассрочка', 'instalment'],
  ['пандус для коляски', 'access'],
  ['договор', 'licence'],
  ['келісімшарт', 'licence'],
])('«%s» is asked of the clinic, and is no offer (B1442)', (text, topic) => {
  expect(ask(text)).toMatchObject({ topic, hits: [] })
})

test('«тәулік бойы» asks for the hours', () => {
  expect(ask('тәулік бойы').topic).toBe('hours')
})

test.each(['флюорография', 'сделать флюру', 'вернуть деньги'])(
  '«%s» finds nothing that only resembles it where the clinic has none (B1443)',
  text => {
    expect(ask(text)).toMatchObject({ topic: null, hits: [] })
  },
)

describe('conditions', () => {
  test.each([
    ['кровь на аллергию ребёнку', 'ige-obshhij'],
    ['узи ребенку', 'uzi-shchitovidnoy-zhelezy'],
    ['мрт колена сегодня вечером', 'mrt-kolennogo-sustava'],
    ['капельница на дому бабушке', 'kapelnitsa-po-naznacheniyu'],
  ])('«%s»: what the other words find is not hidden', (text, slug) => {
    expect(first(text)).toBe(slug)
  })

  test('put what has them first', () => {
    expect(first('лор ребёнку')).toBe('priem-detskogo-lor-vracha')
    expect(first('педиатр на дом')).toBe('vyzov-vracha-na-dom')
  })

  test('are named where no hit speaks of them, and are not where one does', () => {
    expect(ask('мрт колена вечером').conditions).toEqual(['вечером'])
    expect(ask('лор ребёнку').conditions).toEqual([])
  })

  test('alone they are what is looked for', () => {
    expect(ask('для беременных').hits.length).toBeGreaterThan(0)
  })
})

describe('ages', () => {
  test.each([
    ['ребёнку 3 года', ['ребёнку', 3]],
    ['8 месяцев, осмотр', [', осмотр', 8 / 12]],
    ['45 жас', ['45 жас', undefined]],
    ['витамин д3', ['витамин д3', undefined]],
  ])('«%s»', (text, [rest, years]) => {
    const [left, age] = withoutAge(text)
    expect([left, age?.years]).toEqual([rest, years])
  })

  test('are compared with those of the record, not with its digits', () => {
    expect(ask('чек ап мужчине 45 лет').hits[0]?.name).toMatch(/после 40/)
    expect(ask('чек ап мужчине 35 лет').hits[0]?.name).toMatch(/до 40/)
    expect(ask('осмотр ребёнка 6 месяцев').hits[0]?.name).toMatch(/до года/)
  })

  test('are compared with those of an analysis, which is behind where it is for older children, and never away (B1262)', () => {
    const slugs = (text: string) => ask(text).hits.map(({ slug }) => slug)
    const panel = 'molekuljarnaja-allergopanel'
    const at = (years: number) => slugs(`аллергия ребёнку ${years} года`).indexOf(panel)
    expect(at(2)).toBeGreaterThan(at(4))
    expect(at(4)).toBeGreaterThanOrEqual(0)
    expect(first('анализ на аллергию ребёнку 2 года')).toBe('ige-obshhij')
    expect(ask('анализ на аллергию ребёнку 2 года').conditions).toEqual([])
    // Of an adult it says nothing.
    expect(isForAge({ names: ['оак'], youngest: 0 }, { years: 40, text: '40 лет' })).toBeNull()
  })

  test.each([
    ['детям', 'ru'],
    ['балаларға', 'kk'],
  ] as const)('«%s» finds the analyses that are for children, and no others', (text, locale) => {
    if (!sample) throw new Error('No clinic')
    const { hits } = findAnswer(sample.engine, locale, text, 'analysis', {
      perKind: 99,
      total: 99,
      articles: 0,
    })
    const ids = seed.analyses.filter(each => each.min_age_months != null).map(({ id }) => id)
    expect(hits.map(({ record }) => record).sort()).toEqual(ids.sort())
  })

  test('a record that says none is for everybody', () => {
    expect(isForAge({ names: ['узи сердца'] }, { years: 3, text: '3 года' })).toBeNull()
    expect(isForAge({ names: ['скидка до 20 минут'] }, { years: 3, text: '3 года' })).toBeNull()
  })
})

describe('corrections', () => {
  test.each([
    ['фереттин', 'ферритин', 'ferritin'],
    ['каридолог', 'кардиолог', 'li-aleksandr'],
    ['узи щетовидки', 'щитовидки', 'uzi-shchitovidnoy-zhelezy'],
  ])('«%s» is said to be «%s»', (text, to, slug) => {
    const { corrected, hits } = ask(text)
    expect(corrected.map(each => each.to)).toEqual([to])
    expect(hits[0]?.slug).toBe(slug)
  })

  test('none is made of a question in quotation marks', () => {
    expect(ask('«фереттин»')).toMatchObject({ hits: [], corrected: [] })
    expect(ask('«ферритин»').hits[0]?.slug).toBe('ferritin')
  })

  test.each(['банк', 'маяк', 'такси', 'рама', 'платье'])('«%s» is not bent', word => {
    expect(ask(word).hits).toEqual([])
  })
})

describe('what is asked of the clinic itself', () => {
  test.each([
    ['прайс-лист', 'prices'],
    ['вы работаете в воскресенье?', 'hours'],
    ['как к вам доехать', 'address'],
    ['есть ли у вас парковка', 'parking'],
    ['работаете со страховыми', 'insurance'],
    ['автотұрақ бар ма', 'parking'],
  ])('«%s»', (text, topic) => {
    expect(ask(text)).toMatchObject({ topic, hits: [] })
  })

  test('leaves what is called so, too', () => {
    const { topic, hits } = ask('подарочный сертификат')
    expect(topic).toBe('gift')
    expect(hits[0]?.category).toBe('promotion')
  })

  test.each(['цена мрт колена', 'справка на работу', 'сколько стоит узи'])(
    '«%s» asks for something else',
    text => {
      expect(ask(text).topic).toBeNull()
    },
  )
})

test.each(['рентген', 'скидка пенсионерам'])('«%s» finds nothing else (B1472)', text => {
  expect(ask(text)).toMatchObject({ hits: [], topic: null })
})

test.each([
  ['бас дәрігер', 'complaint'],
  ['заболел, на работу нужен больничный, вы его даете?', 'sickleave'],
  ['есть свободные вакансии администратора', 'vacancies'],
])('«%s» is asked of the clinic, whatever has one of its words (B1473)', (text, topic) => {
  const { hits, topic: found } = ask(text)
  expect(found).toBe(topic)
  expect(hits.filter(({ category }) => category !== 'posts')).toEqual([])
})
