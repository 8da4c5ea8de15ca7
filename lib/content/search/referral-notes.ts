/**
 * What a referral says beside its orders, in both languages: courtesies, when and how to go, doses,
 * persons; and what takes an order back, or makes it depend on something.
 */
import type { Sample } from '@/lib/entities/sample'

const end = String.raw`(?![\p{L}\p{N}]|-\p{L})`
const anyOf = (words: string) =>
  words
    .trim()
    .split(/\s*\n\s*/)
    .join('|')

const unit =
  'мин\\p{L}*|час\\p{L}*|ч|дн\\p{L}*|ден\\p{L}*|сут\\p{L}*|нед\\p{L}*|мес\\p{L}*|год\\p{L}*|лет|г|күн\\p{L}*|апта\\p{L}*|ай\\p{L}*|жыл\\p{L}*'
const number = String.raw`\d{1,3}(?:\s*[-–]\s*\d{1,3}|-?\p{L}{1,2}(?=\s))?`

/** At the place of a word; the longest counts. */
const notes = new RegExp(
  `(?:${anyOf(`
    добр(?:ый|ое|ого) (?:день|утро|вечер|время суток)|здра[вс]\\p{L}*|приветствую|привет|с[аәэ]л[ае]м|ассалаум\\p{L}*|заранее|спасибо(?: большое)?|благодарю|пожалуйста|пж
    сәлеметсі[зң](?: бе)?|қайырлы (?:күн|таң|кеш)|рахмет|өтінем\\p{L}*
    (?:пациент\\p{L}*|ф\\.? ?и\\.? ?о\\.?|диагноз\\p{L}*|диаг|дз|ds|жалоб\\p{L}*|шағым\\p{L}*|анамнез|дата(?: рождения)?|тел(?:ефон)?|каб(?:инет)?|науқас|аты-жөні|күні)${end}[.: №]*(?:(?![?!])[^\\n,;])*
    (?:рек|рек-?(?:но|ся)|назн|обсл)${end}(?=\\.?:)|явка${end}
    врач(?:у|ом|а)? *: *[^\\n,;]*
    (?:гинеколог|терапевт|педиатр|кардиолог|эндокринолог|уролог|невролог|хирург|гематолог|аллерголог|онколог|дерматолог|ревматолог|нефролог|гастроэнтеролог|репродуктолог|лор)(?= *:)
    (?:(?:мне|нам|мой|наш|лечащ\\p{L}+|участков\\p{L}+) )?(?:врач|доктор|гинеколог|терапевт|педиатр|кардиолог|эндокринолог|уролог|невролог|хирург|гематолог|аллерголог|онколог|дерматолог|ревматолог|нефролог|гастроэнтеролог|репродуктолог)(?:ом|а)? (?:мне |нам |ещё |еще )?(?:сказал|назнач|велел|прос|попрос|написал|посовет|рекоменд|направ|отправ|дал)\\p{L}*
    (?:назнач|рекоменд|прописа|направл|велел|попрос|посовет)\\p{L}*
    дәрігер(?:ім)?(?: (?:мына|осы|маған))?(?: талдаулар\\p{L}*)?(?: тапсыр\\p{L}*)?(?: (?:де[дп]і|айтты|жазды|берді))?|тапсыр(?:у|ыңыз)?(?: деді)?|тапсыру керек|керек|қажет|айтты|деді
    подскажите|скажите|напишите|посчитайте|рассчитайте|можно(?: ли)?(?: узнать| сдать)?|хочу|хотим|хотела?(?: бы)?|узнать|интересует|сколько(?: (?:дней|времени|по времени|ждать))*|ждать(?: результат\\p{L}*)?|стои[тм]ь?|будет|это|цен[аыуе]|стоимость|общая сумма|по цене|у вас|есть ли|делаете|бағасы|қанша|тұрады
    сдать|сдавать|сделать|пройти|провер\\p{L}*|повт(?:ор\\p{L}*)?|контрол\\p{L}*|перед|после|для|на при[её]м\\p{L}*|с результатами|результат\\p{L}*|явка|консилиум|список|анализов
    мама|маме|папа|папе|муж|мужу|мужа|жена|жене|жены|реб[её]н\\p{L}*|сын|сыну|дочь|дочке|дочери|об(?:оим|оих)|супруг\\p{L}*|партн[её]р\\p{L}*|бабушк\\p{L}*|дедушк\\p{L}*|я|мне|нам|себе|нас (?:двое|трое|четверо|пятеро)
    (?:бала|анам|әкем|күйеуім|әйелім|қызым|ұлым|әжем|атам)(?:ға|ге|а|е)?|маған|бізге|оған|(?:екеу|үшеу)міз\\p{L}*|жоспарла\\p{L}*(?: жүр\\p{L}*)?
    сказал\\p{L}*|с (?:мужем|женой)|беременн\\p{L}*|(?:\\d(?:-?й)? ?)?триместр\\p{L}*|постановк\\p{L} на уч[её]т|эко|справк\\p{L} (?:в садик|в сад|в школу|на работу|в бассейн)|справк\\p{L}|в садик|в сад|в школу|операци\\p{L}*|скрининг${end}(?! *гемостаз)|жүктілік(?:ті|ке)?
    бол(?:ит|ят|ь|и)|зуд|сыпь|слабость|выделения|температура|тошнота
    на фоне [^\\n,;]*|на \\p{L}{4,} \\d+(?:[.,]\\d+)? ?(?:мг|мкг|мл|ед)${end}|(?:принимает|принимаю|пь[её]т|пью)${end}[^\\n,;]*
    натощак|утром|вечером|дн[её]м|сегодня|завтра|послезавтра|бүгін|ертең|срочно|cito|цито|анонимно|обязательно|желательно|строго|ежемесячно|ежегодно|ежедневно|в динамике|платно|по омс|аш қарынға|таңертең|тез
    до (?:еды|обеда|${number} (?:${unit})|10|11|12)|темп(?:ература)?\\.? ?\\d\\d[.,]\\d|воздержани\\p{L}*|средняя порция|утренняя порция|за ${number} (?:${unit})
    (?:через|каждые|каждый|раз в|в течение|кажд\\p{L}+) ?(?:${number})? ?(?!час|мин|ч${end})(?:${unit})${end}|через \\d\\d ?ч(?:ас\\p{L}*)?
    ${number} ?(?:раз\\p{L}*|р)(?: ?(?:в|/) ?(?:${number} ?)?(?:${unit}))?
    (?:на |с |в )?${number} ?(?:по ${number} ?)?(?:д\\.? ?(?:м\\.? ?)?ц|(?:день|дни|дня|ден) (?:цикла|м\\.?ц\\p{L}*)|день|дни|дня)\\.?
    \\d+ ?[хx*×] ?\\d+|\\d(?:[.,]\\d+)? ?т(?:аб\\p{L}*)?\\.? ?(?:[хx*×]|по|в)? ?\\d(?: ?р(?:аз\\p{L}*)?)?(?: ?(?:в|/) ?(?:${unit}))?
    ${number} ?(?:${unit}|нед\\p{L}* беременности|кг|см|жас\\p{L}*|тг|тенге|₸)${end}
    на ${number} (?:нед\\p{L}*|день)
    (?:от |до |с )?\\d{1,2}[./]\\d{1,2}(?:[./]\\d{2,4})?(?: ?г(?:ода)?)?${end}|\\d{1,2}:\\d{2}|\\d{4} ?(?:г|г\\.р|года|жыл)${end}|(?:19|20)\\d\\d${end}
    \\+?[78][\\d ()-]{9,}|№ ?\\d+
    только|плюс|также|ещ[её]|тоже|всё|все|и т\\.? ?д|и др|следующ\\p{L}+|мына(?: талдаулар\\p{L}*)?|осы|тип\\p{L}?
  `)})${end}`,
  'iuy',
)

