import { useLocale, useTranslations } from 'next-intl'
import { type Also, alsoCode } from '@/lib/calculator/also'
import { estimateHref } from '@/lib/calculator/estimate'
import { leftFragment } from '@/lib/calculator/fragments'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import type { EstimateData } from '@/lib/screens/estimate'

interface RemoveLinkProps extends Pick<EstimateData, 'items' | 'also'> {
  /** What is taken out. */
  readonly of: Also
}

/** To the same estimate without one of what stands beside its analyses. */
export function RemoveLink({ items, also, of }: RemoveLinkProps) {
  const t = useTranslations('estimate')
  const href = estimateHref(
    localePath(pathOf('estimate'), useLocale()),
    items.map(({ id }) => id),
    also.filter(each => alsoCode(each) !== alsoCode(of)),
  )
  return (
    <a href={href + leftFragment} rel="nofollow">
      {t('remove')} <span className="visually-hidden">{of.text}</span>
    </a>
  )
}
