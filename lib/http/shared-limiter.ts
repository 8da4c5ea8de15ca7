/** Counts that all instances share, in the database of `DATABASE_URL`. */
import 'server-only'
import { Pool } from 'pg'
import { type RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import { env } from '@/lib/clinic/environment/env'

/** A visitor waits no longer to be counted, ms; then the instance counts by itself. */
const timeoutMs = 1000

let pool: Pool | undefined
const limiters = new Map<string, RateLimiterPostgres>()

/**
 * A limiter as `own`, counting in Postgres; undefined without one.
 * @param name tells its counts from those of others in the same table
 * @param own counts while the database is out of reach
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
    // Made with the tables of the outbox, which are opened by the first request.
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
