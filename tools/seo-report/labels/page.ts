/** Labels of the report's page. */
import messages from './ru.json'

/** Forms for one, a few and many. */
export type Forms = readonly string[]

export const pageLabels = messages.page
export const overviewLabels = messages.overview
export const fixLabels = messages.fix
export const repeatLabels = messages.repeats
export const phoneLabels = messages.phone
export const kazakhLabels = messages.kazakh
export const searchLabels = messages.searches
export const speedLabels = messages.speeds
export const bringLabels = messages.brings
export const linkLabels = messages.links
export const trustLabels = messages.trust
export const askedLabels = messages.asked
export const weeklyLabels = messages.weekly
export const mailLabels = messages.mail
export const changeLabels = messages.changes
export const ruleTabLabels = messages.ruleTab
