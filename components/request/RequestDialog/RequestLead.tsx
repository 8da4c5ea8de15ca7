import { needsId, type RequestKind } from '@/lib/requests/kinds'
import type { RequestLabels } from './labels'

type LeadLabels = Pick<RequestLabels, 'lead' | 'next' | 'payment' | 'abroad' | 'several'>

/** What happens after sending; without a record to book the clinic only calls back. */
export const leadOf = (kind: RequestKind, { lead, next }: LeadLabels): string =>
  needsId(kind) ? lead : next

interface RequestLeadProps {
  readonly kind: RequestKind
  readonly labels: LeadLabels
}

/** It, and what may matter, too. */
export function RequestLead({ kind, labels }: RequestLeadProps) {
  const rest = [needsId(kind) && labels.payment, labels.abroad].filter(Boolean).join(' ')
  return (
    <>
      <p>{leadOf(kind, labels)}</p>
      {rest && <p>{rest}</p>}
      {kind === 'checkups' && <p>{labels.several}</p>}
    </>
  )
}
