/** The call that tells search engines of changed pages (indexnow.org). */
import 'server-only'
import { keyFilePath } from './key-file'

/** What the protocol allows in one call. */
export const batchSize = 10_000

const timeoutMs = 30_000

export interface Submission {
  readonly endpoint: string
  readonly key: string
  /** Of the site. */
  readonly origin: string
  readonly urls: readonly string[]
}

/**
 * Resolves when the addresses were accepted: 200, or 202 while the key is still to be checked.
 * @throws Error that says what came instead
 */
export async function submit({ endpoint, key, origin, urls }: Submission): Promise<void> {
  const response = await fetch(endpoint, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'Content-Type': 'application/json; charset=utf-8' },
    signal: AbortSignal.timeout(timeoutMs),
    body: JSON.stringify({
      host: new URL(origin).host,
      key,
      keyLocation: origin + keyFilePath(key),
      urlList: urls,
    }),
  }).catch((error: Error) => {
    throw new Error(`${endpoint} cannot be reached: ${String(error.cause ?? error.message)}`)
  })
  if (response.status === 200 || response.status === 202) return
  const words = (await response.text().catch(() => '')).trim().slice(0, 200)
  throw new Error(`${endpoint} answered ${response.status} ${words || response.statusText}`.trim())
}
