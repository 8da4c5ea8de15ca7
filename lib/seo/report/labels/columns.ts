/** Headings of the table file. */
import words from '@/messages/report.json'

export const columnNames = words.columns
export const { yes, no } = words
