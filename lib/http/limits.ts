/**
 * Rate limits. Mobile networks put many people behind one address, so the limits only stop floods;
 * suspicious numbers below them are flagged. Callback requests are counted in the Postgres of
 * `DATABASE_URL` for all instances, and by each instance for itself while Postgres is out of reach.
 */
import 'server-only'
import { AsyncResource } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { identityOf } from '@/lib/requests/outbox/store'
import type { NewRequest } from '@/lib/requests/outbox/types'
import { log } from '@/lib/telemetry/log'
import { maskPhone } from '@/lib/telemetry/personal'
import { bucketOf, isPrivate } from './address'
import { HttpError } from './response'
import { sharedLimiter } from './shared-limiter'

interface Limit {
  /** Name of the counter in Postgres, where instances count together. */
  readonly sharedAs?: string
  /** Requests above this are flagged. */
  readonly soft: number
  /** Requests above this are refused. */
  readonly hard: number
  readonly seconds: number
}

const fromAddresses = createLimit({ sharedAs: 'address', soft: 10, hard: 60, seconds: 600 })
const fromPhones = createLimit({ sharedAs: 'phone', soft: 2, hard: 10, seconds: 600 })
/** Of all calls that only read. */
export const readLimit = { soft: 600, hard: 600, seconds: 60 } as const
const reads = createLimit(readLimit)
const chats = createLimit({ soft: 60, hard: 60, seconds: 600 })

/** Counts under way or finished lately, by key and content of the request. */
const counted = new Map<string, Promise<boolean>>()
const countedMax = 5000

/**
 * Counts a request for a callback. Repetitions of one request, which browsers send when a response
 * got lost, count once.
 * @returns whether it is suspiciously many.
 * @throws HttpError 429 with `Retry-After` in seconds.
 */
export function countSubmission(request: NewRequest, address: string): Promise<boolean> {
  const identity = identityOf(request)
  const known = counted.get(identity)
  if (known) return known
  const count = outsideRequest(() => consume(address, request.payload.phone))
  counted.set(identity, count)
  // A refused request is counted again when it is repeated.
  count.catch(() => counted.delete(identity))
  const [oldest] = counted.keys()
  if (counted.size > countedMax && oldest !== undefined) counted.delete(oldest)
  return count
}

async function consume(address: string, phone: string): Promise<boolean> {
  const bucket = bucketOf(address)
  const fromAddress = await fromAddresses(bucket, !isPrivate(bucket))
  const fromPhone = await fromPhones(phone, true)
  if (fromPhone) log.warn(`Many requests for the phone ${maskPhone(phone)}`)
  return fromAddress || fromPhone
}

/** Counts the beginning of a chat, which is stored. @throws HttpError 429. */
export async function countChat(address: string): Promise<void> {
  const bucket = bucketOf(address)
  await outsideRequest(() => chats(bucket, !isPrivate(bucket)))
}

/** Counts a read. @throws HttpError 429. */
export async function countRead(address: string): Promise<void> {
  const bucket = bucketOf(address)
  await outsideRequest(() => reads(bucket, !isPrivate(bucket)))
}

/**
 * Counters live for minutes, in timers and promises. Created in the async context of a request,
 * each would keep that request in memory as long.
 */
const scope = new AsyncResource('limits')

function outsideRequest<T>(count: () => Promise<T>): Promise<T> {
  return scope.runInAsyncScope(count)
}

function createLimit({ sharedAs, soft, hard, seconds }: Limit) {
  const own = new RateLimiterMemory({ points: hard, duration: seconds })
  return async (key: string, refuses: boolean): Promise<boolean> => {
    const limiter = (sharedAs && sharedLimiter(sharedAs, own)) || own
    try {
      const { consumedPoints } = await limiter.consume(hashOf(key))
      return consumedPoints > soft
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal
      if (!refuses) return true
      const wait = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
      throw new HttpError(429, 'too-many-requests', { headers: { 'Retry-After': `${wait}` } })
    }
  }
}

/** Counters hold hashes, as addresses and phones must not be stored. */
function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}