/** Illnesses by their endings, and the commonest by their letters where a line begins with them. */
const illness =
  /(?:(?:хр(?:он\p{L}*)?|остр\p{L}*)\.? ?)?\p{L}{3,}(?<!ц|бол|магн|лим)(?:ит|оз|патия|емия|пения|альгия|\s?зоб)[аеуы]?(?![\p{L}\p{N}-])|(?<=^|[\n\uE000\uE001]\s*|ds:? ?|[Дд]иагноз:? ?)(?:сд ?[12]?|аит|дтз|скв|срк|гэрб|мкб|жда|спкя|хобл|ибс|хбп|аг|афс)(?: тип\p{L}*)?(?=\s*[?.,:;])/iuy

/** How far an illness reaches from a place in the text; it may be the name of an analysis, too. */
export const illnessAt = (text: string, at: number): number => reach(illness, text, at)

/** A surname with initials. */
const person = /\p{Lu}\p{Ll}+ \p{Lu}\. ?\p{Lu}\.?(?!\p{L})/uy

/** The end of a sentence, not of a shortened word or of initials: behind it something else is said. */
const sentenceEnd = /(?<=\p{L}{3}|\p{Lu}\. ?\p{Lu})\.\s+(?=\p{Lu})/u

/** How far a note reaches from a place in the text; 0: it is none. */
export function noteAt(text: string, at: number): number {
  const [sentence = ''] = text.slice(at, at + reach(notes, text, at)).split(sentenceEnd)
  return Math.max(sentence.length, reach(person, text, at))
}

