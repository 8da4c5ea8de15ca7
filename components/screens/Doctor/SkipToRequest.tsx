import { useLocale, useTranslations } from 'next-intl'
import { RequestButton } from '@/components/request/RequestDialog/RequestButton'
import type { Doctor } from '@/lib/kinds/doctor'
import { requestHref } from '@/lib/requests/href'

/** The first link of a doctor's content, seen with the focus alone: his request without a way through the page (B1350). */
export function SkipToRequest({ doctor: { id, name } }: { readonly doctor: Doctor }) {
  const t = useTranslations('doctors.details')
  return (
    <RequestButton
      kind="doctors"
      id={id}
      href={requestHref(useLocale(), 'doctors', id)}
      subject={name}
      plain
      className="skip-link"
    >
      {t('skip', { name })}
    </RequestButton>
  )
}
