/** Names as price lists of laboratories have them: long, cut off, said twice, with slips. */
import { corpusOf } from '@/lib/content/corpus'
import { makeEngine } from '@/lib/content/search/index-cache'
import { matchReferral } from '@/lib/content/search/match-referral'
import { findHits } from '@/lib/content/search/search'
import { searchLexicon } from '@/lib/content/search-tables/shipped-and-own'

/** Slugs and names. */
const analyses = {
  chol: 'Холестерин',
  ldl: 'Холестерин ЛПНП',
  hdl: 'Холестерин ЛПВП',
  tg: 'Триглицериды',
  lipids: 'Комплекс "ЛИПИДОГРАММА ВИД-1" (холестерин, триглицериды, ЛПВП, ЛПНП)',
  blood: 'Общий анализ крови с формулой (30 показателей: лейкоциты, эритроциты, гемоглобин, тромб',
  urine: 'Общий анализ мочи с подсчётом клеток осадка (цвет, белок, глюкоза, рН)',
  'urine-albumin': 'Определение альбумина в моче',
  hepb: 'Гепатит вирусный "В" (HBsAg, анти-HBs, анти-HBc IgM)',
  hepd: 'Гепатит вирусный "D" (анти-HDV)',
  ft4: 'FT-4 СВОБОДНЫЙ ТИРОКСИН',
  psa: 'ПСА свободный',
  rubella: 'RUBELLA lgG',
  'rubella-m': 'RUBELLA lgM',
  ca153: 'Углеводный антиген СА 15-3',
  worms: 'Аскарида IgG',
  'blood-in-stool': 'Кал на скрытую кровь',
  gonorrhoea: 'Нейссерия гонореи',
  women: 'Комплекс "Здоровье женщины" (хламидии, гонококк, трихомонада, кандида)',
  igf: 'Инсулиноподобный фактор роста I',
  group: 'Группа крови (АВ0)',
  'ultrasound-breast': 'УЗИ молочных желёз',
  tpo: 'АТ-ПО',
  mumps: 'Mumps virus Ig G',
  'hdv-rna': 'РНК вируса гепатита D (кол)',
  a1c: 'Гликированныйгемоглобин',
  flora: 'Анализ микрофлоры',
  shigella: 'Shigella flexneri (РПГА)',
  opiates: 'Опиаты в моче',
} as const

const corpus = corpusOf((kind, locale) =>
  kind === 'analysis' && locale === 'ru'
    ? Object.entries(analyses).map(([slug, name], place) => ({ id: 1 + place, slug, name }))
    : [],
)
const engine = makeEngine({ corpus, lexicon: searchLexicon() })
const slugsOf = (text: string) => findHits(engine, 'ru', text, null).map(({ slug }) => slug)

// biome-ignore format: a table, a line to a query.
test.each([
  ['a panel that the price list has goes before its parts', 'липидограмма', 'lipids'],
  ['by another name of it, too', 'липидный профиль', 'lipids'],
  ['a name that is cut off within brackets', 'оак', 'blood'],
  ['a variant stands for what the price list lacks', 'оам', 'urine'],
  ['a variant, in Kazakh', 'жалпы зәр талдауы', 'urine'],
  ['blood in Kazakh, which begins candida as well', 'қан талдауы', 'blood'],
  ['a letter in quotation marks', 'гепатит б', 'hepb'],
  ['an abbreviation and the name of it', 'т4 свободный', 'ft4'],
  ['a Latin name, and a small L for a capital I', 'краснуха igg', 'rubella'],
  ['an antigen by its number', 'рак груди', 'ca153'],
  ['blood, of which no name says so', 'кровь на гельминты', 'worms'],
  ['what is called so before panels with it', 'гонококк', 'gonorrhoea'],
  ['a Roman number', 'ифр 1', 'igf'],
  ['a procedure in the price list', 'мастопатия', 'ultrasound-breast'],
  ['an abbreviation that is a preposition', 'антитела к тпо', 'tpo'],
  ['a Latin letter in a Russian word', 'псa', 'psa'],
  ['antibodies, of which the name has the class alone', 'свинка антитела', 'mumps'],
  ['the method by what it looks for, in short', 'гепатит д пцр количественный', 'hdv-rna'],
  ['words that an export glued together', 'гликированный гемоглобин', 'a1c'],
  ['a swab by what is looked at', 'мазок на флору', 'flora'],
  ['an illness by its Latin agent', 'дизентерия', 'shigella'],
  ['a group by one of its substances', 'моча на наркотики', 'opiates'],
])('%s: %s', (_, text, wanted) => {
  expect(slugsOf(text)[0]).toBe(wanted)
})

test('what a panel consists of finds it, too', () => {
  expect(slugsOf('гонококк')).toContain('women')
  expect(slugsOf('триглицериды')).toEqual(expect.arrayContaining(['tg', 'lipids']))
})

test('a pasted referral orders the one variant of what the price list lacks', () => {
  const items = Object.entries(analyses).map(([slug, name], index) => ({
    ...{ id: 1 + index, slug, name, price: 1000, category: 1, bloodTest: true },
    ...{ discount: 0, document: null },
  }))
  const offers = { items: new Map(items.map(item => [item.id, item])), services: new Map() }
  const ordered = matchReferral('оак, оам', engine, offers).map(line =>
    line.kind === 'sure' ? line.items.map(({ slug }) => slug) : line,
  )
  expect(ordered).toEqual([['blood'], ['urine']])
})
