/**
 * Normalises names of laboratory analyses into keys that are equal for all spellings: «Т4 св.»,
 * «св. T4» and «свободный Т4» have one key; «в крови», «анализ на» and «натощак» are ignored.
 */

import { foldLetters, lookalike, tokenize, undoubled } from '@/lib/text/fold'
import { plainText } from '@/lib/text/plain-text'
import { carefulStem } from '@/lib/text/stem'
import { memoise } from './memoise'

const lookalikeLetter = new RegExp(`[${Object.keys(lookalike).join('')}]`, 'g')
const lettersOf = (text: string) =>
  foldLetters(text).replace(lookalikeLetter, letter => lookalike[letter] ?? letter)

/** Short words keep doubled letters: abbreviations differ by them. */
const formOf = (word: string) => (word.length < 5 ? word : undoubled(word))
const formsIn = (text: string) => tokenize(lettersOf(text)).map(formOf)

/** Ignored words: those around a name in doctors' referrals, and those true of nearly all analyses. */
const ignored = new Set(
  formsIn(
    'анализ анализы анализа анализов ан тест исследование исследования определение показатель ' +
      'показатели показателей сдать сдавать нужно надо прошу сделать пройти проверить контроль вена ' +
      'вены венозная вен сыворотка сыворотке сыворотки плазма плазме натощак утром срочно уровень ' +
      'әдіс талдау талдауы талдаулар талдауға анализі анализдер ' +
      'сынама сынамасы сынамалары сынамалар проб проба пробы сарысу сарысудағы тапсыру тексеру қажет керек аш қарынға ' +
      // Price lists name the procedure and the device: «Определение глюкозы … на анализаторе».
      'обнаружение выявление измерение подсчёт проведение постановка анализатор анализаторе метод методом ' +
      'методика ифа иха ихг ихл ихла иммунохемилюминесценция иммунохемилюминесценции экспресс экспресс-методом ' +
      'кач качеств вирус вируса вирусу вирусный вирусного вирусные вирусных вирусы вирусты качественный качественная качественное качественно специфический специфические специфических спец специф ручной ручным автоматический автоматическом расчёт расчётом ' +
      'последующим системе жүйесі цоликлонами реагентами отделяемое отделяемого бөліндісін микрофлора микрофлору микрофлораға анықтау анықтауға зерттеу өлшеу санау әдісімен анализаторда анализаторында ' +
      'на по для от из при со во ко да также ещё или және мен бен пен',
  ),
)

/** The canonical form of words with many spellings. */
const canonical = new Map(
  Object.entries({
    'вит витамины витаминов витамина витамині дәрумен дәрумені дәрумендер': 'витамин',
    'св свободная свободное свободного свободные свобод своб свободн бос free': 'свободный',
    'общая общее общего общ общие жалпы total': 'общий',
    'ат антитело антител антиденелер антиденелері ab anti анти': 'антитела',
    'скр скрытую скрытой': 'скрытая',
    'сут тәуліктік': 'суточный',
    сыв: 'сывороточный',
    'глик гликир гликозилированный гликозилир': 'гликированный',
    волч: 'волчаночный',
    фек: 'фекальный',
    рев: 'ревмо',
    'моче мочи мочу зәр зәрдегі зәрдің несеп несептегі несептің': 'моча',
    'кале кала нәжіс нәжістегі нәжісті': 'кал',
    'крови кровью кр қан қандағы қанның қаннан қанды': 'кровь',
    'гр группы': 'группа',
    'аллергопанель аллергопанели': 'панель',
    'тура тікелей прямая прям': 'прямой',
    непрям: 'непрямой',
    'белсенді активная': 'активный',
    'иондалған иониз ионизир': 'ионизированный',
    'хс холестерол холестеролы холестерина': 'холестерин',
    'клин клиника клиническое клиническая клиникалық': 'клинический',
    'общеклиническое общеклинический жалпыклиникалық': 'общеклинический',
    'липопротеид липопротеиды липопротеидов липопротеидтер': 'липопротеин',
    'кол колич количест количественно количественный количественное количество сандық': 'колич',
    'сумм суммарные суммарных': 'суммарный',
    'қырынды қырындысы': 'соскоб',
    'бакпосев бакпосева себінді себіндісі себу': 'посев',
    'времени уақытын уақыты': 'время',
    // What it looks for.
    'днк рнк птр pcr': 'пцр',
    i: '1',
    ii: '2',
    iii: '3',
  }).flatMap(([forms, word]) => formsIn(forms).map(form => [form, formsIn(word).join()])),
)

