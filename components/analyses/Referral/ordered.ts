import { type Also, alsoOfSold, notDone } from '@/lib/calculator/also'
import { serviceCode } from '@/lib/calculator/sold'
import type { ReferralLine } from '@/lib/content/search/match-referral'

/** What a list leaves open or does not sell, to be sent with the form. */
export function openIn(lines: readonly ReferralLine[]): readonly Also[] {
  return lines.flatMap((line): Also[] => {
    const { kind, text } = line
    if (kind === 'unknown') return [line.isOfSet ? notDone(text) : { text, sold: '', choices: [] }]
    if (kind === 'service' && line.services.length > 1) return [{ text, sold: '', choices: [] }]
    return kind === 'doubtful'
      ? [{ text, sold: '', choices: line.choices.map(({ id }) => id) }]
      : []
  })
}

/** The services of a list, by their codes in an estimate's address. */
export function servicesIn(lines: readonly ReferralLine[]): readonly Also[] {
  return lines.flatMap(line =>
    line.kind === 'service'
      ? line.services.map(({ id, name, cost: price }) =>
          alsoOfSold({ code: serviceCode(id), name, price }),
        )
      : [],
  )
}
