/** Column headings of the CSV file. */
import messages from './ru.json'

export const columnNames = messages.columns
export const { yes, no } = messages
