/**
 * The process behind `npm start`: Next's documented custom server. What must be settled before Next
 * sees a request, or after it has answered, is here; everything else is Next's.
 */
import { createServer } from 'node:http'
import { constants } from 'node:zlib'
import compression from 'compression'
import { loadEnvFiles } from '@/lib/site/env-files'
import { drain } from './drain'
import { refusalOf, refuse } from './refusal'
import { prepareRequest } from './request'
import { SiteResponse } from './response'
import { checkEnvironment, forgetOtherPages } from './start'

/** A quarter smaller than gzip, and made in less time; Next's own compression knows gzip alone. */
const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
})

async function main(): Promise<void> {
  // `next build` types it as read-only; Next itself wants it set before it is loaded.
  Object.assign(process.env, { NODE_ENV: 'production' })
  loadEnvFiles()
  const { PORT, HOST } = checkEnvironment()
  void forgetOtherPages('.next/kept')
  const { default: next } = await import('next')
  // `hostname` is what the middleware builds its addresses from: an IP address would be another
  // origin than the one Next compares it with. The server that never listens takes Next's listener
  // for upgrades, so that a client offering HTTP/2 or WebSocket still gets its page over HTTP/1.1.
  const app = next({ dev: false, hostname: 'localhost', port: PORT, httpServer: createServer() })
  await app.prepare()
  const handle = app.getRequestHandler()

  const server = createServer({ ServerResponse: SiteResponse }, (request, response) => {
    prepareRequest(request)
    const refusal = refusalOf(request)
    if (refusal) return refuse(response, refusal)
    compress(request, response, () => {
      handle(request, response).catch((error: unknown) => {
        console.error(error)
        if (!response.headersSent) response.statusCode = 500
        response.end()
      })
    })
  })
  server.once('error', error => fail(`The server cannot listen on port ${PORT}: ${error.message}`))
  server.listen(PORT, HOST, () => {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : PORT
    console.info(`The site is ready at http://${HOST ?? 'localhost'}:${port}`)
  })
  drain(server, () => app.close())
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}

main().catch((error: unknown) => {
  console.error(error)
  process.exit(1)
})
