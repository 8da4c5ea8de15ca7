/** What a referral says once for several: «гепатиты В и С», «IgE к полыни, берёзе», «св. Т4, Т3». */
import type { Naming } from './name-matcher'
import type { Group } from './referral-groups'
import { type Part, type ReferralParts, textsOf } from './referral-parts'
import { asksForService } from './service-names'

const igClass = /^ig ?[agm]$/iu

/** What an analysis is taken from or looked for by: in a heading it holds for all that follow. */
const restricting =
  /^(?:суточн\p{L}* )?(?:моч|кал(?!и|ь)|слюн|мазок|посев|бакпосев|соскоб|пцр|птр|антител|ат к|несеп|зәр|нәжіс|себінді)/iu

/** Names that a word may be short for by. */
const maxAnchors = 8

/** Gives each part what its heading and the names before and behind it say for it, too. */
export function spread<T>(parts: ReferralParts<T>, groups: readonly Group<T>[]): void {
  for (const [at, part] of parts.list.entries()) {
    const { naming } = part
    const heads = groups.filter(({ inner }) => inner.includes(part)).map(({ head }) => head)
    const material = heads.find(head => restricting.test(textsOf(head)))
    const [nearest] = part.kind === 'name' ? anchors(parts, at, -1) : []
    const isOwn = restricting.test(part.text) || /^ig ?[aegm] /iu.test(part.text)
    const isBehind =
      nearest && !isOwn && (nearest.kind === 'service' || restricting.test(nearest.text))
    const isIg = igClass.test(part.text)
    const before = parts.list[at - 1]
    if (isIg && before && isNew(before) && parts.isJoined(part)) {
      parts.join(before, part)
      continue
    }
    const isOpen = part.kind === 'other' || (naming && naming.kind !== 'sure')
    if (!isOpen && !material && !isBehind) continue
    const wholes = [
      ...heads.flatMap(head =>
        head.map((_, place) => `${textsOf(head.slice(place))} ${part.text}`),
      ),
      ...wholesFor(parts, at, part.text),
    ]
    const asService = wholes
      .filter(asksForService)
      .map(whole => parts.reader.service(whole))
      .find(services => services?.length === 1)
    if (asService) {
      Object.assign(part, { kind: 'service', services: asService })
      continue
    }
    const found = wholes.map(whole => parts.reader.called(whole))
    const sure = found.find(each => each?.kind === 'sure')
    const other = sure ?? (part.kind === 'other' ? found.find(Boolean) : null)
    if (other) Object.assign(part, { kind: 'name', naming: other })
    else if (material && naming && !isOf(parts, naming, textsOf(material))) {
      part.naming = { ...naming, kind: 'doubtful' }
    }
  }
}

/** Whether it was no name before the others were. */
const isNew = <T>({ kind, given }: Part<T>) => !given && (kind === 'other' || kind === 'name')

const isOf = <T>({ matcher }: ReferralParts<T>, naming: Naming<T>, material: string): boolean =>
  naming.found.every(record => matcher.saying(material, [record]))

/** The names before it, or behind it, in the same line, the nearest first. */
function anchors<T>(parts: ReferralParts<T>, at: number, step: 1 | -1): readonly Part<T>[] {
  const found: Part<T>[] = []
  for (let place = at; found.length < maxAnchors; place += step) {
    const [between, next] = [parts.list[step < 0 ? place : place + 1], parts.list[place + step]]
    if (!between || !next || next.kind === 'note') break
    if (/[\n\uE000:)]/.test(parts.gapBefore(between))) break
    if (next.given || (next.kind === 'other' && next.to > next.from + 1)) found.push(next)
  }
  return found
}

/** What a part may be short for, by the names before and behind it. */
function wholesFor<T>(parts: ReferralParts<T>, at: number, text: string): readonly string[] {
  const isWord = parts.matcher.isQualifier(text)
  return [
    ...anchors(parts, at, -1).flatMap(({ text: before }) =>
      wholesBehind(before.split(' '), text, isWord),
    ),
    ...anchors(parts, at, 1).flatMap(anchor => {
      const behind = anchor.text.split(' ')
      return behind.slice(1).map((_, place) => [text, ...behind.slice(place + 1)].join(' '))
    }),
  ]
}

const numberedName = /^(\p{L}{1,2})-?\d{1,2}$/u
const letteredName = /^(\p{L}{1,2})-?\p{L}$/u

/** With the beginning of a name before it; the tail of «IgA» and «B6» is exchanged. */
function wholesBehind(before: readonly string[], text: string, isWord: boolean): readonly string[] {
  const [, stem] = (/^\d/.test(text) ? numberedName : letteredName).exec(before.at(-1) ?? '') ?? []
  const isTail = stem !== undefined && /^(?:\p{L}|\d{1,2})$/u.test(text)
  const beginnings = before.map((_, place) => before.slice(0, before.length - 1 - place))
  return [
    ...(isTail ? [[...before.slice(0, -1), stem + text].join(' ')] : []),
    ...beginnings.slice(0, -1).map(words => [...words, text].join(' ')),
    // «Гепатит A, B»; beside capitals alone a letter is a preposition.
    ...(/^\p{Lu}$/u.test(text) && /\p{Ll}/u.test(before.join())
      ? [[...before, text].join(' ')]
      : []),
    ...(isWord ? [`${before[0]} ${text}`] : []),
    ...(igClass.test(text) ? [[...before, text].join(' ')] : []),
  ]
}
