/**
 * How to prepare for several analyses at once: all that their pages say, the same thing once, each with
 * the analyses it is for (B13).
 */
import { plainText } from '@/lib/text/plain-text'
import { type Demands, demandsOf } from './demands'

export interface Prepared {
  /** HTML that the sanitiser has passed, as is the next one. */
  readonly name: string
  /** '' where nothing is said beside the leaflet. */
  readonly preparation: string
  /** Address of the leaflet. */
  readonly document: string | null
  /** What is said of taking it from children; plain text. */
  readonly childNote?: string
  /** What is said is not the leaflet in short: both are to be read. */
  readonly isBesideLeaflet?: true
  /** It is booked: where nothing is said of it, one asks then. */
  readonly isBooked?: true
}

interface Told {
  readonly html: string
  /** Without food, where the leaflet demands it and the text does not say for how long. */
  readonly hours: number | undefined
  readonly names: readonly string[]
}

export interface Preparation<Leaflet> {
  /** HTML texts, in the order of the selection. */
  readonly told: readonly Told[]
  /** What is said of children, with the analyses it is said of. */
  readonly children: readonly (readonly [note: string, names: readonly string[]])[]
  /** `leaflet` is `null` where the clinic has the PDF alone. */
  readonly leaflets: readonly {
    readonly document: string
    readonly leaflet: Leaflet | null
    readonly names: readonly string[]
    /** What it demands is told of each of them already. */
    readonly isTold: boolean
  }[]
  /** Analyses of which nothing is said. */
  readonly untold: readonly string[]
  /** What is booked and nothing is said of, beside others of which something is. */
  readonly toAsk: readonly string[]
  /**
   * `null` where all of them demand the same time without food, or none, and where one visit cannot hold
   * them: one that says that something takes another day stands beside another such, or beside a meal.
   */
  readonly fasting: Fasting | null
}

/** The longest time without food that any of them demands. */
export interface Fasting {
  readonly hours: number
  /** Of those that demand it, and where one has to eat before others of all that demand any. */
  readonly names: readonly string[]
  /** Of those before which one has to eat. */
  readonly fed: readonly string[]
}

/** @param leafletOf the text of the leaflet at an address */
export function preparationFor<Leaflet extends Demands>(
  analyses: readonly Prepared[],
  leafletOf: (document: string) => Leaflet | null,
): Preparation<Leaflet> {
  const leaflets = grouped(analyses, ({ document }) => document).map(([document, names]) => {
    const leaflet = leafletOf(document)
    const isTold = analyses.every(each => each.document !== document || tells(each, leaflet))
    return { document, leaflet, names, isTold }
  })
  const leafletFor = ({ document }: Prepared) =>
    leaflets.find(each => each.document === document)?.leaflet ?? null
  const told = new Map<string, Told>()
  for (const each of analyses) {
    const { name, preparation: html } = each
    const hours = untoldHours(each, leafletFor(each))
    const key = `${hours} ${html}`
    const { names = [] } = told.get(key) ?? {}
    if (html) told.set(key, { html, hours, names: [...new Set([...names, name])] })
  }
  const unsaid = analyses.filter(({ preparation, document }) => !preparation && !document)
  const namesOf = (some: typeof analyses) => [...new Set(some.map(({ name }) => name))]
  return {
    told: [...told.values()],
    children: grouped(analyses, ({ childNote }) => childNote ?? null),
    leaflets,
    untold: namesOf(unsaid.filter(({ isBooked }) => !isBooked)),
    toAsk: unsaid.length < analyses.length ? namesOf(unsaid.filter(each => each.isBooked)) : [],
    fasting: longestFasting(
      analyses.flatMap(analysis => {
        const hours = fastingHours(analysis, leafletFor(analysis))
        const { name, preparation } = analysis
        const { isApart } = demandsOf(plainText(preparation))
        return hours === undefined ? [] : [{ hours, name, isMeal: isMealBefore(analysis), isApart }]
      }),
    ),
  }
}

/** Names by what is the same for them, without those that have none of it. */
function grouped(
  analyses: readonly Prepared[],
  keyOf: (analysis: Prepared) => string | null,
): readonly (readonly [string, readonly string[]])[] {
  const names = new Map<string, Set<string>>()
  for (const analysis of analyses) {
    const key = keyOf(analysis)
    // It may be in several packages, and chosen by itself.
    if (key) names.set(key, (names.get(key) ?? new Set()).add(analysis.name))
  }
  return [...names].map(([key, each]) => [key, [...each]])
}

/** Whether its text asks for as much as the leaflet, together with `untoldHours`. */
function tells({ preparation, isBesideLeaflet }: Prepared, leaflet: Demands | null): boolean {
  if (isBesideLeaflet) return false
  const { fastingHours = 0, days = 0 } = leaflet ?? {}
  const own = demandsOf(plainText(preparation))
  const isLooser = fastingHours > 0 && (own.isFed || own.isNothing)
  return preparation !== '' && !isLooser && (own.days ?? 0) >= days
}

function untoldHours(analysis: Prepared, leaflet: Demands | null): number | undefined {
  const hours = leaflet?.fastingHours ?? 0
  const own = demandsOf(plainText(analysis.preparation)).fastingHours ?? 0
  return own < hours && tells(analysis, leaflet) ? hours : undefined
}

/** 0: it may be done after a meal. Undefined: not said in a way that can be compared. */
function fastingHours({ preparation }: Prepared, leaflet: Demands | null): number | undefined {
  const told = demandsOf(plainText(preparation))
  const demanded = [told.fastingHours, leaflet?.fastingHours].filter(each => each !== undefined)
  if (demanded.length > 0) return Math.max(...demanded)
  return told.isFed || told.isMeal || told.isNothing ? 0 : undefined
}

/** "Eat as usual for three days, then fast" demands no meal before the visit. */
function isMealBefore({ preparation }: Prepared): boolean {
  const { isMeal, fastingHours: hours } = demandsOf(plainText(preparation))
  return isMeal && hours === undefined
}

interface Fast {
  readonly hours: number
  readonly name: string
  readonly isMeal: boolean
  readonly isApart: boolean
}

function longestFasting(demands: readonly Fast[]): Fasting | null {
  const hours = Math.max(...demands.map(each => each.hours))
  const strictest = demands.filter(each => each.hours === hours)
  if (strictest.length === demands.length) return null
  const namesOf = (some: typeof demands) => [...new Set(some.map(({ name }) => name))]
  const fed = namesOf(demands.filter(each => each.isMeal))
  const apart = namesOf(demands.filter(each => each.isApart))
  if (apart.length > 1 || (apart.length > 0 && fed.length > 0)) return null
  // All that comes before the meal.
  const hungry = fed.length > 0 ? demands.filter(each => each.hours > 0) : strictest
  return { hours, names: namesOf(hungry), fed }
}
