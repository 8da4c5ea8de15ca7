import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { LinkRows } from '@/components/lists/LinkRows'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import type { ArticleRow } from '@/lib/screens/articles'
import { almatyZone } from '@/lib/text/almaty'

const shortDate = {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  timeZone: almatyZone,
} as const

/** Articles beyond the cards of the list. */
export function ArticleRows({ rows }: { readonly rows: readonly ArticleRow[] }) {
  const t = useTranslations('articles')
  const locale = useLocale()
  const format = useFormatter()
  const links = rows.map(({ slug, name, createdAt }) => ({
    href: localePath(pathOf('article', slug), locale),
    name,
    note: createdAt && format.dateTime(new Date(createdAt), shortDate),
  }))
  return <LinkRows id="earlier-posts" title={t('earlier')} rows={links} />
}
