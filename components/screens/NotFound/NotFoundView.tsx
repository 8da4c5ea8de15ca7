import { useLocale, useTranslations } from 'next-intl'
import { SearchBox } from '@/components/search/SearchBox'
import { Button } from '@/components/ui/Button/Button'
import { clinicIn } from '@/lib/clinic'
import { localePath } from '@/lib/routing/locales'
import { type MissingSections, mainNavigation, withoutMissing } from '@/lib/routing/navigation'
import type { FormerDoctor } from '@/lib/screens/former-doctor'
import styles from './NotFoundView.module.scss'

interface NotFoundViewProps {
  readonly missing: MissingSections
  /** There was a page, which the clinic has taken away. */
  readonly gone?: boolean
  /** It was that of a doctor who has left. */
  readonly doctor?: FormerDoctor
}

/** The pages of 404 and 410, with the search, the sections and the phones (B63). */
export function NotFoundView({ missing, gone = false, doctor }: NotFoundViewProps) {
  const t = useTranslations('notFound')
  const nav = useTranslations('nav')
  const locale = useLocale()
  const sections = withoutMissing(mainNavigation, missing)
  return (
    <div className={styles.page}>
      <p className={styles.code} aria-hidden="true">
        {gone ? 410 : 404}
      </p>
      {doctor ? (
        <LeftDoctor doctor={doctor} />
      ) : (
        <>
          <h1>{t(gone ? 'gone.h1' : 'h1')}</h1>
          <p className={styles.text}>{t(gone ? 'gone.text' : 'text')}</p>
        </>
      )}
      <div className={styles.search}>
        <SearchBox />
      </div>
      <Button href={localePath('/', locale)} size="l">
        {t('home')}
      </Button>
      {sections.length > 0 && (
        <nav className={styles.popular} aria-labelledby="popular">
          <h2 id="popular">{t('popular')}</h2>
          {sections.map(({ label, path }) => (
            <a key={label} href={localePath(path, locale)}>
              {nav(label)}
            </a>
          ))}
        </nav>
      )}
      <div className={styles.phones}>
        <p>{t('phone')}</p>
        {clinicIn(locale).phones.map(({ number, label }) => (
          <a key={number} href={`tel:${number}`}>
            {label}
          </a>
        ))}
      </div>
    </div>
  )
}

/** Whom a patient meant, and colleagues of the same specialty. */
function LeftDoctor({ doctor: { name, links } }: { readonly doctor: FormerDoctor }) {
  const t = useTranslations('notFound.left')
  const locale = useLocale()
  return (
    <>
      <h1>{t('h1', { name })}</h1>
      <p className={styles.text}>{t('text', { count: links.length })}</p>
      {links.length > 0 && (
        <nav className={styles.popular} aria-labelledby="colleagues">
          <h2 id="colleagues">{t('colleagues')}</h2>
          {links.map(link => (
            <a
              key={link.name}
              href={link.path === null ? undefined : localePath(link.path, locale)}
            >
              {link.name}
            </a>
          ))}
        </nav>
      )}
    </>
  )
}
