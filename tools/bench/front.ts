import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { startNginx } from '@/tests/support/servers/nginx'
import { findPrograms } from '@/tests/support/servers/packages.mjs'

/**
 * nginx with the configuration of deploy/ in front of the site, and a page of the site as a file
 * served by the same nginx, for comparison. Both are sent as gzip, which needs no optional module.
 */

export const gzip = { 'Accept-Encoding': 'gzip' }

export interface Front {
  url: string
  /** Of the worker that answers */
  pid: number | undefined
  /** Address of a file with the very same bytes */
  file: string
  stop: () => Promise<void>
}

/**
 * Starts it, and requests the page once so that it is cached.
 * @param port of the site
 * @param page path
 * @returns `null` where there is no nginx
 */
export async function startFront(port: number, page: string): Promise<Front | null> {
  if (!findPrograms().nginx) return null
  const nginx = await startNginx([port])
  const url = nginx.url + page
  await bodyOf(url)
  const kept = await bodyOf(url)
  const folder = join(nginx.assets, '_next/static')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'page.html'), gunzipSync(kept))
  writeFileSync(join(folder, 'page.html.gz'), kept)
  const file = `${nginx.url}/_next/static/page.html`
  return { url, pid: workerOf(nginx.process.pid), file, stop: () => nginx.stop() }
}

/** The body without decoding. */
function bodyOf(url: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(url, { headers: gzip, agent: false }, response => resolve(buffer(response))).on(
      'error',
      reject,
    )
  })
}

/** The only child of the nginx master process. */
function workerOf(pid: number | undefined) {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return Number(children.trim().split(' ')[0]) || undefined
  } catch {
    return undefined
  }
}
