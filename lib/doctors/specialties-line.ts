import { lowerFirst } from '@/lib/text/lower-first'

/** All specialties of a doctor in one line: "Эндокринолог, терапевт". */
export function specialtiesLine([first, ...further]: readonly string[]): string {
  return [...(first ? [first] : []), ...further.map(lowerFirst)].join(', ')
}
