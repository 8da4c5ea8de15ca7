/**
 * Examinations in a referral: a method and what it is of are one order, in either language and order:
 * «КТ головного мозга», «бүйрек УДЗ», «УЗИ: печень, почки». Half of one is never another order.
 */
import { isPreposition } from './referral-notes'
import { endsPiece, type Word } from './split-referral'

/** Words of the text, the last index not included, and what they ask for. */
export interface Examination {
  readonly from: number
  readonly to: number
  /** In the words of services' names, the first that is one counts; none: a complaint. */
  readonly asked: readonly string[]
}

const method =
  /^(?:уз[ид]|удз|уздг|уздс|м[рс]т|мрт|мскт|кт|рентген\p{L}*|флюорограф\p{L}*|маммограф\p{L}*)(?:-?(?:сы|сі|ны|ні|ға|ге))?$/iu

const visit =
  /^(?:консультац\p{L}*|конс|при[её]м|осмотр|кеңес\p{L}*|қабылдау\p{L}*|тексеру\p{L}*)$/iu
const doctor =
  /(?:олог|апевт|ирург|иатр|ортопед|окулист|томатолог)(?:а|у|ом|қа|ке)?$|^лор(?:-?врач\p{L}*)?$/iu

const oneOf = (words: string) => new RegExp(`^(?:${words.trim().split(/\s+/).join('|')})$`, 'iu')

/** Parts of the body by the beginnings of their words. */
const organ = oneOf(`
  печен(?:ь|и|ью) почк\\p{L}* почек надпочечник\\p{L}* поджелудочн\\p{L}* пжж желудо?к\\p{L}* кишечник\\p{L}* кишк\\p{L}* пищевод\\p{L}*
  л[её]гк(?:ие|их) яичник\\p{L}* матк\\p{L}* придатк\\p{L}* шейк\\p{L}* простат(?:а|ы|у) предстательн\\p{L}* яичк\\p{L}* мошонк\\p{L}*
  сердц\\p{L}* сосуд\\p{L}* вены? артери\\p{L}* селез[её]нк\\p{L}* ж[её]лчн\\p{L}* пузыр\\p{L}* щитовидн\\p{L}* щит щитовидк\\p{L}* молочн(?:ая|ой|ых|ые)
  голов\\p{L}* мозг\\p{L}* ше[яийюе] позвоночник\\p{L}* поясни\\p{L}* поясничн\\p{L}* спин\\p{L}* сустав\\p{L}* колен\\p{L}* плеч\\p{L}* тазобедрен\\p{L}* локт\\p{L}* стоп\\p{L}* кист[ьи]
  таз\\p{L}* брюшн\\p{L}* обп омт живот\\p{L}* груд\\p{L}* горл\\p{L}* нос\\p{L}? пазух\\p{L}* ух[оа] глаз\\p{L}* лимфоуз\\p{L}* кост(?:ь|и|ей) ног[иа] рук[иа] плода?
  бауыр\\p{L}* бүйрек\\p{L}* безі\\p{L}* бездер\\p{L}* асқазан\\p{L}* ішек\\p{L}* өкпе\\p{L}* аналық жатыр\\p{L}* жүрек\\p{L}* тамыр\\p{L}* көкбауыр\\p{L}* қуық\\p{L}* қалқанша
  бас(?:тың)? ми(?:дың|ының)? мойын\\p{L}* мойн\\p{L}* омыртқа\\p{L}* буын\\p{L}* тізе\\p{L}* жамбас\\p{L}* іш(?:тің)? кеуде\\p{L}* арқа\\p{L}* көз\\p{L}* құлақ\\p{L}* мұрын\\p{L}* бел(?:ім)?
`)

/** Ends the name of a part of the body, and is none alone: «железа» is iron, too. */
const ending = oneOf(`
  жел[её]з\\p{L}* полост\\p{L}* клетк\\p{L}* конечност\\p{L}* ткан\\p{L}* без қап\\p{L}* қабы\\p{L}* қуыс\\p{L}* ағза\\p{L}* бөлім\\p{L}*
`)

/** Stands before one. */
const beginning = oneOf(`
  отдел\\p{L}* област\\p{L}* прав\\p{L}* лев\\p{L}* об(?:а|их|оих|еих) мал(?:ый|ого) мягк\\p{L}* нижн\\p{L}* верхн\\p{L}* щ ж г м б и және мен кіші
`)

/** The first of two words for one: «сүт безі» is a gland, «сүт» is milk. */
const half = oneOf('мочев(?:ой|ого) ұйқы сүт өт асты')

