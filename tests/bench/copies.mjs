// @ts-check
import { request as ask, createServer } from 'node:http'
import { startBareCopy } from './bare-site.mjs'
import { contentOf, startStaticCopy } from './static-copy.mjs'
import { layouts } from './visits.mjs'
import { startWordPress } from './wordpress.mjs'

/**
 * Copies of the site's pages: a static file, a bare Next project, and WordPress with a page cache.
 * They serve the HTML and their own assets; pictures and fonts come from the site, so that all
 * contenders send the same.
 */

/**
 * @typedef {object} Copy
 * @property {string} name
 * @property {string} url
 * @property {() => Promise<void>} stop
 */

/**
 * @param {string} site origin
 * @param {readonly string[]} paths
 * @returns {Promise<Copy[]>} a static one, a bare Next project, and WordPress where it is installed
 */
export async function startAllCopies(site, paths) {
  const copies = [
    { name: 'static', ...(await startStaticCopy(site)) },
    ...(await startOthers(site, paths)),
  ]
  for (const { name, url } of copies) {
    for (const path of paths) await assertShown(name, url + path, site + path)
  }
  return copies
}

/**
 * @param {string} name @param {string} copy @param {string} original addresses of the page
 * @throws Error when the copy shows something else: its results would be those of another page
 */
async function assertShown(name, copy, original) {
  const headers = { Accept: 'text/html', 'User-Agent': layouts.mobile.userAgent }
  /** @param {string} url */
  const itemsOf = async url => {
    const html = await (await fetch(url, { headers })).text()
    return html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '').split(/<li\b/).length
  }
  const [own, wanted] = await Promise.all([itemsOf(copy), itemsOf(original)])
  // A theme may add a few items.
  if (own >= wanted && own <= wanted + 20) return
  throw new Error(`${name} does not show ${original}: ${own} items, ${wanted} wanted`)
}

/** @param {string} site @param {readonly string[]} paths @returns {Promise<Copy[]>} */
async function startOthers(site, paths) {
  const pages = await Promise.all(
    paths.map(async path => ({ path, ...(await contentOf(site, path)) })),
  )
  const bare = await startBareCopy(pages)
  const bareFront = await startFront(site, path => {
    if (path.startsWith('/_next/static/chunks/')) return bare.url + path
    const index = paths.indexOf(path)
    return index === -1 ? undefined : `${bare.url}/${index}`
  })
  const copies = [copyOf('bare Next', bareFront, bare.stop)]
  /** @type {Map<string, string>} */
  const addresses = new Map()
  const front = await startFront(site, path => {
    if (path.startsWith('/wp-')) return own + path
    const address = addresses.get(path)
    return address === undefined ? undefined : own + address
  })
  let own = ''
  const wordPress = await startWordPress(front.url, pages)
  if (!wordPress) {
    console.log(
      'SKIPPED: WordPress is not installed (Debian: wordpress php-fpm mariadb-server nginx).',
    )
    await front.stop()
    return copies
  }
  own = wordPress.url
  for (const [index, path] of paths.entries()) {
    addresses.set(path, wordPress.addresses[index] ?? '/')
  }
  return [...copies, copyOf('WordPress', front, wordPress.stop)]
}

/**
 * @param {string} name
 * @param {{ url: string, stop: () => Promise<void> }} front
 * @param {() => Promise<void>} stop
 * @returns {Copy}
 */
const copyOf = (name, front, stop) => ({
  name,
  url: front.url,
  stop: async () => {
    await front.stop()
    await stop()
  },
})

/**
 * One origin for both: requests that the copy does not serve are proxied to the site.
 * @param {string} site
 * @param {(path: string) => string | undefined} addressOf the copy's own address for a path
 */
async function startFront(site, addressOf) {
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const headers = { ...request.headers, connection: 'close' }
    ask(addressOf(path) ?? site + path, { headers }, upstream => {
      response.writeHead(upstream.statusCode ?? 502, upstream.headers)
      upstream.pipe(response)
    })
      .on('error', () => response.writeHead(502).end())
      .end()
  })
  await new Promise(resolve => server.listen(0, () => resolve(undefined)))
  const address = server.address()
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}
