import { useFormatter } from 'next-intl'
import { almatyZone } from '@/lib/text/almaty'

/** A day in words, as the clinic's calendar has it. */
export function PostDate({ iso }: { readonly iso: string }) {
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
