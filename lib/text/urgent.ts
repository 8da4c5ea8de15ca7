/** Whether somebody may be looking for help that no visit of another day is. */
import words from '@/messages/urgent.json' with { type: 'json' }

const urgent = new RegExp(`(?<!\\p{L})(?:${words.join('|')})`, 'iu')

/** @param query in either language, as it was typed */
export const isUrgent = (query: string): boolean => urgent.test(query)
