// @ts-check
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { bogus } from './bogus.mjs'
import { leastScores } from './budgets.mjs'
import { instances } from './instances.mjs'
import { interact } from './interactions.mjs'
import { lighthouse } from './lighthouse.mjs'
import { load } from './load.mjs'
import { pages } from './pages.mjs'
import { paints } from './paints.mjs'
import { pictures } from './pictures.mjs'
import { search } from './search.mjs'
import { silence } from './silence.mjs'
import { assertBuilt } from './site.mjs'
import { sizes } from './sizes.mjs'
import { soak } from './soak.mjs'
import { summaryTable } from './summary.mjs'

/**
 * The benchmark: `npm run bench -- [PART …]`; `-- --help` lists parts and options. It measures the
 * built site against its budgets; the exit code is 1 when one is exceeded, and 2 when measuring
 * failed.
 */

/**
 * @typedef {object} Result
 * @property {unknown} figures for the JSON file
 * @property {readonly string[]} failures a line for each budget that is exceeded
 * @property {readonly import('./summary.mjs').SummaryRow[]} [summary] for the table at the end
 */

const parts = {
  sizes: { run: sizes, needsBuild: true },
  load: { run: load, needsBuild: true },
  interactions: { run: interact, needsBuild: true },
  search: { run: search, needsBuild: false },
  silence: { run: silence, needsBuild: true },
  bogus: { run: bogus, needsBuild: true },
  instances: { run: instances, needsBuild: true },
  soak: { run: soak, needsBuild: true },
  lighthouse: { run: lighthouse, needsBuild: true },
  pages: { run: pages, needsBuild: true },
  pictures: { run: pictures, needsBuild: true },
  paints: { run: paints, needsBuild: true },
}

/** All but the slow ones. */
const usual = Object.keys(parts).filter(
  name => !['instances', 'soak', 'lighthouse', 'pages', 'pictures', 'paints'].includes(name),
)

const usage = `Usage: npm run bench -- [sizes|load|interactions|search|all|soak|instances|lighthouse|pages|pictures|paints]
       [--page PATH] [--instances N] [--minutes N] [--runs N] [--categories LIST] [--only TYPES] [--device DEVICE]
       [--locale LOCALE] [--pages N] [--against FOLDER] [--large] [--throttling KIND] [--beside]
       [--site NAME=URL …] [--json FILE] [--record]
  sizes   HTML, scripts, styles and requests of every type of page
  load    requests per second of a cached page beside a bare Next page of its size, and of nginx's
          page cache beside the same bytes as a file
  interactions  from a click or a key to the next picture, on a slow processor
  search  quality and speed of the search
  silence pages that were seen while the backend hangs
  bogus   what ten thousand made-up addresses leave behind
  soak    memory and descriptors after half an hour of mixed traffic; not part of "all"
  instances  what ten of them with small memory ask of backend and Postgres, take and give; not
          part of "all"
  lighthouse  performance, accessibility, best practices and SEO of every type of page; not part
          of "all"; the tool is fetched with npx
  pages   first visits to pages of a clinic with 5,000 analyses: processor time beside a bare Next
          page's, and memory; not part of "all"
  pictures  cached pages while new pictures are made, and memory; not part of "all"
  paints  first and second visits on a phone with a slow line, beside a static file of the same
          content; not part of "all"
  --page  page of the load test (/)
  --instances  at the most (10)
  --minutes  length of the soak (30)
  --runs  of Lighthouse and paints for each page (3)
  --categories  of Lighthouse (performance,accessibility,best-practices,seo)
  --only  types of pages for Lighthouse and paints, such as doctor,post; for paints also all
  --device  phone or desktop for Lighthouse, else both
  --locale  ru or kk for Lighthouse (ru)
  --pages  that many distinct ones (1500)
  --against  the project's folder of another build, for pages and pictures: both are visited in turn
  --large  Lighthouse with 5,000 analyses and 500 doctors
  --throttling  simulated, applied or both with a comma, for Lighthouse (simulated)
  --beside  Lighthouse with the same content as static file, bare Next page and WordPress
  --site  a running site for Lighthouse and paints instead of one's own; several are measured in turn
  --json  file for all figures
  --record  with sizes: a later excess names the modules that grew since now`

async function main() {
  const { values, positionals } = parseArgs({
    options: {
      page: { type: 'string', default: '/' },
      instances: { type: 'string', default: '10' },
      minutes: { type: 'string', default: '30' },
      runs: { type: 'string', default: '3' },
      categories: { type: 'string', default: Object.keys(leastScores).join(',') },
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
      help: { type: 'boolean' },
    },
    allowPositionals: true,
  })
  const names = /** @type {(keyof typeof parts)[]} */ (
    positionals.length === 0 || positionals.includes('all') ? usual : positionals
  )
  if (values.help || !names.every(name => name in parts)) {
    console.log(usage)
    return values.help ? 0 : 2
  }
  if (names.some(name => parts[name].needsBuild)) assertBuilt()

  /** @type {Record<string, unknown>} */
  const figures = {}
  /** @type {string[]} */
  const failures = []
  /** @type {import('./summary.mjs').SummaryRow[]} */
  const summary = []
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
