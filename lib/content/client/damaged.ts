/**
 * Texts of a backend whose letters were lost on their way into it, found by the signs that also hold
 * for files. The fields are those of parsed records, as nothing else is shown.
 */
import 'server-only'
import { env } from '@/lib/clinic/environment/env'
import { damageIn } from '@/lib/clinic/files/damage'

type Certainty = 'certain' | 'doubtful'

/** The damaged fields of a record. Files, of which the embedded backend consists, are checked. */
export function damagedFields(record: unknown): ReadonlyMap<string, Certainty> {
  const found = new Map<string, Certainty>()
  if (typeof record !== 'object' || record === null || !env().BACKEND_URL) return found
  for (const [field, value] of Object.entries(record)) {
    const damage = damageOf(value)
    if (damage) found.set(field, damage)
  }
  return found
}

/** The value without texts that are certainly damaged; in a list, without the entries that have one. */
export function withoutDamage(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter(each => damageOf(each) !== 'certain')
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([field, each]) => [field, withoutDamage(each)] as const)
      .filter(([, each]) => typeof each !== 'string' || damageOf(each) !== 'certain'),
  )
}

/** The worst damage of all texts in a value. */
function damageOf(value: unknown): Certainty | undefined {
  if (typeof value === 'string') return certaintyOf(value)
  if (typeof value !== 'object' || value === null) return undefined
  const all = Object.values(value).map(damageOf)
  return all.includes('certain') ? 'certain' : all.find(Boolean)
}

function certaintyOf(text: string): Certainty | undefined {
  const damage = damageIn(text)
  return damage && (damage.isCertain ? 'certain' : 'doubtful')
}
