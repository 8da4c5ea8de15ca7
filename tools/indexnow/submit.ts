/** The IndexNow call, which submits changed pages to search engines (indexnow.org). */
import 'server-only'
import { keyFilePath } from '@/lib/seo/indexnow-key-file'

/** URLs in one call, as many as the protocol allows. */
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
 * Resolves when the URLs were accepted: 200, or 202 while the key is being verified.
 * @throws Error with the status of any other response
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
  const detail = (await response.text().catch(() => '')).trim().slice(0, 200)
  throw new Error(`${endpoint} answered ${response.status} ${detail || response.statusText}`.trim())
}
