import { useFormatter } from 'next-intl'
import { almatyZone } from '@/lib/text/almaty'

/** A date with the month as a word, in the clinic's time zone. */
export function LongDate({ iso }: { readonly iso: string }) {
  const format = useFormatter()
  return (
    <time dateTime={iso}>
      {format.dateTime(new Date(iso), {
        day: 'numeric',
        month: 'long',
        year: 'numeric',
        timeZone: almatyZone,
      })}
    </time>
  )
}
