/** Words of the table of pages. */
import words from '@/messages/report.json'

export const tableWords = words.table
export const rowWords = words.row
