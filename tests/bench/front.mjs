// @ts-check
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { gunzipSync } from 'node:zlib'
import { tsImport } from 'tsx/esm/api'

/**
 * nginx with the configuration of deploy/ in front of the site, and a page of the site as a file
 * served by the same nginx, for comparison. Both are sent as gzip, which needs no optional module.
 */

export const gzip = { 'Accept-Encoding': 'gzip' }

/**
 * @typedef {object} Front
 * @property {string} url
 * @property {number | undefined} pid of the worker that answers
 * @property {string} file address of a file with the very same bytes
 * @property {() => Promise<void>} stop
 */

/**
 * Starts it, and requests the page once so that it is cached.
 * @param {number} port of the site
 * @param {string} page path
 * @returns {Promise<Front | null>} `null` where there is no nginx
 */
export async function startFront(port, page) {
  const { findPrograms } = await tsImport('../support/servers/packages.mjs', import.meta.url)
  if (!findPrograms().nginx) return null
  const { startNginx } = await tsImport('../support/servers/nginx.ts', import.meta.url)
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

/** The body without decoding. @param {string} url @returns {Promise<Buffer>} */
function bodyOf(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers: gzip, agent: false }, response => resolve(buffer(response))).on(
      'error',
      reject,
    )
  })
}

/** The only child of the nginx master process. @param {number | undefined} pid */
function workerOf(pid) {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return Number(children.trim().split(' ')[0]) || undefined
  } catch {
    return undefined
  }
}
