import { createHash } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Env, env } from '@/lib/clinic/environment/env'
import { clinicFacts } from '@/lib/clinic/facts'
import { contentFingerprint } from '@/lib/clinic/files/fingerprint'
import { openThreads } from '@/lib/clinic/files/in-thread'
import { openLastGood } from '@/lib/clinic/files/last-good'
import { log } from '@/lib/telemetry/log'

/**
 * Variables that do not appear in pages, feeds or images: changing them leaves the page cache
 * valid.
 */
const unseen = new Set<keyof Env>([
  'PORT',
  'HOST',
  'INDEXING',
  'BACKEND_TIMEOUT_MS',
  'DATABASE_URL',
  'DATA_DIR',
  'BACKUP_DIR',
  'BACKUP_DAYS',
  'PRICE_LIST_URL',
  'SERVICES_PRICE_LIST_URL',
  'PRICE_LIST_SECONDS',
  'LOG_LEVEL',
  'METRICS_PORT',
  'REVALIDATE_TOKEN',
  'METRICS_TOKEN',
  'TRUSTED_PROXY_HOPS',
  'REQUEST_ATTRIBUTION_FIELD',
  'REQUEST_RETENTION_DAYS',
  'REQUESTS_EMAIL',
  'SMTP_FROM',
  'INDEXNOW_KEY',
  'INDEXNOW_ENDPOINT',
  'OPENAPI',
  'MCP',
])

/**
 * Checks the environment and `clinic.yaml`, and names the folder of the page cache
 * (`lib/http/page-cache/handler.mjs`): pages rendered with another SITE_URL, BACKEND_URL, counter
 * or content are never served. Exits with a message that names the variable, or file and line.
 */
export function checkEnvironment(): Env {
  try {
    const checked = env()
    openLastGood()
    openThreads()
    clinicFacts()
    process.env.PAGE_CACHE = pageCacheName(checked, contentFingerprint())
    return checked
  } catch (error) {
    log.fatal(error instanceof Error ? error.message : String(error))
    process.exit(1)
  }
}

/**
 * Deletes page caches of other environments, without waiting and ignoring failures: another
 * instance of this build may be writing there.
 */
export async function forgetOtherPages(
  folder: string,
  { PAGE_CACHE } = process.env,
): Promise<void> {
  const names = await readdir(folder).catch(() => [])
  const others = names.filter(name => name !== PAGE_CACHE)
  const options = { recursive: true, force: true }
  await Promise.allSettled(others.map(name => rm(join(folder, name), options)))
}

/** A hash of everything that may appear in a page. */
export function pageCacheName(env: Env, content: string): string {
  const seen = Object.entries(env)
    .filter(([name, value]) => !unseen.has(name as keyof Env) && value !== undefined)
    .sort(([a], [b]) => a.localeCompare(b))
  // Next writes it into the URLs of scripts.
  const release = process.env.NEXT_DEPLOYMENT_ID
  return createHash('sha256')
    .update(JSON.stringify([seen, release, content]))
    .digest('hex')
    .slice(0, 16)
}
