import { request as ask, createServer } from 'node:http'
import { startBareCopy } from './bare-site'
import { contentOf, startStaticCopy } from './static-copy'
import { layouts } from './visits'

/**
 * Copies of the site's pages: a static file and a bare Next project. They serve the HTML and their own
 * assets; pictures and fonts come from the site, so that all contenders send the same.
 */

interface Copy {
  name: string
  url: string
  stop: () => Promise<void>
}

/** @param site origin */
export async function startAllCopies(site: string, paths: readonly string[]): Promise<Copy[]> {
  const copies = [
    { name: 'static', ...(await startStaticCopy(site)) },
    { name: 'bare Next', ...(await startBareFront(site, paths)) },
  ]
  for (const { name, url } of copies) {
    for (const path of paths) await assertShown(name, url + path, site + path)
  }
  return copies
}

/**
 * @param original addresses of the page
 * @throws Error when the copy shows something else: its results would be those of another page
 */
async function assertShown(name: string, copy: string, original: string) {
  const headers = { Accept: 'text/html', 'User-Agent': layouts.mobile.userAgent }
  const itemsOf = async (url: string) => {
    const html = await (await fetch(url, { headers })).text()
    return html.replaceAll(/<script\b[\s\S]*?<\/script>/g, '').split(/<li\b/).length
  }
  const [own, wanted] = await Promise.all([itemsOf(copy), itemsOf(original)])
  if (own === wanted) return
  throw new Error(`${name} does not show ${original}: ${own} items, ${wanted} wanted`)
}

async function startBareFront(site: string, paths: readonly string[]) {
  const pages = await Promise.all(
    paths.map(async path => ({ path, ...(await contentOf(site, path)) })),
  )
  const bare = await startBareCopy(pages)
  const front = await startFront(site, path => {
    if (path.startsWith('/_next/static/chunks/')) return bare.url + path
    const index = paths.indexOf(path)
    return index === -1 ? undefined : `${bare.url}/${index}`
  })
  return {
    url: front.url,
    stop: async () => {
      await front.stop()
      await bare.stop()
    },
  }
}

/**
 * One origin for both: requests that the copy does not serve are proxied to the site.
 * @param addressOf the copy's own address for a path
 */
async function startFront(site: string, addressOf: (path: string) => string | undefined) {
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
