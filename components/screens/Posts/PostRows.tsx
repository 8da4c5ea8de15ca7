import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { LinkRows } from '@/components/lists/LinkRows'
import type { PostRow } from '@/lib/props/posts'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import { almatyZone } from '@/lib/text/almaty'

const shortDate = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: almatyZone,
} as const

/** Posts beyond the cards of the list. */
export function PostRows({ rows }: { readonly rows: readonly PostRow[] }) {
  const t = useTranslations('posts')
  const locale = useLocale()
  const format = useFormatter()
  const links = rows.map(({ slug, name, createdAt }) => ({
    href: localePath(pathOf('post', slug), locale),
    name,
    note: createdAt && format.dateTime(new Date(createdAt), shortDate),
  }))
  return <LinkRows id="earlier-posts" title={t('earlier')} rows={links} />
}
