// @ts-check
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync } from 'node:zlib'
import { tsImport } from 'tsx/esm/api'
import { Connection } from './connection.mjs'

/**
 * nginx with the files of deploy/ in front of the site, and a page of the site as a file that the
 * same nginx serves, for comparison. Both are sent as gzip, which is how nginx keeps its pages.
 */

export const gzip = { 'Accept-Encoding': 'gzip' }

/** Seconds until nginx has a page compressed: it keeps the first visitor's as it came, for a minute. */
const patience = 100

/**
 * @typedef {object} Front
 * @property {string} url
 * @property {number | undefined} pid of the worker that answers
 * @property {() => Promise<string>} fileAsKept waits until the page is kept compressed, and gives
 *   the address of a file with the very same bytes
 * @property {() => Promise<void>} stop
 */

/**
 * Starts it and makes the first visit, from which the minute counts.
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
  await fetch(url)

  async function fileAsKept() {
    await untilCompressed(url)
    const answer = await fetch(url)
    const html = Buffer.from(await answer.arrayBuffer())
    const kept = await bodyOf(url)
    if (!gunzipSync(kept).equals(html)) throw new Error(`${url} is not one page`)
    const folder = join(nginx.assets, '_next/static')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'page.html'), html)
    writeFileSync(join(folder, 'page.html.gz'), kept)
    return `${nginx.url}/_next/static/page.html`
  }
  return { url, pid: workerOf(nginx.process.pid), fileAsKept, stop: () => nginx.stop() }
}

/** @param {string} url */
async function untilCompressed(url) {
  const connection = new Connection(url, gzip)
  let renewed = false
  for (let second = 0; second < patience; second += 1) {
    const { head } = await connection.ask()
    const state = /^x-page-cache: (\w+)/im.exec(head)?.[1]
    if (renewed && state === 'HIT') return connection.close()
    renewed ||= state !== 'HIT'
    await sleep(1000)
  }
  throw new Error(`nginx did not renew ${url} within ${patience} s`)
}

/** As it comes over the wire. @param {string} url @returns {Promise<Buffer>} */
function bodyOf(url) {
  return new Promise((resolve, reject) => {
    get(url, { headers: gzip, agent: false }, response => resolve(buffer(response))).on(
      'error',
      reject,
    )
  })
}

/** The only child of the first process. @param {number | undefined} pid */
function workerOf(pid) {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    return Number(children.trim().split(' ')[0]) || undefined
  } catch {
    return undefined
  }
}
