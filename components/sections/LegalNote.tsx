import { useLocale, useTranslations } from 'next-intl'
import { clinicIn } from '@/lib/clinic'
import { fullDate } from '@/lib/text/days'

/** The licence and the advice to see a doctor, which advertising of medical services must have. */
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
