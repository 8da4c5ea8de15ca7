import { useLocale, useTranslations } from 'next-intl'
import { RequestButton } from '@/components/request/RequestDialog/RequestButton'
import { requestHref } from '@/lib/requests/href'
import { MainAction } from './MainAction'

interface RequestActionProps {
  readonly kind: 'checkups' | 'promotion' | 'services'
  readonly record: { readonly id: number; readonly name: string }
}

/** The request for the record of a page as its main action. */
export function RequestAction({ kind, record: { id, name } }: RequestActionProps) {
  const t = useTranslations('shell')
  const href = requestHref(useLocale(), kind, id)
  return (
    <MainAction>
      <RequestButton kind={kind} id={id} subject={name} href={href}>
        {t('book')}
      </RequestButton>
    </MainAction>
  )
}
