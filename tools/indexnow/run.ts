/** One run: finds changed pages, submits them, and records what was accepted. */
import 'server-only'
import { type Env, env } from '@/lib/clinic/environment/env'
import { contentStore } from '@/lib/content/content'
import { fingerprints } from './fingerprints'
import { type Change, changesBetween, readJournal, writeJournal } from './journal'
import { batchSize, type Submission, submit } from './submit'

/** Milliseconds for each list: longer than for a page, as no visitor waits. */
const timeoutMs = 20_000

export interface Outcome {
  readonly changes: readonly Change[]
  /** Pages of the site. */
  readonly total: number
  /** How many of the changes were accepted; the others stay for the next run. */
  readonly accepted: number
  /** Why not all were accepted. */
  readonly failure?: string
}

export interface Options {
  /** Without it nothing is sent and the journal stays as it is. */
  readonly send: boolean
  /** URLs in one call. */
  readonly batch?: number
}

/** @throws Error when the site is not set up to send, or the content or the journal cannot be read */
export async function run({ send, batch = batchSize }: Options): Promise<Outcome> {
  // First, as reading the content takes long.
  const target = send ? targetOf(env()) : undefined
  const journal = readJournal()
  // Fresh lists, as older ones would miss changes or submit deleted pages.
  const now = await fingerprints(contentStore().reading({ waitMs: timeoutMs, maxAge: 0 }))
  const changes = changesBetween(journal, now, env().SITE_URL)
  const found = { changes, total: now.size, accepted: 0 }
  if (!target) return found
  const record = (urls: readonly string[]) => {
    for (const url of urls) {
      const print = now.get(url)
      if (print === undefined) journal.delete(url)
      else journal.set(url, print)
    }
    writeJournal(journal)
  }
  const urls = changes.map(({ url }) => url)
  return { ...found, ...(await submitAll(urls, { ...target, batch }, record)) }
}

/** @throws Error when the site is not set up to send */
function targetOf(environment: Env) {
  const { INDEXNOW_KEY: key, INDEXNOW_ENDPOINT: endpoint, SITE_URL: origin } = environment
  if (!environment.INDEXING) throw new Error('INDEXING is off.')
  if (!key) throw new Error('INDEXNOW_KEY is not set.')
  if (new URL(origin).hostname === 'localhost') throw new Error('SITE_URL is not set.')
  return { endpoint, key, origin }
}

/** Stops at the first refusal, as the next batches would be refused, too. */
async function submitAll(
  urls: readonly string[],
  { batch, ...target }: Omit<Submission, 'urls'> & { readonly batch: number },
  record: (accepted: readonly string[]) => void,
): Promise<Pick<Outcome, 'accepted' | 'failure'>> {
  for (let accepted = 0; accepted < urls.length; accepted += batch) {
    const part = urls.slice(accepted, accepted + batch)
    try {
      await submit({ ...target, urls: part })
    } catch (error) {
      return { accepted, failure: error instanceof Error ? error.message : String(error) }
    }
    record(part)
  }
  return { accepted: urls.length }
}
