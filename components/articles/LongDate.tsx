import { useFormatter, useTranslations } from 'next-intl'
import { almatyZone } from '@/lib/text/almaty'
import { spelledYear } from '@/lib/text/spelled-year'

/** A date with the month as a word, in the clinic's time zone. */
export function LongDate({ iso }: { readonly iso: string }) {
  const format = useFormatter()
  const t = useTranslations('common')
  const date = format.dateTime(new Date(iso), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: almatyZone,
  })
  return <time dateTime={iso}>{spelledYear(date, t('ofYear'))}</time>
}
