/** Outdated pages are made anew: before a visitor gets one, and the others in the background. */
import 'server-only'
import { AsyncResource } from 'node:async_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { Slot } from '@/lib/process/slot'
import { log } from '@/lib/telemetry/log'
import { currentMaking } from './making'
import { isFailing, isOutdated, KnownPages } from './pages'
import { onInvalidated } from './sources'
import { state } from './state'
import type { KnownPage, Subject } from './types'

/**
 * Milliseconds after his request until a visitor no longer waits; under load, or for slow content, he
 * gets the page as it was.
 */
const visitorWaitMs = 700

/** Milliseconds after which a page that was asked for is asked for again. */
const longestMs = 30_000

/** Milliseconds between a change and the background: one change often comes as several. */
const gatherMs = 200

/** Milliseconds until pages that could not be made are tried again. */
const retryMs = 15_000

/** Milliseconds between two looks whether visitors are still waiting. */
const visitorsMs = 20

/**
 * Asks the site for a page.
 * @returns `stale` when it is made after the response, `gone` when there is no such page
 */
export type Ask = (subject: Subject) => Promise<'stale' | 'done' | 'gone'>

interface Remaking {
  readonly pages: KnownPages
  readonly ask: Ask
  readonly inFlight: Map<string, Promise<void>>
  /** How many visitors are waiting. */
  visitors: number
}

const slot = new Slot<Remaking>('remaking')

/** Once in the server's process. */
export function startRemaking(ask: Ask): void {
  const pages = new KnownPages()
  state().pages = pages
  const remaking = { pages, ask, inFlight: new Map(), visitors: 0 }
  slot.value = remaking
  followChanges(remaking)
}

/** Resolves when the page of the present request may be answered from the page cache. */
export async function upToDate(waitMs = visitorWaitMs): Promise<void> {
  const remaking = slot.value
  const current = currentMaking()
  if (!remaking || !current?.subject || current.isOwn) return
  const page = remaking.pages.visited(current.subject)
  if (!page || page.currentAt === state().changes || isFailing(page)) return
  const late = new AbortController()
  const left = Math.max(0, waitMs - (performance.now() - current.since))
  const wait = sleep(left, undefined, { signal: late.signal }).catch(() => undefined)
  remaking.visitors += 1
  await Promise.race([bring(remaking, page), wait])
  remaking.visitors -= 1
  late.abort()
}

/** Makes a page anew if it is outdated. Single-flight. */
function bring(remaking: Remaking, page: KnownPage): Promise<void> {
  const { inFlight } = remaking
  const { address } = page.subject
  const known = inFlight.get(address)
  if (known) return known
  const made = remake(remaking, page)
    .catch((err: unknown) => {
      page.failedAt = Date.now()
      log.warn({ err }, `${page.subject.url} cannot be made anew`)
    })
    .finally(() => inFlight.delete(address))
  inFlight.set(address, made)
  return made
}

async function remake({ pages, ask }: Remaking, page: KnownPage): Promise<void> {
  if (!(await isOutdated(page))) return
  const made = pages.whenMade(page.subject)
  const result = await ask(page.subject)
  if (result === 'gone') pages.forget(page.subject)
  if (result === 'stale') await Promise.race([made, sleep(longestMs, undefined, { ref: false })])
}

/** Makes known pages anew, one at a time, while no visitor waits, and leaves half of a processor. */
function followChanges(remaking: Remaking): void {
  let isRunning = false
  let timer: NodeJS.Timeout | undefined
  const later = (ms: number) => {
    if (isRunning) return
    clearTimeout(timer)
    timer = setTimeout(() => void run(), ms).unref()
  }
  const run = async () => {
    isRunning = true
    const isDone = await sweep(remaking).catch((err: unknown) => {
      log.error({ err }, 'Outdated pages are not made anew')
      return false
    })
    isRunning = false
    if (!isDone) later(retryMs)
  }
  // Outside the request that brought the change: Next takes what is asked within a route for a part of it.
  onInvalidated(AsyncResource.bind(() => later(gatherMs)))
}

/** @returns whether all pages are current */
async function sweep(remaking: Remaking): Promise<boolean> {
  let failures = 0
  for (let changes = -1; changes !== state().changes; ) {
    changes = state().changes
    failures = 0
    for (const page of remaking.pages.all()) {
      if (changes !== state().changes) break
      if (page.currentAt === changes) continue
      while (remaking.visitors > 0) await sleep(visitorsMs, undefined, { ref: false })
      const began = performance.now()
      if (!isFailing(page)) await bring(remaking, page)
      if (isFailing(page)) failures += 1
      await sleep(Math.ceil(performance.now() - began), undefined, { ref: false })
    }
  }
  return failures === 0
}
