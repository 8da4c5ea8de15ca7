import { useLocale, useTranslations } from 'next-intl'
import { clinicIn } from '@/lib/clinic'
import { fullDate } from '@/lib/text/days'

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
