/** The tab of a promotion whose backend names none: from the words of its name and description. */
import type { PromotionCategory } from '@/lib/entities/promotion-categories'
import { fold, tokenize } from '@/lib/text/fold'

/**
 * Beginnings of words, Russian and Kazakh, that mean one category and no other. A word that several
 * could have is left out: «лазер» is surgery, dentistry and cosmetology.
 */
const beginnings: Readonly<Record<PromotionCategory, string>> = {
  diagnostics:
    'диагност узи удз мрт рентген флюорограф маммограф томограф кардиограмм электрокардио экг холтер гастроскоп колоноскоп эндоскоп денситометр обследован check чекап тексеру',
  surgery: 'хирург операци удален',
  dentistry: 'стоматолог зуб кариес пломб брекет имплантат тис тиси тиске',
  plastic: 'пластическ пластик блефаропласт ринопласт маммопласт липосакц абдоминопласт',
  cosmetology: 'косметолог косметик пилинг эпиляц ботокс биоревитализ мезотерап морщин ажим',
  ivf: 'эко экстракорпорал репродуктолог криоперенос икси бесплод бедеули',
  childhood:
    'педиатр детск детей детям ребенк ребенок малыш грудничк новорожденн бала балалар саби наресте',
  oncology: 'онко онколог опухол маммолог рак обир',
}

/** Of these, the whole word only: their beginnings have other words. */
const whole = new Set(
  ['узи', 'удз', 'мрт', 'экг', 'эко', 'икси', 'рак', 'тис', 'бала', 'check', 'детей', 'детям'].map(
    fold,
  ),
)

const words = Object.entries(beginnings).map(([category, list]) => ({
  category: category as PromotionCategory,
  words: list.split(' ').map(fold),
}))

/**
 * The one category that the name means, else the one that the description means; `null` when it is
 * none or several, as a wrong tab is worse than none.
 */
export function promotionCategoryOf(name: string, description: string): PromotionCategory | null {
  const inName = categoriesIn(name)
  const [found, other] = inName.length > 0 ? inName : categoriesIn(description)
  return found && !other ? found : null
}

function categoriesIn(text: string): readonly PromotionCategory[] {
  const tokens = tokenize(fold(text))
  const means = (word: string) =>
    tokens.some(token => (whole.has(word) ? token === word : token.startsWith(word)))
  return words.flatMap(({ category, words }) => (words.some(means) ? [category] : []))
}
