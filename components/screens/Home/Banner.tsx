import { useLocale } from 'next-intl'
import { buttonClassName } from '@/components/ui/Button/buttonClassName'
import { KeepHyphens } from '@/components/ui/KeepHyphens/KeepHyphens'
import { Picture } from '@/components/ui/Picture/Picture'
import type { Banner as BannerEntity } from '@/lib/kinds/banner'
import { localePath } from '@/lib/routing/locales'
import styles from './Banner.module.scss'

/** Milliseconds between two banners (B30). */
export const bannerInterval = 5000

interface BannerProps {
  readonly banner: BannerEntity
  readonly layout: 'desktop' | 'mobile'
  /** The first banner is the largest picture of the page. */
  readonly first: boolean
  readonly more: string
}

const pictures = {
  desktop: { width: 2400, height: 900, sizes: '(min-width: 1840px) 1680px, 94vw' },
  mobile: { width: 960, height: 1080, sizes: '100vw' },
} as const

/** A slide of the home slider: a picture for each layout, with real text over it. */
export function Banner({ banner, layout, first, more }: BannerProps) {
  const locale = useLocale()
  const image = layout === 'mobile' ? (banner.mobileImage ?? banner.image) : banner.image
  const href = banner.link?.startsWith('/') ? localePath(banner.link, locale) : banner.link
  return (
    <div className={styles.banner} data-layout={layout}>
      {image && (
        <Picture
          src={image}
          alt=""
          priority={first}
          className={styles.image}
          {...pictures[layout]}
        />
      )}
      <div className={styles.body}>
        <p className={styles.title}>
          <KeepHyphens text={banner.name} />
        </p>
        <p className={styles.text}>{banner.description}</p>
        {href && (
          <a
            className={buttonClassName({ size: layout === 'desktop' ? 'l' : 'm' })}
            href={href}
            aria-label={`${more}: ${banner.name}`}
          >
            {more}
          </a>
        )}
      </div>
    </div>
  )
}
