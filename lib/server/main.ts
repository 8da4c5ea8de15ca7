/**
 * The process behind `npm start`: Next's documented custom server, with what has to happen before
 * Next handles a request or after it has responded.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setFlagsFromString } from 'node:v8'
import { constants } from 'node:zlib'
import compression from 'compression'
import { loadEnvFiles } from '@/lib/clinic/environment/env-files'
import { searchLexicon } from '@/lib/content/search-tables/shipped-and-own'
import { forgetOldSearches } from '@/lib/http/searches/note'
import { making } from '@/lib/invalidation/making'
import { startRemaking } from '@/lib/invalidation/remake'
import { isSharePath } from '@/lib/routing/share-path'
import { log } from '@/lib/telemetry/log'
import { askOwn } from './ask-own'
import { answerClientError, noteAnswer } from './client-error'
import { sendConsoleToLog } from './console'
import { drain } from './drain'
import { inlineHeadStyles } from './head-styles'
import { followHeldContent } from './held-content'
import { listenForMetrics, serveMetrics, startMetrics } from './metrics'
import { nodeWarning } from './node-release'
import { originWarning, withholdFromIndex } from './other-host'
import { withPictureQueue } from './picture-queue'
import { followPriceLists } from './price-list'
import { exposePublishing } from './publishing'
import { move, refusalOf, refuse } from './refusal'
import { prepareRequest } from './request'
import { endFailed, isNotModified, prepareResponse, unwrapHeaders } from './response'
import { sharePictureUpToDate } from './share-picture'
import { checkEnvironment, forgetOtherPages } from './start'
import { observed } from './visits'
import { warmUp } from './warm-up'

/**
 * Brotli at this level is a quarter smaller than gzip in about its time; Next's own compression has
 * gzip only (docs/decisions/page-bytes.md).
 */
const compress = compression({
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } },
  filter: (request, response) => !isNotModified(response) && compression.filter(request, response),
})

/**
 * Heap growth between garbage collections in %, where V8 allows a multiple: keeps a large clinic's
 * process below 400 MB, for a tenth more CPU time per rendered page (docs/performance.md). A V8
 * flag, as Node has no option for it.
 */
const heapGrowth = 25

/**
 * How long a connection without requests is kept, ms: longer than any proxy in front keeps its own (4 s in
 * deploy/nginx, 60 s by default). Node's five seconds also end where the processor was busy for as long, and
 * would take the request that has arrived meanwhile with the connection.
 */
const keepAliveMs = 75_000

async function main(): Promise<void> {
  setFlagsFromString(`--heap-growing-percent=${heapGrowth}`)
  // Typed as read-only by `next build`, but a custom server has to set it before Next is loaded.
  Object.assign(process.env, { NODE_ENV: 'production' })
  loadEnvFiles()
  const environment = checkEnvironment()
  const { PORT, HOST, METRICS_TOKEN, METRICS_PORT } = environment
  sendConsoleToLog()
  startMetrics(environment)
  const today = new Date().toISOString().slice(0, 10)
  for (const warning of [originWarning(environment), nodeWarning(process.versions.node, today)]) {
    if (warning) log.warn(warning)
  }
  void forgetOtherPages('.next/kept')
  const { default: next } = await import('next')
  // The middleware builds its URLs from `hostname`: an IP address would be another origin than the
  // one Next compares them with. Next adds its `upgrade` listener to `httpServer`; this one never
  // listens, so that a client offering HTTP/2 or WebSocket still gets its page over HTTP/1.1.
  const app = next({ dev: false, hostname: 'localhost', port: PORT, httpServer: createServer() })
  await app.prepare()
  const handle = withPictureQueue(app.getRequestHandler())

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const made = isSharePath(request.url ?? '') ? sharePictureUpToDate(request) : undefined
    const handled = made ? made.then(() => handle(request, response)) : handle(request, response)
    handled.catch((err: unknown) => {
      log.error({ err }, 'A request was not answered')
      endFailed(response)
    })
  }
  const ask = askOwn(answer)
  startRemaking(ask)

  const withhold = withholdFromIndex(environment)
  const server = createServer((request, response) => {
    noteAnswer(response)
    prepareResponse(response)
    if (serveMetrics(request, response, METRICS_TOKEN)) return
    observed(request, response, () => {
      const { moved } = prepareRequest(request)
      withhold(request, response)
      const refusal = refusalOf(request)
      if (refusal) return refuse(response, refusal)
      if (moved) return move(response, moved)
      compress(request, response, () => {
        unwrapHeaders(response)
        inlineHeadStyles(response)
        making(false, () => answer(request, response))
      })
    })
  })
  server.keepAliveTimeout = keepAliveMs
  server.on('clientError', answerClientError)
  server.once('error', err => fail(err, `The server cannot listen on port ${PORT}`))
  drain(server, () => app.close())
  await warmUp(ask)
  await followHeldContent(environment)
  forgetOldSearches(() => searchLexicon().words)
  server.listen(PORT, HOST, () => {
    const address = server.address()
    const port = typeof address === 'object' && address ? address.port : PORT
    log.info(`The site is ready at http://${HOST ?? 'localhost'}:${port}`)
  })
  if (METRICS_PORT) listenForMetrics(METRICS_PORT)
  followPriceLists(environment)
  exposePublishing(environment)
}

function fail(err: unknown, message: string): never {
  log.fatal({ err }, message)
  process.exit(1)
}

process.on('uncaughtExceptionMonitor', err => log.fatal({ err }, 'The process ends'))
main().catch((err: unknown) => fail(err, 'The site cannot start'))
