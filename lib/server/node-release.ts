/** The day on which each version of Node has its last security release: nodejs.org/en/about/previous-releases. */
const lastDays: Readonly<Record<string, string>> = {
  20: '2026-04-30',
  22: '2027-04-30',
  24: '2028-04-30',
}

/**
 * What the log says once about a Node without security releases.
 * @param version such as `20.19.0`
 * @param today `YYYY-MM-DD`
 */
export function nodeWarning(version: string, today: string): string | undefined {
  const [major = ''] = version.split('.')
  const lastDay = lastDays[major]
  if (!lastDay || today <= lastDay) return undefined
  return `Node ${version} has had no security releases since ${lastDay}: install Node 24, and start the site again`
}
