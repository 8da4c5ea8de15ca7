import { printTable } from '@/tests/support/table.mjs'
import { leastListsRight, mostOfLongList } from './budgets'
import { runNode } from './processes'
import type { Result } from './result'
import { root } from './site'

/** How doctors' lists are read: lines right, asked, wrong, lost, and what nobody ordered. */

interface Run {
  name: string
  figures: {
    lists: number
    lines: number
    right: number
    asked: number
    wrong: number
    lost: number
    extra: number
  }
  /** Ms of CPU time for 200 lines */
  time: number
  faults: readonly string[]
}

export async function referral({ lists = 'tried' }: { lists?: string }): Promise<Result> {
  const script = [
    '--conditions=react-server',
    '--import',
    'tsx',
    'tools/bench/referral-run.ts',
    lists,
  ]
  const runs: readonly Run[] = JSON.parse(await runNode(script, root))
  console.log(`\nDoctors' lists, ${lists}: lines of each price list; CPU time of 200 lines in ms`)
  printTable(
    ['price list', 'lists', 'lines', 'right', 'asked', 'wrong', 'lost', 'not ordered', 'time'],
    runs.map(({ name, figures, time }) => [
      name,
      ...[figures.lists, figures.lines].map(String),
      `${(100 * share(figures)).toFixed(1)} %`,
      ...[figures.asked, figures.wrong, figures.lost, figures.extra].map(String),
      time.toFixed(0),
    ]),
  )
  for (const { name, faults } of runs) for (const fault of faults) console.log(`${name}: ${fault}`)
  const failures = runs.flatMap(({ name, figures, time }) => [
    ...(share(figures) < leastListsRight
      ? [`referral, ${name}: less than ${leastListsRight * 100} % of the lines are right`]
      : []),
    ...(figures.lost > 0 ? [`referral, ${name}: ${figures.lost} words are lost`] : []),
    ...(time > mostOfLongList ? [`referral, ${name}: 200 lines take ${time} ms`] : []),
  ])
  const summary = [
    {
      what: "Lines of doctors' lists that are right",
      measured: `≥ ${(100 * Math.min(...runs.map(({ figures }) => share(figures)))).toFixed(1)} %`,
      limit: `${leastListsRight * 100} %`,
    },
  ]
  return { figures: runs, failures, summary }
}

const share = ({ lines, right }: Run['figures']) => right / lines
