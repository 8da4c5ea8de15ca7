// @ts-check
import { request as ask, createServer } from 'node:http'
import { startBareCopy } from './bare-site.mjs'
import { contentOf } from './static-copy.mjs'
import { startWordPress } from './wordpress.mjs'

/**
 * The content of the site's pages in the hands of others: a bare Next project, and WordPress with a
 * page cache. Both answer for the page itself and for what it brings along of their own; pictures and
 * fonts come from the site, so that all contenders send the same.
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
 * @returns {Promise<Copy[]>} without WordPress where it is not installed
 */
export async function startCopies(site, paths) {
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
 * One origin for both: what the copy does not answer comes from the site.
 * @param {string} site
 * @param {(path: string) => string | undefined} addressOf the copy's own address for a path
 */
async function startFront(site, addressOf) {
  const server = createServer((request, response) => {
    const path = request.url ?? '/'
    const headers = { ...request.headers, connection: 'close' }
    ask(addressOf(path) ?? site + path, { headers }, answer => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
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
