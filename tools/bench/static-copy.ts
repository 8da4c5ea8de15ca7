import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import { gzipSync } from 'node:zlib'
import { layouts } from './visits'

/**
 * The same content as a static file: the site's mobile HTML without scripts, with inline styles,
 * compressed once. Pictures and fonts are proxied from the site. A lower bound for a page with
 * this
 * content.
 */

/** @param site origin */
export async function startStaticCopy(
  site: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const pages: Map<string, Promise<Buffer>> = new Map()
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    if (!request.headers.accept?.includes('text/html'))
      return handOn(site + path, request, response)
    const page = pages.get(path) ?? makePage(site, path)
    pages.set(path, page)
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Encoding': 'gzip',
      'Cache-Control': 'private, no-cache',
    })
    response.end(await page)
  })
  await new Promise(resolve => server.listen(0, () => resolve(undefined)))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    url: `http://localhost:${port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    },
  }
}

async function makePage(site: string, path: string) {
  return gzipSync(await withoutScripts(site, path))
}

/** The content of a page for the other contenders: its styles, preloads and body. */
export async function contentOf(
  site: string,
  path: string,
): Promise<{ title: string; styles: string; body: string }> {
  const html = await withoutScripts(site, path)
  const [, head = '', body = ''] =
    /<head[^>]*>([\s\S]*)<\/head>[\s\S]*?<body[^>]*>([\s\S]*)<\/body>/.exec(html) ?? []
  const all = (pattern: RegExp) => [...head.matchAll(pattern)].map(([tag]) => tag)
  return {
    title: /<title>([^<]*)/.exec(head)?.[1] ?? path,
    styles: all(/<style[^>]*>[\s\S]*?<\/style>/g)
      .join('')
      .replaceAll(/<\/?style[^>]*>/g, ''),
    body: all(/<link [^>]*rel="preload"[^>]*>/g).join('') + body,
  }
}

async function withoutScripts(site: string, path: string) {
  const headers = { 'User-Agent': layouts.mobile.userAgent }
  const html = await (await fetch(site + path, { headers })).text()
  const plain = html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link\b[^>]*(?:rel="preload" as="script"|rel="modulepreload")[^>]*>/g, '')
    // Pages have these styles inline already.
    .replaceAll(/<link\b[^>]*rel="stylesheet"[^>]*\bdisabled\b[^>]*>/g, '')
  let page = ''
  let end = 0
  for (const match of plain.matchAll(/<link rel="stylesheet" href="([^"]+)"[^>]*>/g)) {
    const styles = await (await fetch(site + match[1])).text()
    page += `${plain.slice(end, match.index)}<style>${styles}</style>`
    end = match.index + match[0].length
  }
  return page + plain.slice(end)
}

async function handOn(url: string, request: IncomingMessage, response: ServerResponse) {
  const upstream = await fetch(url, { headers: { Accept: request.headers.accept ?? '*/*' } })
  const body = Buffer.from(await upstream.arrayBuffer())
  response.writeHead(upstream.status, {
    'Content-Type': upstream.headers.get('content-type') ?? '',
    'Cache-Control': upstream.headers.get('cache-control') ?? '',
  })
  response.end(body)
}