/** Nearly all analyses are of blood, so the word is ignored except beside these words alone. */
const ofBlood = new Set(
  formsIn('общий клинический развёрнутый биохимический биохимия группа скрытая биохимиялық тобы'),
)
export const [blood = ''] = formsIn('кровь')

const letter = String.raw`([бвb][ -]?\d{1,2}|[а-яa-z](?:-?\d{1,2})?)(?![а-яa-z\d])`
const before = String.raw`(?<![а-яa-z\d])`
const spelled: Readonly<Record<string, string>> = { д: 'd', ф: 'f', б: 'в' }
const nameOfLetter = (given: string) =>
  (spelled[given.charAt(0)] ?? given.charAt(0)) + given.slice(1).replace(/[ -]/, '')

/** A single lower-case letter; a capital one, or one after «витамин» or «гепатит», is a name. */
const preposition =
  /[авикосу](?![\p{L}\p{N}-])(?! (?:витамин|дәрумен|гепатит))(?<![\p{L}\p{N}-].)(?<!, .)(?<!(?:витамин|вит\.?|гепатит|вирусн)\p{L}{0,2} .)/gu
const withoutPrepositions = (text: string) =>
  (/\p{Ll}/u.test(text) ? text : text.toLowerCase()).replace(preposition, ' ')

/** Names written as one or two words, and names of a single letter. */
const rewritten: readonly (readonly [RegExp, (...found: string[]) => string])[] = [
  [
    new RegExp(
      `${before}(?:витамин(?:[аеуиы]|ом|ов)?[. -]+|вит-н[а-я]*[. -]+|витамин(?=[dвсд])|вит[. -]*)${letter}`,
      'g',
    ),
    (_, of = '') => ` vit${nameOfLetter(of)} `,
  ],
  // A price list has «В-12» among the vitamins.
  [/^ *[вb][ -]?(\d{1,2}) *$/, (_, number = '') => ` vitв${number} `],
  [
    new RegExp(`${before}${letter}[ -]+(?:витамин|витамини|дарумени)${'(?![а-яa-z])'}`, 'g'),
    (_, of = '') => ` vit${nameOfLetter(of)} `,
  ],
  [
    new RegExp(
      `${before}(?:геп(?:атит[а-я]{0,2})?\\.?|нератiтis)(?: +вирусн[а-я]+)? +["«“]?${letter}`,
      'g',
    ),
    (_, of = '') => ` hep${nameOfLetter(of)} `,
  ],
  [
    new RegExp(`${before}${letter} +гепатит[а-я]{0,6}`, 'g'),
    (_, of = '') => ` hep${nameOfLetter(of)} `,
  ],
  [
    new RegExp(`${before}(f?)т[ -]?([34])(с|св|своб)?(?![а-яa-z\\d])`, 'g'),
    (_, free = '', of = '', freely = '') => ` т${of} ${free || freely ? 'св ' : ''}`,
  ],
  // Antibodies: «a-HCV», «а-ТПО», «а/т HCV».
  [
    new RegExp(
      `${before}а(?:-(?=н[авсd]|т[пт]?[ог]|ds|дс|днк)|нти(?=н[авсd]|тпо|тг|gаd|сср)|\\/т )`,
      'g',
    ),
    () => ' анти ',
  ],
  // «B2-гликопротеин» is β2.
  [new RegExp(`${before}(?:[вб]|бета)-?(?=[12]-?(?:гликопр|микро))`, 'g'), () => 'бета '],
  [/\d[- ]?кратн[а-я]*/g, () => ' '],
  [/(са[ -]?\d{2,3})[.,](?=\d)/g, (_, marker = '') => `${marker}-`],
  // «По» is else a preposition.
  [new RegExp(`${before}ат-по(?![а-яa-z])`, 'g'), () => ' ат тпо '],
  [new RegExp(`${before}[дd] *-? *дим(?:ер|(?![а-я]))`, 'g'), () => ' димер'],
  [/ко-тест/g, () => ' котест '],
  [new RegExp(`${before}к-т[аиу]`, 'g'), () => ' кислота'],
  [new RegExp(`${before}с *-? *пептид`, 'g'), () => ' спептид'],
  [
    /бак(?:териолог[а-я]+|териалн[а-я]+|\.)?[. -]+(?:посев|исследован|зерттеу|себинди)[а-я]*/g,
    () => ' посев ',
  ],
  [
    new RegExp(`${before}(?:кала? +(?:на +)?кров[а-я]*|кров[а-я]* +(?:в +)?кале)`, 'g'),
    () => ' скритая кров кал ',
  ],
  // Price lists have `lgG` with a small L, too.
  [new RegExp(`${before}[il]g[ -]?([аеgм])(?![а-яa-z])`, 'g'), (_, of = '') => ` ig${of} `],
  [
    /(?:(?:онкомаркер|опухолев[а-я]+ +маркер|углеводн[а-я]+|антиген)[а-я]* +)+(?=са[ -]?\d|не[ -]?4)/g,
    () => ' ',
  ],
  [/аллерген[а-я]* +[a-zа-я]\d{1,3} *[-–—]/g, () => ' '],
  [/\d+ +(?:показател|параметр|компонент|типов|корсеткиш)[а-я]*/g, () => ' '],
]

