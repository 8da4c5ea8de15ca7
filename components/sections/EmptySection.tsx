import { useLocale, useTranslations } from 'next-intl'
import { RequestButton } from '@/components/request/RequestDialog/RequestButton'
import { Breadcrumbs } from '@/components/ui/Breadcrumbs/Breadcrumbs'
import { Button } from '@/components/ui/Button/Button'
import { EmptyNote } from '@/components/ui/EmptyNote/EmptyNote'
import { clinicIn, mainPhone } from '@/lib/clinic'
import { requestHref } from '@/lib/requests/href'
import type { Crumb } from '@/lib/routing/crumbs'
import { Elsewhere } from './Elsewhere'
import styles from './EmptySection.module.scss'

interface EmptySectionProps {
  readonly h1: string
  readonly crumbs: readonly Crumb[]
  /** Says that there is nothing. */
  readonly note: string
  /** Whether the section has records in the other language. */
  readonly elsewhere?: boolean
}

/** The page of a section without records, which no menu names: what is missing, and whom to ask. */
export function EmptySection({ h1, crumbs, note, elsewhere = false }: EmptySectionProps) {
  const t = useTranslations('shell')
  const locale = useLocale()
  const phone = mainPhone(clinicIn(locale))
  return (
    <div className={styles.page}>
      <Breadcrumbs crumbs={crumbs} />
      <h1>{h1}</h1>
      <EmptyNote>{note}</EmptyNote>
      <div className={styles.actions}>
        {elsewhere && <Elsewhere path={crumbs.at(-1)?.path ?? '/'} />}
        <Button href={`tel:${phone.number}`} variant="secondary" size="l">
          {phone.label}
        </Button>
        <RequestButton kind="mail" href={requestHref(locale, 'mail')} size="l">
          {t('onlineBooking')}
        </RequestButton>
      </div>
    </div>
  )
}
