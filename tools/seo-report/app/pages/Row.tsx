import { ChevronDown } from 'lucide'
import { useState } from 'react'
import type { Finding, PageRow, Severity } from '../../data'
import { visitorsOf } from '../../insights/chances'
import { kilobytes, milliseconds, number } from '../../labels/say'
import { tableLabels as labels } from '../../labels/table'
import type { Model } from '../model'
import { Badge } from '../ui/Badge'
import { Icon } from '../ui/Icon'
import { Details } from './Details'
import { fastest, type Sort } from './rows'

interface RowProps {
  readonly row: PageRow
  readonly model: Model
  readonly columns: readonly Sort[]
  /** Initially expanded. */
  readonly open: boolean
}

/** A page in the table; a click expands its details. */
export function Row({ row, model, columns, open }: RowProps) {
  const [isOpen, setOpen] = useState(open)
  const findings = model.findingsOf(row.path)
  return (
    <>
      <tr className="row">
        <td className="path">
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={`${labels.show}: ${row.path}`}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon of={ChevronDown} />
            <span>
              <strong>{row.title || labels.noTitle}</strong>
              <span className="address">{row.path}</span>
            </span>
          </button>
        </td>
        <td>
          <Problems findings={findings} />
        </td>
        {columns.includes('visitors') && (
          <td data-name={labels.columns.visitors}>{row.brings && number(visitorsOf(row))}</td>
        )}
        {columns.includes('leads') && <td data-name={labels.columns.leads}>{leadsOf(row)}</td>}
        <td data-name={labels.columns.status}>
          <span className={row.status === 200 ? '' : 'error'}>{row.status}</span>
        </td>
        <td data-name={labels.columns.words}>{number(row.words)}</td>
        <td data-name={labels.columns.linksIn}>{number(row.linksIn)}</td>
        <td data-name={labels.columns.size}>{kilobytes(row.size)}</td>
        <td data-name={labels.columns.time}>{milliseconds(fastest(row))}</td>
      </tr>
      {isOpen && (
        <tr className="details">
          <td colSpan={columns.length}>
            <Details row={row} findings={findings} model={model} />
          </td>
        </tr>
      )}
    </>
  )
}

function leadsOf({ brings }: PageRow) {
  return typeof brings?.leads === 'number' ? number(brings.leads) : ''
}

const severities: readonly Severity[] = ['error', 'warning', 'hint']

function Problems({ findings }: { readonly findings: readonly Finding[] }) {
  return severities.map(severity => (
    <Badge
      key={severity}
      severity={severity}
      count={findings.filter(finding => finding.severity === severity).length}
    />
  ))
}
