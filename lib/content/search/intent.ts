/**
 * The intent of a query: which kind of record it asks for. Tokens that name it need not be in a
 * record's name: `анализ на сахар` means sugar among the analyses, `запись к врачу кардиологу` a
 * doctor.
 */
import { type SearchKind, searchKinds } from '@/lib/entities/search-hit'
import { fold, tokenize } from '@/lib/text/fold'
import { WordSet } from './word-set'

interface KindWords {
  /** Its names; records may lack them. */
  readonly names: string
  /** Words that make it likelier; records may lack them, too. */
  readonly soft?: string
  /** Words that make it likelier, and that records must have. */
  readonly hints?: string
  /** Factors by which one of its names, or one of the other words, makes it likelier. */
  readonly named: number
  readonly hinted: number
}

const kindWords: Readonly<Record<SearchKind, KindWords>> = {
  services: {
    names:
      'услуга приём консультация процедура лечение лечить диагностика қызмет қабылдау кеңес емдеу емшара',
    hints: 'узи мрт кт экг удз массаж прививка вакцинация екпе',
    named: 2,
    hinted: 1.6,
  },
  doctors: {
    names: 'врач доктор специалист дәрігер маман',
    hints: 'окулист узист лор',
    named: 5,
    hinted: 3,
  },
  sets: {
    names: 'набор наборы жиынтық жиынтықтар',
    named: 4,
    hinted: 1,
  },
  analysis: {
    names: 'анализ анализы тест сдать лаборатория лабораторный талдау анализі тапсыру зертхана',
    hints: 'моча кал мазок посев гормон бакпосев несеп нәжіс',
    named: 2.5,
    hinted: 1.6,
  },
  checkups: {
    names:
      'чекап чек ап checkup check up обследование обследоваться комплексное комплекс программа диспансеризация пакет бағдарлама',
    soft: 'проверка проверить провериться тексеру тексерілу',
    named: 4,
    hinted: 1.8,
  },
  promotion: {
    names: 'акция скидка промокод распродажа спецпредложение жеңілдік арзан выгодно',
    hints: 'сертификат подарок сыйлық',
    named: 6,
    hinted: 3,
  },
  posts: {
    names: 'статья статьи новость новости публикация блог мақала мақалалар жаңалық жаңалықтар',
    named: 6,
    hinted: 3,
  },
}

export const stopWords: ReadonlySet<string> = new Set(
  tokenize(
    fold(
      'и во на по про со из от до ко об для при за или не как где ли что это мне меня мой можно нужно ' +
        'нужен нужна надо хочу сколько стоит почем цена цены цену стоимость прайс недорого дешево ' +
        'платно ' +
        'записаться запись записать сделать пройти есть у перед ' +
        'кто кого вы вам вас ваш ваша ваши мы нам какой какие хороший лучший лучшие алматы клиника медцентр рядом срочно после к с в а о ' +
        'кім және мен бен пен үшін қайда қалай қанша тұрады бағасы баға бағалары керек жасату жасау ' +
        'жазылу алматыда маған бар ма ме жақсы туралы бойынша қою салу қойғызу істету поставить показать ' +
        'показаться сходить здравствуйте привет подскажите скажите покажите пришлите скиньте напишите ' +
        'пожалуйста спасибо уже ещё очень сильно говорят посоветуйте можете могу его их ней нее ' +
        'добрый доброе доброго посмотреть узнать куда подскажете посоветуете примете принимаете сделаете делаете наверно наверное какому какую какого ехать хотела хотел бы прийти попасть обратиться идти день дня дней второй третий ' +
        'болит болят сіздерге сіздерде сіздер болады бола мүмкін екен ' +
        'сәлеметсіз сәлем айтыңызшы рахмет без когда клиники клинике клинику клиникаңыз ауырады ауырып тұр жүр келеді едім едік еді деп тексерткім арналған кезіндегі кезінде',
    ),
  ),
)

export const isStopWord = (token: string): boolean => stopWords.has(token)

export const beginsStopWord = (token: string): boolean =>
  [...stopWords].some(word => word.startsWith(token))

/**
 * Tokens without stop words, in their order; with them when there are no others. The last one
 * stays, as it may be unfinished: «витамин с», «қандағы ма».
 */
export function meaningful(tokens: readonly string[]): readonly string[] {
  const content = tokens.filter(
    (token, index) => !isStopWord(token) || (index > 0 && index === tokens.length - 1),
  )
  return content.every(isStopWord) ? tokens : content
}

/** A text without the words that say nothing of it: «сколько стоит ттг». Letters are names: «с». */
export const withoutStopWords = (text: string): string =>
  text
    .split(/\s+/)
    .filter(word => word.length < 2 || !tokenize(fold(word)).every(isStopWord))
    .join(' ')

const perKind = (make: (words: KindWords) => string) =>
  new Map(searchKinds.map(kind => [kind, new WordSet(make(kindWords[kind]))]))

const named = perKind(({ names }) => names)
const hinted = perKind(({ soft = '', hints = '' }) => `${soft} ${hints}`)
const dispensable = new WordSet(
  [
    ...Object.values(kindWords).map(({ names }) => names),
    ...Object.values(kindWords).map(({ soft = '' }) => soft),
  ].join(' '),
)

/** Words of all kinds, for correcting typos in them. */
export const allKindWords: readonly string[] = dispensable.words

/** Words that name a kind, and that records may lack. */
export function isKindWord(token: string): boolean {
  return dispensable.has(token)
}

/** кардиолог, ортопед, дерматологқа …: names of professions. */
const profession = /(лог|апевт|ирург|иатр|ортопед)(и|а|у|е|ом|ов|ам|ка|ге|га|тар|тер)?$/

/** Words of a visit: the query is for the service, not the doctor. */
const visit = /^(прием|консульт|кабилда|кенес)/

/** «Қазір қабылдайтын», «кто принимает сегодня». */
const receiving = /^(прини?ма(ет|ют|юш)|кабилда(ит|ид))/

export const isReceivingWord = (token: string): boolean => receiving.test(token)

/** How much more likely a kind is than the others; 1 is neutral. */
function likelihood(kind: SearchKind, tokens: readonly string[]): number {
  if (kind === 'doctors' && tokens.some(token => visit.test(token))) return 1
  if (tokens.some(token => named.get(kind)?.has(token))) return kindWords[kind].named
  const hint = (token: string) =>
    hinted.get(kind)?.has(token) || (kind === 'doctors' && profession.test(token))
  return tokens.some(hint) ? kindWords[kind].hinted : 1
}

/** The kinds that the words ask for. */
export function kindsAskedFor(tokens: readonly string[]): readonly SearchKind[] {
  return searchKinds.filter(kind => likelihood(kind, tokens) > 1)
}

/** How much more likely each kind is by the words of a query; 1 is neutral. */
export function intentOf(tokens: readonly string[]): Readonly<Record<SearchKind, number>> {
  return Object.fromEntries(searchKinds.map(kind => [kind, likelihood(kind, tokens)])) as Record<
    SearchKind,
    number
  >
}

/** Whether a text asks for several analyses; one is no set: «анализ на беременность» is a hormone. */
export const asksForAnalyses = (text: string): boolean =>
  /анализ(?:ы|ов|ам|ах)|талдаулар/iu.test(text)
