import { useLocale } from 'next-intl'
import { RequestButton } from '@/components/blocks/RequestDialog/RequestButton.island'
import { requestHref } from '@/lib/requests/href'
import { MainAction } from './MainAction'

interface RequestActionProps {
  readonly kind: 'checkups' | 'promotion' | 'services'
  readonly record: { readonly id: number; readonly name: string }
  readonly children: string
}

/** The request for the record of a page as its main action. */
export function RequestAction({ kind, record: { id, name }, children }: RequestActionProps) {
  const href = requestHref(useLocale(), kind, id)
  return (
    <MainAction>
      <RequestButton kind={kind} id={id} subject={name} href={href}>
        {children}
      </RequestButton>
    </MainAction>
  )
}
