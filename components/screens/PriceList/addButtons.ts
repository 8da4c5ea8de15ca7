/** The buttons of the price list that add a row to the estimate: made here, as thousands in its HTML would be slow. */
import { Check, createElement, Plus } from 'lucide'
import { showPressed } from '@/components/analyses/Calculator/estimateLink'
import { fetchJson } from '@/components/hooks/fetch-list'
import { isRecord } from '@/lib/browser/answer'
import { estimateFormId } from '@/lib/calculator/estimate'
import styles from './addButtons.module.scss'

/** In the cell of the price. */
const added = 'td > button'

/**
 * A button for each row that can be added, once; pressed, it is like the others (`followEstimate`). Without its
 * code a row has none.
 * @param label what the button does
 */
export async function addButtons(locale: string, label: string): Promise<void> {
  if (document.querySelector(`[data-prices] ${added}`)) return
  const answer = await fetchJson('/api/catalogue/codes', locale)
  const codes = isRecord(answer) && Array.isArray(answer.data) ? answer.data : []
  const tables = [...document.querySelectorAll<HTMLTableElement>('[data-prices] table')]
  if (tables.length !== codes.length) return
  for (const [at, table] of tables.entries()) addTo(table, codes[at], label)
  showPressed()
}

function addTo(table: HTMLTableElement, codes: unknown, label: string): void {
  const rows = [...(table.tBodies[0]?.rows ?? [])]
  // Rows that are not loaded yet, or of another day than the codes.
  if (!Array.isArray(codes) || codes.length !== rows.length) return
  for (const [at, row] of rows.entries()) {
    const price = row.cells[1]
    const code = codes[at]
    if (!price || typeof code !== 'string' || code === '' || row.querySelector(added)) continue
    price.append(buttonOf(code, row.cells[0]?.textContent ?? '', label))
  }
}

function buttonOf(codes: string, name: string, label: string): HTMLButtonElement {
  const [code = '', applies] = codes.split(' p')
  const button = document.createElement('button')
  const id = /^a(\d+)$/.exec(code)?.[1]
  button.className = styles.add ?? ''
  button.setAttribute('form', estimateFormId)
  button.name = id ? 'ids' : 'also'
  button.value = id ?? code
  button.ariaLabel = `${label} — ${name}`
  button.dataset.sold = name
  if (applies) button.dataset.applies = applies
  button.append(createElement(Plus), createElement(Check))
  return button
}
