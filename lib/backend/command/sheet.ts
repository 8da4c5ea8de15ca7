/** `npm run content -- sheet`: what of the published price list waits, and to accept it. */
import 'server-only'
import { RecordFiles } from '@/lib/backend/records/files'
import { type Comparison, comparePublished, summary } from '@/lib/backend/records/published'
import { LastGoodFiles, lastGoodFolder } from '@/lib/clinic/files/last-good'
import { publishedCopy, publishedTable } from '@/lib/clinic/files/published'
import { reportLines } from './report'
import { type Language, say } from './say'

interface Answer {
  readonly lines: readonly string[]
  /** Whether something waits for a person. */
  readonly isHeld: boolean
}

/** @param isAccepting shows what is held back, unless something is wrong in it */
export function sheet(isAccepting: boolean, language: Language): Answer {
  const said = (text: string) => say(text, language)
  if (!publishedCopy()) return { lines: [said('No sheet has been fetched yet.')], isHeld: false }
  const comparison = comparePublished(new LastGoodFiles(lastGoodFolder(), true))
  const { findings } = comparison
  if (findings.length === 0)
    return { lines: [said('The site shows the sheet as it is.')], isHeld: false }
  const lines = [...differenceLines(comparison, language), ...reportLines(findings, language)]
  const isWrong = findings.some(({ isDoubtful }) => !isDoubtful)
  if (isWrong)
    return {
      lines: [...lines, said('It cannot be accepted before what is wrong is mended.')],
      isHeld: true,
    }
  if (!isAccepting) {
    const how = said('Held back; after a look: npm run -s content -- sheet --accept')
    return { lines: [...lines, how], isHeld: true }
  }
  new RecordFiles(new LastGoodFiles(lastGoodFolder())).accept(publishedTable)
  return {
    lines: [...lines, said('Accepted: the site shows it within seconds.')],
    isHeld: false,
  }
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
