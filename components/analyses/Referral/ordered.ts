import type { Also } from '@/lib/calculator/also'
import type { ReferralLine } from '@/lib/content/search/match-referral'

/** What a list leaves open or does not sell, to be sent with the form. */
export function openIn(lines: readonly ReferralLine[]): readonly Also[] {
  return lines.flatMap((line): Also[] => {
    const { kind, text } = line
    if (kind === 'unknown') return [{ text, service: 0, choices: [] }]
    if (kind === 'service' && line.services.length > 1) return [{ text, service: 0, choices: [] }]
    return kind === 'doubtful'
      ? [{ text, service: 0, choices: line.choices.map(({ id }) => id) }]
      : []
  })
}

/** The services of a list, by their codes in an estimate's address. */
export function servicesIn(lines: readonly ReferralLine[]): readonly Also[] {
  return lines.flatMap(line =>
    line.kind === 'service'
      ? line.services.map(({ id, name }) => ({ text: name, service: id, choices: [] }))
      : [],
  )
}
