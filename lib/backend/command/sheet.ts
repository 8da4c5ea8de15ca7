/** `npm run content -- sheet`: what of the published price lists waits, and to accept it. */
import 'server-only'
import { RecordFiles } from '@/lib/backend/records/files'
import { type Comparison, comparePublished, summary } from '@/lib/backend/records/published'
import { LastGoodFiles, lastGoodFolder } from '@/lib/clinic/files/last-good'
import { publishedCopy, publishedTableNames } from '@/lib/clinic/files/published'
import { reportLines } from '@/lib/clinic/files/report'
import { say } from '@/lib/clinic/files/say'
import type { Language } from '@/lib/text/sentences'
import { siteProblem, writeProblem } from './accept'

interface Answer {
  readonly lines: readonly string[]
  /** Whether something waits for a person. */
  readonly isHeld: boolean
}

/** @param isAccepting shows what is held back, unless something is wrong in it */
export function sheet(isAccepting: boolean, language: Language): Answer {
  const tables = publishedTableNames.filter(publishedCopy)
  if (tables.length === 0)
    return { lines: [say('No sheet has been fetched yet.', language)], isHeld: false }
  const lastGood = new LastGoodFiles(lastGoodFolder(), true)
  const problem = siteProblem(lastGood)
  if (problem) return { lines: [say(problem, language)], isHeld: true }
  const held = tables
    .map(table => comparePublished(table, lastGood))
    .filter(({ findings }) => findings.length > 0)
  if (held.length === 0)
    return { lines: [say('The site shows the sheet as it is.', language)], isHeld: false }
  const answers = held.map(comparison => answerOn(comparison, isAccepting, language))
  return {
    lines: answers.flatMap(({ lines }) => lines),
    isHeld: answers.some(({ isHeld }) => isHeld),
  }
}

function answerOn(comparison: Comparison, isAccepting: boolean, language: Language): Answer {
  const { table, findings } = comparison
  const lines = [...differenceLines(comparison, language), ...reportLines(findings, language)]
  const answer = (text: string, isHeld: boolean) => ({
    lines: [...lines, say(text, language)],
    isHeld,
  })
  if (findings.some(({ isDoubtful }) => !isDoubtful))
    return answer('It cannot be accepted before what is wrong is mended.', true)
  if (!isAccepting)
    return answer('Held back; after a look: npm run -s content -- sheet --accept', true)
  const lastGood = new LastGoodFiles(lastGoodFolder())
  new RecordFiles(lastGood).accept([table])
  const problem = writeProblem(lastGood)
  if (problem) return answer(problem, true)
  return answer('Accepted: the site shows it within seconds.', false)
}

function differenceLines(comparison: Comparison, language: Language): readonly string[] {
  const { prices, added, gone } = comparison
  return [
    say(summary(comparison), language),
    ...prices.map(({ name, from, to }) => `  ${name}: ${from ?? '—'} → ${to ?? '—'}`),
    ...added.map(name => `  ${say(`new: ${name}`, language)}`),
    ...gone.map(name => `  ${say(`gone: ${name}`, language)}`),
  ]
}
