/** `npm run content -- publish` and `versions`: the clinic's Git repository, and what the site shows of it. */
import 'server-only'
import { spawnSync } from 'node:child_process'
import { siteFiles } from '@/lib/backend/site-files'
import { contentDir } from '@/lib/clinic/files/dir'
import { LastGoodFiles, lastGoodFolder } from '@/lib/clinic/files/last-good'
import { reportLines } from '@/lib/clinic/files/report'
import { sendRefusal } from '@/lib/requests/outbox/notice'
import type { Language } from '@/lib/text/sentences'
import { siteProblem } from './accept'
import { type Publication, publish, versionsOf } from './publishing/publish'
import type { Version } from './publishing/repository'
import { answer, Refusal } from './words'

const listedVersions = 20

/**
 * Prints what was done, and writes to the author of a commit that is refused.
 * @returns 1 when a commit waits to be mended
 * @throws Error without `CONTENT_REPOSITORY`, without access to it, or when the e-mail cannot be sent
 */
export async function publishContent(
  wanted: string | undefined,
  language: Language,
): Promise<number> {
  const address = process.env.CONTENT_REPOSITORY
  if (!address) throw new Refusal('noRepository', {})
  const check = (folder: string) => reportOf(folder, language)
  const publication = publish({ link: contentDir(), address, wanted, check })
  const { outcome, version } = publication
  const held = outcome === 'refused' || outcome === 'waiting' ? [] : heldLines(language)
  const lines = [outcomeOf(publication, language), publication.report, ...held].filter(Boolean)
  process.stdout.write(`${lines.join('\n')}\n`)
  if (process.env.SMTP_URL && isAddress(version.email)) {
    if (outcome === 'refused')
      await sendRefusal(version.email, nameOf(version), toBeMended(publication.report, language))
    if (outcome === 'shown' && held.length > 0)
      await sendRefusal(version.email, nameOf(version), held.join('\n'), 'content')
  }
  return outcome === 'refused' || outcome === 'waiting' || held.length > 0 ? 1 : 0
}

/** The latest versions, a line each. */
export function listVersions(language: Language): number {
  const lines = versionsOf(contentDir(), listedVersions).map(version =>
    version.isShown ? answer('shownNow', language, { version: nameOf(version) }) : nameOf(version),
  )
  process.stdout.write([...lines, ...heldLines(language)].map(line => `${line}\n`).join(''))
  return 0
}

/** A report without what its author need not mend. */
function toBeMended(report: string, language: Language): string {
  const note = answer('toKnow', language, { line: '' })
  return report
    .split('\n')
    .filter(line => !line.startsWith(note))
    .join('\n')
}

/** What the site of this machine shows the earlier state of, and why; nothing where no site runs. */
function heldLines(language: Language): readonly string[] {
  const site = new LastGoodFiles(lastGoodFolder(), true)
  const findings = siteProblem(site, language) ? [] : siteFiles(site).heldBack().flat()
  if (findings.length === 0) return []
  return [answer('notAll', language, {}), ...reportLines(findings, language)]
}

/** In a process of its own: what has been read of one folder must not stand for another. */
function reportOf(folder: string, language: Language): string | undefined {
  const [program = ''] = process.argv.slice(1)
  const { status, stdout, stderr, error } = spawnSync(
    process.execPath,
    [...process.execArgv, program, 'check', '--language', language, '--site', contentDir()],
    { encoding: 'utf8', env: { ...process.env, CONTENT_DIR: folder } },
  )
  if (error) throw error
  if (status === 0) return undefined
  const report = `${stdout}${stderr}`.replaceAll(folder, 'content').trim()
  // Not the commit's fault, such as a lack of memory: it is tried again.
  if (status !== 1) throw new Error(`The check ended with ${status ?? 'a signal'}: ${report}`)
  return report
}

const outcomes = {
  shown: 'onSite',
  unchanged: 'nothingNew',
  waiting: 'waits',
  refused: 'notOnSite',
} as const

const outcomeOf = ({ outcome, version }: Publication, language: Language) =>
  answer(outcomes[outcome], language, { version: nameOf(version) })

function nameOf({ commit, time, author, subject }: Version): string {
  return `${commit.slice(0, 8)} ${time} ${author}: ${subject}`
}

/** Git hosts write addresses without a mailbox where an author hides the own one. */
function isAddress(email: string): boolean {
  return /^[^\s@]+@[^\s@]+$/.test(email) && !/noreply/i.test(email)
}
