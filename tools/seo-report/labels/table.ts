/** Labels of the table of pages. */
import messages from './ru.json'

export const tableLabels = messages.table
export const rowLabels = messages.row
