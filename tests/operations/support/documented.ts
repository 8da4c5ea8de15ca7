import { readFileSync } from 'node:fs'

/** The pages of commands for whoever runs the site. */
export const pages = {
  operations: 'docs/operations.md',
  watch: 'docs/watch.md',
  repair: 'docs/repair.md',
  changelog: 'CHANGELOG.md',
} as const

export type Page = keyof typeof pages

export interface Block {
  readonly page: Page
  readonly heading: string
  /** Which of those under its heading, from 1. */
  readonly number: number
  /** With their comments; a command of several lines is one. */
  readonly commands: readonly string[]
}

/** Commands that are run elsewhere or nowhere, and why. */
export const elsewhere: readonly {
  readonly command: RegExp
  readonly reason: string
  /** Where the same is run, or looked at. */
  readonly test?: string
}[] = [
  { command: /^certbot renew$/, reason: 'waits for minutes where nobody sits before it' },
  {
    command: /^certbot .*docker exec/s,
    reason: 'reloads nginx in an engine of Docker; without it, the same is run there',
    test: 'tests/operations/documented.test.ts',
  },
  {
    command: /^runuser .*deploy\/release\.sh ("\$PWD"|\/path\/to\/checkout)/,
    reason: 'a build takes minutes: there it is a small one',
    test: 'tests/operations/release.test.ts',
  },
  {
    command: /^docker /,
    reason: 'an engine of Docker, which few machines have',
    test: 'tests/operations/container.test.ts',
  },
  {
    command: /^kubectl /,
    reason: 'a cluster; its manifests are compared with the schemas',
    test: 'tests/unit/deploy/kubernetes.test.ts',
  },
  {
    command: /^npm run -s content -- editor /,
    reason: 'its packages are fetched from npm',
    test: 'tests/operations/editor.test.ts',
  },
  { command: /^npm audit/, reason: 'asks the registry', test: 'tests/verify.mjs' },
  { command: /^npm run verify/, reason: 'runs the tests themselves', test: 'tests/verify.mjs' },
  { command: /^npm run bench /, reason: 'measures for minutes' },
  {
    command: /^npm run documents/,
    reason: 'writes files of the project',
    test: 'tests/unit/lib/clinic/documents.test.ts',
  },
  { command: /^npm run site/, reason: 'installs and builds, as was done before any test' },
  {
    command: /^(apt update|curl \S+ https:\/\/deb\.nodesource\.com)/,
    reason: 'asks servers of others; Node is here',
  },
  { command: /^du -xh/, reason: 'reads the whole disk' },
]

export const isElsewhere = (command: string) => elsewhere.some(entry => entry.command.test(command))

/** The blocks of commands of a page. */
export function blocksOf(page: Page): readonly Block[] {
  const sections = readFileSync(pages[page], 'utf8').split(/^#{1,3} /m)
  return sections.flatMap(section => {
    const [heading = ''] = section.split('\n', 1)
    return [...section.matchAll(/^```sh\n(.*?)^```$/gms)].map(([, text = ''], index) => ({
      page,
      heading,
      number: index + 1,
      commands: text.match(/^(?:.*\\\n)*.+$/gm) ?? [],
    }))
  })
}

const programs =
  'apt|certbot|clinic-run|curl|deploy/\\S+|docker|du|journalctl|kubectl|npm run|nginx|runuser|sqlite3|systemctl|tar|umask'

/** The commands within the sentences and tables of a page. */
export function inlineCommandsOf(page: Page): readonly string[] {
  const text = readFileSync(pages[page], 'utf8').replace(/^```.*?^```$/gms, '')
  return [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, command = '']) => command.replaceAll('\\|', '|'))
    .filter(command => new RegExp(`^(${programs}) \\S`).test(command))
}

/** Commands as they stand under a heading of a page, without those of `elsewhere`. @throws Error where there are none */
export function documented(page: Page, heading: string, number: number): string {
  const found = blocksOf(page).find(block => block.heading === heading && block.number === number)
  if (!found) throw new Error(`${pages[page]} has no commands ${number} under "${heading}"`)
  return found.commands.filter(command => !isElsewhere(command)).join('\n')
}

/** The command of a sentence or table that is this or begins so. @throws Error where there is none, or several */
export function inSentence(page: Page, beginning: string): string {
  const found = new Set(inlineCommandsOf(page).filter(command => command.startsWith(beginning)))
  if (found.has(beginning)) return beginning
  const [command] = found
  if (!command || found.size > 1) {
    throw new Error(`${pages[page]} has ${found.size} commands that begin with "${beginning}"`)
  }
  return command
}
