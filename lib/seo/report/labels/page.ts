/** Words of the report's page itself. */
import words from '@/messages/report.json'

/** Forms for one, a few and many. */
export type Forms = readonly string[]

export const pageWords = words.page
export const overviewWords = words.overview
export const fixWords = words.fix
export const repeatWords = words.repeats
export const phoneWords = words.phone
export const kazakhWords = words.kazakh
export const changeWords = words.changes
export const ruleTabWords = words.ruleTab
