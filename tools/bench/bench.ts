import { appendFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { leastScores } from './budgets'
import { interact } from './interactions'
import { lighthouse } from './lighthouse'
import { load } from './load'
import { navigations } from './navigations'
import { pages } from './pages'
import { paints } from './paints'
import { referral } from './referral'
import { search } from './search'
import { assertBuilt } from './site'
import { sizes } from './sizes'
import { soak } from './soak'
import type { SummaryRow } from './summary'
import { summaryTable } from './summary'

/**
 * The benchmark: `npm run bench -- [PART …]`; `-- --help` lists parts and options. It measures the
 * built site against its budgets; the exit code is 1 when one is exceeded, and 2 when measuring
 * failed.
 */

const parts = {
  sizes: { run: sizes, needsBuild: true },
  load: { run: load, needsBuild: true },
  interactions: { run: interact, needsBuild: true },
  search: { run: search, needsBuild: false },
  referral: { run: referral, needsBuild: false },
  soak: { run: soak, needsBuild: true },
  lighthouse: { run: lighthouse, needsBuild: true },
  pages: { run: pages, needsBuild: true },
  paints: { run: paints, needsBuild: true },
  navigations: { run: navigations, needsBuild: true },
}

/** All but the slow ones. */
const usual = Object.keys(parts).filter(
  name => !['soak', 'lighthouse', 'pages', 'paints', 'navigations'].includes(name),
)

const usage = `Usage: npm run bench -- [sizes|load|interactions|search|referral|all|soak|lighthouse|pages|paints|navigations]
       [--page PATH] [--minutes N] [--runs N] [--categories LIST] [--cpu N] [--only TYPES] [--device DEVICE]
       [--locale LOCALE] [--pages N] [--against FOLDER] [--large] [--throttling KIND] [--beside]
       [--site NAME=URL …] [--json FILE] [--record] [--lists SET]
  sizes   HTML, scripts, styles and requests of every type of page
  load    requests per second of a cached page compared with a bare Next page of its size, and of
          nginx's page cache compared with the same bytes as a file
  interactions  interaction to next paint with a slow CPU
  search  quality and speed of the search
  referral  how doctors' lists are read
  soak    memory and descriptors after half an hour of mixed traffic; not part of "all"
  lighthouse  performance, accessibility, best practices and SEO of every type of page; not part
          of "all"; the tool is fetched with npx
  pages   first requests for pages of a clinic with 5,000 analyses: CPU time compared with a bare
          Next page, and memory; not part of "all"
  paints  first and second visits on a phone with a slow connection, compared with a static file of
          the same content; not part of "all"
  navigations  from page to page on a slow connection, compared with the address loaded; not part
          of "all"
  --lists  tried, kept, registrar, nurse, nurse-later, nurse-last, clerk or spent (of referral), for referral and search
  --page  page of the load test (/)
  --minutes  length of the soak (30)
  --runs  of Lighthouse and paints for each page (3)
  --categories  of Lighthouse (performance,accessibility,best-practices,seo)
  --cpu  how many times slower the CPU of phones is, for navigations (1)
  --only  types of pages for Lighthouse and paints, such as doctor,article; for paints also all
  --device  phone or desktop for Lighthouse, else both
  --locale  ru or kk for Lighthouse (ru)
  --pages  number of distinct pages (1500)
  --against  project folder of another build, for pages: both are measured alternately
  --large  Lighthouse with 5,000 analyses and 500 doctors
  --throttling  simulated, applied or both with a comma, for Lighthouse (simulated)
  --beside  Lighthouse also with the same content as static file and bare Next page
  --site  a running site for Lighthouse and paints instead of a new one; several are measured
          alternately
  --json  file for all results
  --record  with sizes: records the sizes of modules, to name those that grew when a budget is
          exceeded`

async function main() {
  const { values, positionals } = parseArgs({
    options: {
      page: { type: 'string', default: '/' },
      minutes: { type: 'string', default: '30' },
      runs: { type: 'string', default: '3' },
      categories: { type: 'string', default: Object.keys(leastScores).join(',') },
      cpu: { type: 'string', default: '1' },
      only: { type: 'string' },
      device: { type: 'string' },
      locale: { type: 'string', default: 'ru' },
      pages: { type: 'string', default: '1500' },
      against: { type: 'string' },
      large: { type: 'boolean' },
      beside: { type: 'boolean' },
      throttling: { type: 'string', default: 'simulated' },
      site: { type: 'string', multiple: true },
      json: { type: 'string' },
      record: { type: 'boolean' },
      lists: { type: 'string', default: 'tried' },
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  })
  const wanted = positionals.length === 0 || positionals.includes('all') ? usual : positionals
  const names = wanted as (keyof typeof parts)[]
  if (values.help || !names.every(name => name in parts)) {
    console.log(usage)
    return values.help ? 0 : 2
  }
  if (names.some(name => parts[name].needsBuild)) assertBuilt()
  // A file that cannot be written is an error now, not after the measuring.
  if (values.json) appendFileSync(values.json, '')

  const figures: Record<string, unknown> = {}
  const failures: string[] = []
  const summary: SummaryRow[] = []
  for (const name of names) {
    const result = await parts[name].run(values)
    figures[name] = result.figures
    failures.push(...result.failures)
    summary.push(...(result.summary ?? []))
  }
  if (values.json) writeFileSync(values.json, `${JSON.stringify(figures, null, 2)}\n`)
  if (summary.length > 0) console.log(`\n${summaryTable(summary)}`)
  console.log(failures.length === 0 ? '\nWithin all budgets.' : '\nOver budget:')
  for (const failure of failures) console.log(`  ${failure}`)
  return failures.length === 0 ? 0 : 1
}

try {
  process.exit(await main())
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(2)
}
