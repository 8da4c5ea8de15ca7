/**
 * Light stemmers: they strip the endings of cases, numbers and persons from folded words, so that
 * `анализы крови` and `анализ кровь` match. They need not be right about grammar, only the same
 * for records and queries; what they merge by mistake ranks behind the word as it was written.
 */

const minLength = 3

// biome-ignore format: endings by their length.
const russian = [
  'иями', 'иях',
  'ами', 'ями', 'ими', 'ого', 'его', 'ому', 'ему', 'ием', 'иам', 'иов', 'иев',
  'ах', 'ях', 'ов', 'ев', 'еи', 'ам', 'ям', 'ом', 'ем', 'ии', 'иа', 'ия', 'ию', 'ие', 'их', 'им',
  'ои', 'ая', 'яя', 'ую', 'юю', 'ое', 'ее', 'ею', 'ою', 'ью',
  'а', 'я', 'о', 'е', 'и', 'у', 'ю',
] as const

// biome-ignore format: plural, possession, cases, adjectives, most of them in four sounds.
const kazakh = [
  'ларинин', 'леринин', 'даринин', 'деринин', 'таринин', 'теринин',
  'ларина', 'лерине', 'дарина', 'дерине', 'тарина', 'терине',
  'индаги', 'индеги', 'синин', 'лари', 'лери', 'дари', 'дери', 'тари', 'тери',
  'лар', 'лер', 'дар', 'дер', 'тар', 'тер', 'даги', 'деги', 'таги', 'теги',
  'нин', 'дин', 'тин', 'инда', 'инде', 'нан', 'нен', 'дан', 'ден', 'тан', 'тен', 'мен', 'бен', 'пен',
  'ика', 'ике', 'ига', 'иге', 'ина', 'ине', 'ини', 'лик', 'дик', 'тик',
  'га', 'ге', 'ка', 'ке', 'на', 'не', 'да', 'де', 'та', 'те', 'ни', 'ди', 'ти', 'си', 'ин', 'им', 'и',
] as const

function strip(word: string, endings: readonly string[]): string {
  const ending = endings.find(each => word.endsWith(each) && word.length - each.length >= minLength)
  return ending ? word.slice(0, -ending.length) : word
}

/** Removes the fleeting vowel: `почек` and `почки`, `родинок` and `родинка`. */
function withoutFleeting(word: string): string {
  return word.length > 4 ? word.replace(/[ео]к$/, 'к') : word
}

/** Stem of a folded word; at least three letters are left. */
export function russianStem(word: string): string {
  return withoutFleeting(strip(word, russian))
}

/**
 * The stem of a word in a name, where a wrong match costs more than a missed one: short words are
 * hardly stemmed, as «кал» is no form of «калий», and words with Latin letters or digits not at all.
 */
export function carefulStem(word: string): string {
  if (/[\da-z]/.test(word) || word.length < 5) return word
  if (word.length > 5) return russianStem(word)
  return withoutFleeting(word.replace(/[аеиоуюя]$/, ''))
}

/** Endings come one after another: `талдау-лар-ын-да`. The last consonant may be voiced: жүрегі. */
export function kazakhStem(word: string): string {
  let stem = word
  for (let layer = 0; layer < 3; layer++) stem = strip(stem, kazakh)
  return stem.replace(/г$/, 'к').replace(/б$/, 'п')
}

/** Stems of a folded word by the rules of either language; none for short and Latin words. */
export function stems(word: string): readonly string[] {
  if (word.length < minLength || !/^[а-я]+$/.test(word)) return []
  return [...new Set([russianStem(word), kazakhStem(word)])]
}

/** What stands behind the root of nouns and adjectives: металлокерамика, металлокерамический. */
const suffixes = /(?:ическ|ичн|иев|ов|ев|ион|он|ен|ан|ск|ик|н|к)+$/
/** Letters of a root that say what is meant. */
const minRoot = 6

/** The beginning that a folded word has in common with words made of the same root; none of a short one. */
export function roots(word: string): readonly string[] {
  if (!/^[а-я]+$/.test(word)) return []
  const stem = russianStem(word)
  const root = stem.replace(suffixes, '')
  return [root.length >= minRoot ? root : stem].filter(each => each.length >= minRoot)
}

/** The index term of a stem, marked so that prefix queries for words do not match it. */
export const stemTerm = (stem: string) => `~${stem}`