/** What an examination may be of, and is no part of the body. */
const object = oneOf(
  'контраст\\p{L}* беременн\\p{L}* скрининг\\p{L}* триместр\\p{L}* жүктілік\\p{L}* ұрық\\p{L}* [123] i{1,3}',
)

const complaint = oneOf(
  'бол(?:ь|и|ит|ят) ноет рак опухол\\p{L}* кист[аы] ауыр\\p{L}* ауруы? шанш\\p{L}* обыр\\p{L}*',
)

const isOrgan = (word: string) => organ.test(word)
const isBefore = (word: string) => beginning.test(word) || isPreposition(word)
const isOfBody = (word: string) =>
  isOrgan(word) || half.test(word) || ending.test(word) || isBefore(word)

/** Whether words name parts of the body alone: they order nothing, least of all a tumour marker. */
export const isBodyAlone = (words: readonly string[]): boolean =>
  words.some(isOrgan) && words.every(isOfBody)

/** Between what one method is asked for: «УЗИ: печень, почки», «УЗИ ОБП (печень)». */
const listing = /^(?=[^\n]*[,:()])[ ,:().-]+$/

/**
 * @param isName whether a word is the name of an analysis
 * @returns left to right, none within another
 */
export function examinationsIn(
  text: string,
  words: readonly Word[],
  isName: (word: string) => boolean,
): readonly Examination[] {
  const found: Examination[] = []
  const at = (place: number) => words[place]?.text ?? ''
  const textOf = (from: number, to: number) => words.slice(from, to).map(({ text }) => text)
  const said = (from: number, to: number) => text.slice(words[from]?.start, words[to - 1]?.end)
  const isJoined = (place: number) => {
    const word = words[place]
    const isNear = word !== undefined && place > 0 && /^[\s./-]*$/.test(word.gap)
    return isNear && !endsPiece(word.gap, at(place - 1), word.text)
  }
  /** The end of what is joined to the words before, without what begins something else. */
  const extent = (from: number, isPart: (word: string) => boolean) => {
    let to = from
    while (isJoined(to) && isPart(at(to))) to += 1
    // «МРТ г/м» is short for an organ.
    while (to > from && isBefore(at(to - 1)) && words[to - 1]?.gap !== '/') to -= 1
    return to
  }
  /** The beginning of the parts of the body before a word. */
  const beginningOf = (place: number, floor: number) => {
    let from = place
    while (from > floor && isJoined(from) && isOfBody(at(from - 1))) from -= 1
    return from
  }
  for (let place = 0; place < words.length; place = Math.max(place + 1, found.at(-1)?.to ?? 0)) {
    const floor = found.at(-1)?.to ?? 0
    const end = place + 1
    if (isJoined(end) && isVisit(at(place), at(end))) {
      const profession = doctor.test(at(end)) ? at(end) : at(place)
      found.push({ from: place, to: end + 1, asked: [`приём ${profession}`] })
    } else if (complaint.test(at(place))) {
      const [from, to] = [beginningOf(place, floor), extent(end, isOfBody)]
      if (isBodyAlone([...textOf(from, place), ...textOf(end, to)]))
        found.push({ from, to, asked: [] })
    } else if (method.test(at(place))) {
      const isObject = (word: string) =>
        !isName(word) && !method.test(word) && /\p{L}{4}/u.test(word)
      const behind = extent(end, word => isOfBody(word) || object.test(word) || isObject(word))
      const from = behind > end ? place : beginningOf(place, floor)
      if (behind > end || from < place)
        found.push({ from, to: behind, asked: askedFor(said(from, behind), textOf(from, behind)) })
      let next = behind
      while (listing.test(words[next]?.gap ?? '\n')) {
        const to = extent(next + 1, isOfBody)
        const own = textOf(next, to)
        if (!isBodyAlone(own)) break
        const isFirst = found.at(-1)?.to !== next
        found.push({
          from: isFirst ? place : next,
          to,
          asked: askedFor(`${at(place)} ${said(next, to)}`, [at(place), ...own]),
        })
        next = to
      }
    }
  }
  return found
}

const isVisit = (one: string, other: string) =>
  (visit.test(one) && doctor.test(other)) || (doctor.test(one) && visit.test(other))

/** As it was said, and by the parts of the body alone: «поджелудочная железа» is in few names whole. */
function askedFor(said: string, words: readonly string[]): readonly string[] {
  const telling = words.filter(word => isOrgan(word) || half.test(word))
  const named = words.find(word => method.test(word)) ?? ''
  return telling.length > 0 ? [said, [named, ...telling].join(' ')] : [said]
}