/** Whether any of the patterns can apply, which is rare. */
const rewritable =
  /^ *[вb][ -]?\d|ат-по|а-[нтdд]|анти[нтgс]|ко-тест|а\/т|(?:[вб]|бета)-?[12]-?[гм]|кратн|геп|аллерген|вит|дарумен|гепатит|нератiт|т[ -]?[34]|димер|пептид|к-т|бак|кал|[il]g|са[ -]?\d|не[ -]?4|\d +(?:пок|пар|ком|тип|кор)/

/** A name with letters folded and names of a single letter made words; punctuation stays. */
function spelledOut(name: string): string {
  const text = lettersOf(withoutPrepositions(name))
  if (!rewritable.test(text)) return text
  return rewritten.reduce((rest, [pattern, by]) => rest.replace(pattern, by), text)
}

/**
 * Letters that are names and words of a text, folded as in its key: «с» of «витамин с», «в» of
 * «гепатит B», but not the last one of «вита».
 */
export function namedLetters(text: string): readonly string[] {
  const words = tokenize(lettersOf(text)).map(nameOfLetter)
  const named = [...spelledOut(text).matchAll(/(?:vit|hep)(\p{L})(?![\p{L}\p{N}])/gu)]
  return named.flatMap(([, letter = '']) => (words.includes(letter) ? [letter] : []))
}

/** The key of a name; empty when all its words are ignored. */
export const assayKey = (name: string) => keyOf(spelledOut(plainText(name)))

/** The word of a measured amount, as in keys. */
export const [quantity = ''] = formsIn('колич')

/** Without the word that tells a measured amount from a plain finding: many names have it, few need it. */
export const withoutQuantity = (key: string): string =>
  key
    .split(' ')
    .filter(word => word !== quantity)
    .join(' ')

/** @param text a part of the result of `spelledOut` */
function keyOf(text: string): string {
  const significant = tokenize(text).map(meaningOf).filter(Boolean)
  const others = significant.filter(word => word !== blood)
  if (others.length === 0) return ''
  const kept = others.every(word => ofBlood.has(word)) ? significant : others
  // «Корь IgG» says as much as «корь, антитела IgG».
  const isOfClass = kept.some(isClass) && !kept.every(word => isClass(word) || word === antibody)
  const told = isOfClass ? kept.filter(word => word !== antibody) : kept
  return [...new Set(told.map(stem))].sort().join(' ')
}

const isClass = (word: string) => /^ig[аgм]$/.test(word)
const [antibody] = formsIn('антитела')

/** The canonical form of a word; empty for an ignored one. */
const meaningOf = memoise(word => {
  const form = formOf(word)
  return ignored.has(form) ? '' : (canonical.get(form) ?? form)
})

/** Whether a folded word is «кровь» or «қан»: nearly all analyses are of it, and few are named so. */
export const isBlood = (word: string) => meaningOf(word) === blood

const stem = memoise(carefulStem)

/** Words, as in a key, that distinguish analyses of one name, and are not a name alone. */
export const qualifiers: ReadonlySet<string> = new Set(
  formsIn('свободный общий прямой непрямой ионизированный').map(word => assayKey(word)),
)

/** Words, as in a key, that make a name that of another analysis. */
export const distinguishing: ReadonlySet<string> = new Set(
  formsIn(
    'свободный прямой непрямой ионизированный активный подтверждающий моча слюна кал антитела днк рнк пцр птр фракция',
  ).map(word => assayKey(word)),
)
const distinguishes = (text: string) =>
  keyOf(text)
    .split(' ')
    .some(word => distinguishing.has(word))

const maxNamesInBrackets = 2

