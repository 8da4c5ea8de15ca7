/** `npm run seo:report`: what search engines see of a site, for those who write its texts. */
import { resolve } from 'node:path'
import { loadEnvFiles } from '@/lib/clinic/environment/env-files'
import { attemptAsync } from '@/lib/errors/attempt'
import { reasonOf } from '@/lib/errors/reason'
import { createCrawlClient } from './crawl/client'
import { inspect } from './crawl/inspect'
import type { Report } from './data'
import { reportOf } from './insights/report'
import { readablePath } from './insights/row'
import { overdueIn } from './insights/trust'
import { speedsIn } from './insights/vitals'
import { mailReport } from './mail/send'
import { type Options, parseOptions, usage } from './options'
import { createProgress } from './progress'
import { searchVisitors } from './rules/user-agents'
import { openFolder, readSources, type Sources } from './sources'
import { summaryOf } from './summary'
import { archiveReport } from './write/archive'
import { writeReport } from './write/files'
import { readPageFiles } from './write/html'

/** @returns the process's exit code */
async function main(argv: readonly string[]): Promise<number> {
  let options: Options
  try {
    loadEnvFiles()
    options = parseOptions(argv, process.env)
  } catch (error) {
    return fail(error, '\nTry: npm run seo:report -- --help')
  }
  if (options.help) {
    process.stdout.write(usage)
    return 0
  }
  try {
    const sources = readSources(options, note)
    openFolder(resolve(options.keep ?? options.out))
    return await make(options, sources)
  } catch (error) {
    return fail(error, '\nThere is no report.')
  }
}

async function make(options: Options, sources: Sources): Promise<number> {
  const started = Date.now()
  const { client, visitors, inspection, articles } = await visit(options)
  const report = reportOf(
    inspection,
    {
      origin: options.origin,
      base: options.base,
      madeAt: new Date(started).toISOString(),
      seconds: Math.round((Date.now() - started) / 1000),
      visitors,
      searches: sources.searches,
      asked: sources.asked,
      speeds: speedsIn(await Promise.all(options.metrics.map(metricsAt))),
      unreached: client.unreached.map(({ url, ...rest }) => {
        return { ...rest, path: readablePath(url, options.origin) }
      }),
    },
    { exports: sources.exports, overdue: overdueIn(articles.body, started) },
  )
  const page = readPageFiles(import.meta.dirname)
  const files = options.keep
    ? await archiveReport(resolve(options.keep), report, page)
    : await writeReport(resolve(options.out), report, page)
  const { text, code } = summaryOf(report)
  process.stdout.write(`${text}\n${files.html}\n${files.csv}\n`)
  return options.keep && !(await isSent(files.whole)) ? 3 : code
}

/** @throws Error when the site does not answer */
async function visit(options: Options) {
  const progress = createProgress(process.stderr)
  const visitors = Object.keys(searchVisitors)
  const client = createCrawlClient({
    ...options,
    visitors: searchVisitors,
    onResponse: progress.tick,
  })
  try {
    const inspection = await inspect(client, { ...options, visitors, onPhase: progress.phase })
    progress.end()
    const articles = await client.send({ url: `${options.origin}/api/posts` })
    return { client, visitors, inspection, articles }
  } catch (error) {
    throw new Error(`${reasonOf(error)}\nDoes the site answer there?`, { cause: error })
  }
}

/** The report is there, whatever happens to the e-mail. */
async function isSent(report: Report): Promise<boolean> {
  try {
    await mailReport(report)
    return true
  } catch (error) {
    fail(error, '\nThe report was not sent by e-mail. It is written.')
    return false
  }
}

/** None that cannot be read: the report is whole without them. */
async function metricsAt(url: string): Promise<string> {
  const { METRICS_TOKEN } = process.env
  const headers = new Headers()
  if (METRICS_TOKEN) headers.set('Authorization', `Bearer ${METRICS_TOKEN}`)
  const response = await attemptAsync(() => fetch(url, { headers }), 'TypeError')
  if (response?.ok) return response.text()
  note(`The metrics at ${url} are left out: ${response?.status ?? 'no answer'}`)
  return ''
}

function note(line: string): void {
  process.stderr.write(`${line}\n`)
}

function fail(error: unknown, advice: string): number {
  process.stderr.write(`\n${error instanceof Error ? error.message : error}${advice}\n`)
  return 2
}

process.exitCode = await main(process.argv.slice(2))
