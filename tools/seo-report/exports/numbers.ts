/**
 * A number as Excel, Yandex or Google writes it: `1 234,5`, `1,234.5`, `3.2 %`; `null`: none.
 * @param whole it counts something, so that `1,234` has a separator of thousands
 */
export function numberIn(cell: string, whole: boolean): number | null {
  const bare = cell.replace(/[\s\u00a0\u202f%'’]/g, '')
  if (!/^-?\d[\d.,]*$/.test(bare)) return null
  return Number(decimalPoint(bare, whole))
}

function decimalPoint(text: string, whole: boolean): string {
  const [comma, point] = [text.lastIndexOf(','), text.lastIndexOf('.')]
  if (comma >= 0 && point >= 0) {
    const thousands = comma > point ? /\./g : /,/g
    return text.replace(thousands, '').replace(',', '.')
  }
  if (whole && /^-?\d{1,3}([.,]\d{3})+$/.test(text)) return text.replace(/[.,]/g, '')
  return text.replace(',', '.')
}
