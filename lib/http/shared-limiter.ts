/** Rate limits that all instances share, in the Postgres of `DATABASE_URL`. */
import 'server-only'
import { Pool } from 'pg'
import { type RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import { env } from '@/lib/clinic/environment/env'

/** Milliseconds to wait for Postgres; then the instance counts by itself. */
const timeoutMs = 1000

let pool: Pool | undefined
const limiters = new Map<string, RateLimiterPostgres>()

/**
 * A limiter with the options of `own` that counts in Postgres; undefined without one.
 * @param name separates its counters from others in the same table
 * @param own counts while Postgres is out of reach
 */
export function sharedLimiter(
  name: string,
  own: RateLimiterMemory,
): RateLimiterPostgres | undefined {
  const { DATABASE_URL } = env()
  if (!DATABASE_URL) return
  const known = limiters.get(name)
  if (known) return known
  const limiter = new RateLimiterPostgres({
    storeClient: poolOf(DATABASE_URL),
    storeType: 'pool',
    // Created by the migrations of the outbox, which run at the first request.
    tableName: 'floods',
    tableCreated: true,
    keyPrefix: name,
    points: own.points,
    duration: own.duration,
    insuranceLimiter: own,
  })
  limiters.set(name, limiter)
  return limiter
}

function poolOf(url: string): Pool {
  pool ??= new Pool({
    connectionString: url,
    max: 2,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
  }).on('error', () => undefined)
  return pool
}