function reach(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0].length ?? 0
}

const dose =
  /\d ?(?:мг|мкг|мл|ме|хб|ед|iu|mg|mcg|таб\p{L}*|капс\p{L}*|кап(?:ель|ли|ля)?|ампул\p{L}*|т(?:аб)?\.?(?= |$|\/))(?!\p{L})|\d ?р(?:аз\p{L}*)?\.? ?\d+ ?дн/iu
const alone = (words: string) => `(?<!\\p{L})(?:${words})(?!\\p{L})`
/** Takes back what stands in the same piece. */
const refusing = alone(
  'не (?:надо|нуж(?:ен|н\\p{L}*)|требу\\p{L}*|назнач\\p{L}*)|отмен[аеиё]\\p{L}*|уже (?:сда|есть)\\p{L}*|керек емес|қажет емес|тапсырма[йу]\\p{L}*',
)
/** Takes back what follows in the same piece. */
const without = alone('без|кроме|исключая|не (?:сдава|дела)\\p{L}*|басқа')
const dependent = alone(
  'если|при (?:отклонени|необходимост|повышени|снижени|положительн|отрицательн|патологи|нормальн|высок|низк)\\p{L}*|по (?:показаниям|необходимости|желанию)|в случае|(?:жоғары |қажет )?болса',
)
const refusingWords = new RegExp(refusing, 'iu')
const withoutWords = new RegExp(without, 'iu')
const withoutLast = /^[^,.]*(?<!\p{L})не (?:сдава|дела)\p{L}*\s*$/iu
const dependentWords = new RegExp(dependent, 'iu')
const scopeWords = new RegExp([refusing, without, dependent].join('|'), 'iuy')

export type Scope = 'ordered' | 'refused' | 'dependent' | 'medicine'

/** What a piece of the text says of a name in it. @param before what stands before the name */
export function scopeOf(piece: string, before: string, behind = ''): Scope {
  if (refusingWords.test(piece) || withoutWords.test(before)) return 'refused'
  // «Повторно не сдавать» says it of what stands before.
  if (withoutLast.test(behind)) return 'refused'
  if (dependentWords.test(piece)) return 'dependent'
  return dose.test(piece) && !dose.test(before) && !another.test(behind) ? 'medicine' : 'ordered'
}

/** Between a name and a dose: the dose is of something else. */
const another = /^\s+на \p{L}{4,}/u

/** How far words reach that say such a thing, and name nothing. */
export function scopeWordsAt(text: string, at: number): number {
  return reach(scopeWords, text, at)
}

/** Between two names of which one is wanted. */
export const isOr = (word: string): boolean => /^(?:или|либо|немесе)$/iu.test(word)

/** Between two names that both are; a capital letter is a name. */
export const isAnd = (word: string): boolean => /^(?:[Ии]|а|да|және|мен|бен|пен)$/u.test(word)

/** Belongs to what follows. */
export const isPreposition = (word: string): boolean =>
  /^(?:на|по|к|из|в|с|со|от|для|за|до|у|о)$/u.test(word)

const saidSamples: readonly (readonly [Sample, RegExp])[] = [
  ['blood', /(?<!\p{L})(?:кров[ьи]|қан(?:да|дағы|ға)?|сыворотк\p{L}*)(?!\p{L})/iu],
  ['urine', /(?<!\p{L})(?:моч[аиу]|в моче|несеп(?:те|тегі|тің|ке)?|зәр(?:де|дегі)?)(?!\p{L})/iu],
  ['stool', /(?<!\p{L})(?:кал[еау]?|нәжіс\p{L}*)(?!\p{L})/iu],
]
/** What a text says that an analysis is taken from. */
export const samplesIn = (text: string) =>
  saidSamples.flatMap(([sample, words]) => (words.test(text) ? [sample] : []))

export const antibodies = /(?<!\p{L})(?:ифа|антител\p{L}*|ат|ig ?[agm])(?!\p{L})/iu
export const pcr = /(?<!\p{L})(?:пцр|птр|pcr|днк)(?!\p{L})/iu

/** A class of antibodies. */
export const igClass = /(?<!\p{L})ig ?[agm](?!\p{L})/iu

/** Classes of antibodies alone: «IgG и IgM». */
export const igClasses = /^(?:(?:ig ?[agm]|и|және)[ ,/+]*)+$/iu

export const isOfPregnancy = (text: string): boolean => /беремен|жүкті|екіқабат/iu.test(text)

export const isForChild = (text: string): boolean =>
  /реб[её]н|детям|садик|школ|бала(?:ға|м|сы)/iu.test(text)

/** In the names of what is done for children. */
export const childsWord = 'детский'

/** In the names of what is done otherwise for pregnant women. */
export const whenPregnant = 'при беременности'