/** Also one that is not closed: systems cut long names. */
function withoutBrackets(text: string): string {
  const less = text.replace(/\([^()]*\)/g, ' ')
  return less === text ? text.replace(/\(.*$/, ' ') : withoutBrackets(less)
}

/** A name, and what it consists of: «Коагулограмма», «АЧТВ, МНО, фибриноген». */
export function withoutParts(name: string): { readonly own: string; readonly parts: string } {
  if (!/[,;]/.test(name)) return { own: name, parts: '' }
  const parts: string[] = []
  const own = name.replace(/[(:][^():]*(?:\([^()]*\)[^():]*)*(?:\)|$)/g, part => {
    if (part.split(/[,;]/).length <= maxNamesInBrackets) return part
    parts.push(part)
    return ' '
  })
  return /\p{L}/u.test(own) ? { own, parts: parts.join(' ') } : { own: name, parts: '' }
}

/** The keys of what a panel consists of, by its name. */
export const partKeys = (name: string): readonly string[] =>
  withoutParts(plainText(name))
    .parts.split(/[(),:;]/)
    .map(assayKey)
    .filter(isSignificant)

/** «Липидограмма вид-1», «Гемостаз 2»: one of several panels of that name. */
const ordinal = /[ -]*(?:вид[ -]*)?\d+ *$/

/**
 * The key of the analysis that a name is a variant of: «Общий анализ мочи с микроскопией осадка»,
 * «Клинический анализ крови без формулы».
 */
export function variantKeys(name: string): readonly string[] {
  const [, base, more] =
    /^(.*?)\s(?:с|со|без)\s(.*)$/iu.exec(withoutBrackets(plainText(name))) ?? []
  if (base === undefined || more === undefined || distinguishes(spelledOut(more))) return []
  return [assayKey(base)].filter(isSignificant)
}

/**
 * The keys of a record's name: of the whole, of it without brackets, of the part before a colon or
 * a comma and after a colon, and of each name in brackets or quotation marks.
 */
export function recordKeys(name: string): readonly string[] {
  const text = spelledOut(plainText(name))
  if (!/[(,:"«“]|\sбез\s/.test(text)) return [keyOf(text)].filter(isSignificant)
  const brackets = [...text.matchAll(/\(([^()]*)\)/g)].flatMap(([, inner = '']) => {
    const names = inner.split(/[,;]/)
    // More are the parts of a panel: «Коагулограмма (АЧТВ, МНО, фибриноген)».
    return names.length > maxNamesInBrackets ? [] : [inner, ...names]
  })
  // «Без формулы» is the plain one.
  const bare = withoutBrackets(text).replace(/\sбез\s[^,:]*/, ' ')
  const quoted = [...bare.matchAll(/["«“]([^"«»“”]+)["»”]/g)].map(([, inner = '']) =>
    inner.replace(ordinal, ''),
  )
  // «С формулой, СОЭ и ретикулоцитами» is more than «с формулой».
  const isMore = /^[^,:(]*\sсо?\s[^,:(]*,[^,:(]*\sи\s/iu.test(plainText(name))
  const heads = [/:/, /[,:]/].flatMap(sign => {
    const at = bare.search(sign)
    const isPart = at < 0 || (isMore && bare[at] === ',') || keyOf(bare.slice(at)) === quantity
    return isPart || distinguishes(bare.slice(at)) ? [] : [bare.slice(0, at)]
  })
  const [, afterColon = ''] = bare.split(':')
  // «ПЦР: хламидии, соскоб»: what follows the one comma is a remark.
  const remarkAt = afterColon.split(',').length === 2 ? bare.indexOf(',', bare.indexOf(':')) : -1
  const remark = bare.slice(remarkAt)
  const isOwn = remarkAt > 0 && !distinguishes(remark) && keyOf(remark) !== quantity
  const remarked = isOwn ? bare.slice(0, remarkAt) : ''
  // The parts of a panel are not its name.
  const isList = /:.*(?:,|\s(?:и|және)\s)/iu.test(plainText(name))
  const tail = isList ? '' : afterColon
  const panel = withoutParts(text)
  const own = panel.parts === '' ? '' : panel.own
  const parts = new Set([text, bare, own, ...heads, remarked, tail, ...brackets, ...quoted])
  const keys = new Set([...parts].map(keyOf))
  return [...keys].filter(isSignificant)
}

const isSignificant = (key: string) => /\p{L}[\p{L}\d]/u.test(key) && !generic.has(key)

/** A material or a method, or a word that many names have. */
export const isGeneric = (key: string): boolean => generic.has(key)

/** Materials and methods, which many names begin with. */
// biome-ignore format: a list.
const generic = new Set(
  [
    'ПЦР', 'ПТР', 'моча', 'кал', 'IgG', 'IgM', 'IgE', 'антитела', 'гормон', 'бактериологическое', 'посев', 'мазок',
    'специфический IgE', 'антитела IgG', 'антитела IgM', 'антитела IgG и IgM', 'суммарные антитела',
    'общий', 'свободный', 'прямой', 'непрямой', 'ионизированный', 'активный', 'аллергены', 'панель', 'комплекс', 'микроскопия', 'скрининг', 'титр', 'клинический',
  ].map(assayKey),
)
