/** Labels of the table of pages. */
import messages from '@/messages/report.json'

export const tableLabels = messages.table
export const rowLabels = messages.row
