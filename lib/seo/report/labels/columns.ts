/** Column headings of the CSV file. */
import messages from '@/messages/report.json'

export const columnNames = messages.columns
export const { yes, no } = messages
