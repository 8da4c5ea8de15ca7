/** `npm run content -- sheet`: what of the published price lists waits, and to accept it. */
import 'server-only'
import { RecordFiles } from '@/lib/backend/records/files'
import { type Comparison, comparePublished, summary } from '@/lib/backend/records/published'
import { LastGoodFiles, lastGoodFolder } from '@/lib/clinic/files/last-good'
import { publishedCopy, publishedTableNames } from '@/lib/clinic/files/published'
import { reportLines } from '@/lib/clinic/files/report'
import type { Language } from '@/lib/text/sentences'
import { siteProblem, writeProblem } from './accept'
import { answer } from './words'

interface Answer {
  readonly lines: readonly string[]
  /** Whether something waits for a person. */
  readonly isHeld: boolean
}

/** @param isAccepting shows what is held back, unless something is wrong in it */
export function sheet(isAccepting: boolean, language: Language): Answer {
  const tables = publishedTableNames.filter(publishedCopy)
  if (tables.length === 0) return { lines: [answer('noSheet', language, {})], isHeld: false }
  const lastGood = new LastGoodFiles(lastGoodFolder(), true)
  const problem = siteProblem(lastGood, language)
  if (problem) return { lines: [problem], isHeld: true }
  const held = tables
    .map(table => comparePublished(table, lastGood))
    .filter(({ findings }) => findings.length > 0)
  if (held.length === 0) return { lines: [answer('sheetAsItIs', language, {})], isHeld: false }
  const answers = held.map(comparison => answerOn(comparison, isAccepting, language))
  return {
    lines: answers.flatMap(({ lines }) => lines),
    isHeld: answers.some(({ isHeld }) => isHeld),
  }
}

function answerOn(comparison: Comparison, isAccepting: boolean, language: Language): Answer {
  const { table, findings } = comparison
  const lines = [...differenceLines(comparison, language), ...reportLines(findings, language)]
  const held = (line: string) => ({ lines: [...lines, line], isHeld: true })
  if (findings.some(({ isDoubtful }) => !isDoubtful))
    return held(answer('sheetWrong', language, {}))
  if (!isAccepting) return held(answer('sheetHeld', language, {}))
  const lastGood = new LastGoodFiles(lastGoodFolder())
  new RecordFiles(lastGood).accept([table])
  const problem = writeProblem(lastGood, language)
  if (problem) return held(problem)
  return { lines: [...lines, answer('sheetAccepted', language, {})], isHeld: false }
}

function differenceLines(comparison: Comparison, language: Language): readonly string[] {
  const { prices, added, gone } = comparison
  return [
    summary(comparison, language),
    ...prices.map(({ name, from, to }) => `  ${name}: ${from ?? '—'} → ${to ?? '—'}`),
    ...added.map(name => `  ${answer('newRow', language, { name })}`),
    ...gone.map(name => `  ${answer('goneRow', language, { name })}`),
  ]
}
