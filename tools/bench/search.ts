import { printTable } from '@/tests/support/table.mjs'
import { leastShareFound, mostOfSearch } from './budgets'
import { runNode } from './processes'
import type { Result } from './result'
import { root } from './site'

/**
 * Quality and speed of the search, with the sample and with 6,000 records. Measured in a separate
 * process, as times are CPU times.
 */

interface Run {
  name: string
  records: number
  /** Ms of CPU time */
  indexing: number
  /** The same, of ten changed records */
  renewal: number
  /** Longest block of the event loop, ms */
  block: number
  /** The same */
  query: { median: number; p95: number; worst: number; worstText: string }
  quality: Record<string, { queries: number; found: number; missed: readonly string[] }>
}

/** A clinic that patients' questions were asked of; `silent`: a wrong answer without a word. */
interface Asked
  extends Readonly<Record<'questions' | 'right' | 'said' | 'silent' | 'missed', number>> {
  readonly name: string
  readonly faults: readonly string[]
}

/** @param lists the set of questions: `tried` or `kept` */
export async function search({ lists = 'tried' }: { lists?: string }): Promise<Result> {
  const script = [
    '--conditions=react-server',
    '--import',
    'tsx',
    'tools/bench/search-run.ts',
    lists,
  ]
  const { measured: runs, asked }: { measured: readonly Run[]; asked: readonly Asked[] } =
    JSON.parse(await runNode(script, root))
  console.log('\nSearch: CPU time in ms; share of queries with a wanted record in the first three')
  printTable(
    [
      'records',
      'number',
      'index',
      'renewal',
      'longest block',
      'median',
      'p95',
      'worst',
      ...Object.keys(runs[0]?.quality ?? {}),
    ],
    runs.map(({ name, records, indexing, renewal, block, query, quality }) => [
      name,
      String(records),
      indexing.toFixed(0),
      renewal.toFixed(0),
      block.toFixed(0),
      ...[query.median, query.p95, query.worst].map(time => time.toFixed(2)),
      ...Object.values(quality).map(each => `${(100 * share(each)).toFixed(1)} %`),
    ]),
  )
  for (const { name, query } of runs) console.log(`Slowest, ${name}: ${query.worstText}`)
  // The budget is for the sample: names invented by the generator compete with the real ones.
  const failures = Object.entries(runs[0]?.quality ?? {})
    .filter(([, each]) => share(each) < leastShareFound)
    .map(
      ([table, { missed }]) =>
        `search, ${table}: less than ${leastShareFound * 100} % found; missed ${missed.join(', ')}`,
    )
  for (const { name, indexing, query } of runs) {
    const { indexing: longest, query: slowest } = mostOfSearch
    if (indexing > longest) failures.push(`search, ${name}: the index takes ${indexing} ms`)
    if (query.worst > slowest) {
      failures.push(`search, ${name}: «${query.worstText}» takes ${query.worst} ms`)
    }
  }
  console.log(
    `\nQuestions (${lists}): in the first three; other, but said; other, silently; nothing`,
  )
  printTable(
    ['clinic', 'questions', 'right', 'said', 'silent', 'missed'],
    asked.map(({ name, questions, right, said, silent, missed }) => [
      name,
      ...[questions, right, said, silent, missed].map(String),
    ]),
  )
  for (const { name, faults } of asked) for (const fault of faults) console.log(`${name}, ${fault}`)
  for (const { name, questions, right } of lists === 'tried' ? asked : []) {
    if (right < questions * leastShareFound)
      failures.push(`search, ${name}: ${right} of ${questions}`)
  }
  const shares = Object.values(runs[0]?.quality ?? {}).map(share)
  const summary = [
    {
      what: 'Searches whose record is among the first three hits',
      measured: `≥ ${(100 * Math.min(...shares)).toFixed(1)} %`,
      limit: `${leastShareFound * 100} %`,
    },
  ]
  return { figures: { runs, asked }, failures, summary }
}

const share = ({ queries, found }: { queries: number; found: number }) => found / queries
