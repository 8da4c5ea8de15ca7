/** Progress of the crawl: a bar on a terminal, a line at intervals in a log. */

export interface Progress {
  /** @param total of requests, where it is known */
  readonly phase: (name: string, total?: number) => void
  readonly tick: () => void
  readonly end: () => void
}

type Output = Pick<NodeJS.WriteStream, 'write'> & { readonly isTTY?: boolean }

const width = 30
/** Milliseconds between two lines of a log, and two updates of a bar. */
const intervals = { log: 15_000, bar: 100 }

export function createProgress(output: Output, now: () => number = Date.now): Progress {
  const interval = output.isTTY ? intervals.bar : intervals.log
  let name = ''
  let total: number | undefined
  let done = 0
  let started = now()
  let shown = 0

  const show = () => {
    shown = now()
    const line = lineOf(name, done, total, shown - started)
    output.write(output.isTTY ? `\r\u001b[2K${line}` : `${line}\n`)
  }
  const finish = () => {
    if (!name) return
    show()
    if (output.isTTY) output.write('\n')
  }
  return {
    phase(next, count) {
      finish()
      name = next
      total = count
      done = 0
      started = now()
      show()
    },
    tick() {
      done += 1
      if (now() - shown >= interval) show()
    },
    end() {
      finish()
      name = ''
    },
  }
}

/** @param elapsed milliseconds */
export function lineOf(
  name: string,
  done: number,
  total: number | undefined,
  elapsed: number,
): string {
  const label = name.padEnd(8)
  if (!total) return `${label} ${done > 0 ? done : '…'}`
  const share = Math.min(1, done / total)
  const bar = '█'.repeat(Math.round(share * width)).padEnd(width, '░')
  const left =
    share > 0.02 && share < 1 ? `, ${duration((elapsed / share) * (1 - share))} left` : ''
  return `${label} ${bar} ${Math.floor(share * 100)} % (${Math.min(done, total)} of ${total}${left})`
}

function duration(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
