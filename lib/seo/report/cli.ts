/** `npm run seo:report`: what search engines see of a site, for those who write its texts. */
import { resolve } from 'node:path'
import { bookIn, readBook } from '@/lib/http/searches/book'
import { searchVisitors } from '@/lib/seo/rules/user-agents'
import { createCrawlClient } from './crawl/client'
import { inspect } from './crawl/inspect'
import { reportOf } from './facts/report'
import { readablePath } from './facts/row'
import { speedsIn } from './facts/vitals'
import { type Options, parseOptions, usage } from './options'
import { createProgress } from './progress'
import { summaryOf } from './summary'
import { writeReport } from './write/files'

/** @returns the process's exit code */
async function main(argv: readonly string[]): Promise<number> {
  let options: Options
  try {
    options = parseOptions(argv)
  } catch (error) {
    return fail(error, '\nTry: npm run seo:report -- --help')
  }
  if (options.help) {
    process.stdout.write(usage)
    return 0
  }
  try {
    return await make(options)
  } catch (error) {
    return fail(error, '\nThere is no report. Does the site answer there?')
  }
}

async function make(options: Options): Promise<number> {
  const started = Date.now()
  const progress = createProgress(process.stderr)
  const visitors = Object.keys(searchVisitors)
  const client = createCrawlClient({
    ...options,
    visitors: searchVisitors,
    onResponse: progress.tick,
  })
  const inspection = await inspect(client, { ...options, visitors, onPhase: progress.phase })
  progress.end()
  const report = reportOf(inspection, {
    origin: options.origin,
    base: options.base,
    madeAt: new Date(started).toISOString(),
    seconds: Math.round((Date.now() - started) / 1000),
    visitors,
    searches: readBook(bookIn(options.searches)),
    speeds: options.metrics ? speedsIn(await metricsAt(options.metrics)) : [],
    unreached: client.unreached.map(({ url, ...rest }) => {
      return { ...rest, path: readablePath(url, options.origin) }
    }),
  })
  const files = await writeReport(resolve(options.out), report)
  const { text, code } = summaryOf(report)
  process.stdout.write(`${text}\n${files.html}\n${files.csv}\n`)
  return code
}

/** @throws Error when they cannot be read */
async function metricsAt(url: string): Promise<string> {
  const { METRICS_TOKEN } = process.env
  const headers = new Headers()
  if (METRICS_TOKEN) headers.set('Authorization', `Bearer ${METRICS_TOKEN}`)
  const response = await fetch(url, { headers })
  if (!response.ok) throw new Error(`The metrics at ${url} are answered with ${response.status}`)
  return response.text()
}

function fail(error: unknown, advice: string): number {
  process.stderr.write(`\n${error instanceof Error ? error.message : error}${advice}\n`)
  return 2
}

process.exitCode = await main(process.argv.slice(2))
