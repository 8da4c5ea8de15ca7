/** Human-readable log lines for a terminal. */

/**
 * `12:03:04 WARN  message key=value`, with the stack of an error below.
 * @param line JSON as the log writes it
 */
export function prettyLine(line: string): string {
  const { level, time, msg, err, ...rest } = JSON.parse(line)
  const clock = String(time).slice(11, 19)
  const details = Object.entries(rest).map(([name, value]) => `${name}=${JSON.stringify(value)}`)
  const head = [clock, String(level).toUpperCase().padEnd(5), msg, ...details]
  return [head.filter(Boolean).join(' '), ...stacksOf(err), ''].join('\n')
}

function stacksOf(error: { stack?: string; message?: string; cause?: object } | undefined) {
  const stacks: string[] = []
  for (let at = error; at; at = at.cause) stacks.push(`  ${at.stack ?? at.message}`)
  return stacks
}
