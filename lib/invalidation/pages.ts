import 'server-only'
import { log } from '@/lib/telemetry/log'
import { counter } from '@/lib/telemetry/metrics'
import { currentMaking, readAgain } from './making'
import { areOutdated } from './sources'
import { state } from './state'
import type { KnownPage, Making, PageBook, Part, Standing, Subject, Uses } from './types'
import { readUses, writeUses } from './written-uses'

/** The least recently visited are forgotten; the page cache still has what they were made from. */
const maxPages = 5_000

const rendered = () =>
  counter('clinic_pages_made_total', 'Pages rendered: at a visit, or after a change', ['by'])

/** Milliseconds after a failure in which nobody waits for a page to be made anew. */
const pauseMs = 10_000

export class KnownPages implements PageBook {
  private readonly pages = new Map<string, KnownPage>()
  /** Callers of `whenMade`, by address. */
  private readonly waiting = new Map<string, () => void>()

  /** Most visited first. */
  all(): readonly KnownPage[] {
    return [...this.pages.values()].sort((a, b) => b.visits - a.visits)
  }

  /** A page that is visited, if it is known. */
  visited({ address }: Subject): KnownPage | undefined {
    const page = this.pages.get(address)
    if (!page) return undefined
    page.visits += 1
    this.pages.delete(address)
    this.pages.set(address, page)
    return page
  }

  forget({ address }: Subject): void {
    this.pages.delete(address)
  }

  /** The page of the present request as it was last made, if it is known. */
  present(): KnownPage | undefined {
    return this.pages.get(currentMaking()?.subject?.address ?? '')
  }

  /**
   * How the entry of the page cache for the present request is to be used.
   * @param tags its header with what it was made from
   */
  standing(tags: unknown): Standing {
    const current = currentMaking()
    if (!current?.subject) return 'current'
    const known = this.pages.get(current.subject.address)
    if (known) {
      if (known.currentAt === state().changes) return 'current'
      return current.isOwn ? 'making' : 'outdated'
    }
    const page = this.put(current.subject, readUses(String(tags ?? '')), [])
    return page.currentAt < 0 ? 'unknown' : 'current'
  }

  /** Next's cache tags of the page of the present request, with what it was made from. */
  tagsOf(tags: unknown): string {
    const current = currentMaking()
    const all = [tags ?? [], current?.subject ? writeUses(allUses(current)) : []]
    return all.flat().join(',')
  }

  /** The page of the present request is in the page cache. */
  made(): void {
    const current = currentMaking()
    if (!current?.subject) return
    rendered().inc({ by: current.isOwn ? 'change' : 'visit' })
    this.put(current.subject, current.uses, current.parts)
    this.settle(current.subject)
  }

  /** The page of the present request could not be made: the earlier one stays. */
  failed(): void {
    const subject = currentMaking()?.subject
    const page = subject && this.pages.get(subject.address)
    if (page) page.failedAt = Date.now()
    if (subject) this.settle(subject)
  }

  /** Resolves when the page was made, or could not be. */
  whenMade({ address }: Subject): Promise<void> {
    return new Promise(resolve => this.waiting.set(address, resolve))
  }

  private settle({ address }: Subject): void {
    this.waiting.get(address)?.()
    this.waiting.delete(address)
  }

  private put(subject: Subject, uses: Uses, parts: readonly Part[]): KnownPage {
    const { address } = subject
    const all = [uses, ...parts.map(each => each.uses)]
    const page = {
      subject,
      uses,
      parts,
      visits: this.pages.get(address)?.visits ?? 1,
      currentAt: all.some(areOutdated) ? -1 : state().changes,
      failedAt: 0,
    }
    this.pages.delete(address)
    this.pages.set(address, page)
    const [oldest] = this.pages.keys()
    if (this.pages.size > maxPages && oldest !== undefined) this.pages.delete(oldest)
    return page
  }
}

/** Whether the last attempt to make it anew has failed a moment ago. */
export function isFailing({ failedAt }: KnownPage): boolean {
  return Math.abs(Date.now() - failedAt) < pauseMs
}

/** Whether what the page shows has changed; what is only near to it is compared. */
export async function isOutdated(page: KnownPage): Promise<boolean> {
  const { changes } = state()
  if (page.currentAt === changes) return false
  if (areOutdated(page.uses)) return true
  const parts: Part[] = []
  for (const each of page.parts) {
    const same = areOutdated(each.uses) ? await again(page, each) : each
    if (!same) return true
    parts.push(same)
  }
  page.parts = parts
  page.currentAt = changes
  return false
}

/** One that cannot be read is different: making the page will tell. */
async function again({ subject }: KnownPage, old: Part): Promise<Part | null> {
  try {
    return await readAgain(subject, old)
  } catch (error) {
    log.debug({ err: error }, 'A part of a page cannot be read again')
    return null
  }
}

function allUses({ uses, parts }: Making): Uses {
  return new Map([uses, ...parts.map(each => each.uses)].flatMap(each => [...each]))
}
