import { useLocale, useTranslations } from 'next-intl'
import { fullDate } from '@/lib/dates/days'
import { clinicIn } from '@/lib/site/clinic'

/** The licence, and that a doctor is to be asked: what advertising of medical services must say. */
export function LegalNote() {
  const t = useTranslations('shell')
  const { number, issued } = clinicIn(useLocale()).licence
  return (
    <>
      <p>{t('licence', { number, date: fullDate(issued) })}</p>
      <p>{t('disclaimer')}</p>
    </>
  )
}
