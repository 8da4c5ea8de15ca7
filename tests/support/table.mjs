/**
 * Prints a table as text: text columns left-aligned, numbers right-aligned.
 * @param {readonly string[]} heads
 * @param {readonly (readonly string[])[]} rows
 */
export function printTable(heads, rows) {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map(row => row[column]?.length ?? 0)),
  )
  /** @param {readonly string[]} cells */
  const line = cells =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0
        return isText(rows, column) ? cell.padEnd(width) : cell.padStart(width)
      })
      .join('  ')
      .trimEnd()
  console.log(line(heads))
  console.log(widths.map(width => '-'.repeat(width)).join('  '))
  for (const row of rows) console.log(line(row))
}

/** @param {readonly (readonly string[])[]} rows @param {number} column */
const isText = (rows, column) => rows.every(row => !/^[-\d]/.test(row[column] ?? ''))
