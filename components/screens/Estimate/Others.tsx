import { useLocale, useTranslations } from 'next-intl'
import { RequestButton } from '@/components/request/RequestDialog/RequestButton'
import { alsoCode, isOpen } from '@/lib/calculator/also'
import { estimateHref } from '@/lib/calculator/estimate'
import { leftFragment } from '@/lib/calculator/fragments'
import type { EstimateData } from '@/lib/props/estimate'
import { requestHref } from '@/lib/requests/href'
import { localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'
import styles from './Others.module.scss'

/** Services and what is not decided: in no sum, and in the sheet until it is taken out. */
export function Others({
  items,
  also,
  services,
}: Pick<EstimateData, 'items' | 'also' | 'services'>) {
  const t = useTranslations('estimate')
  const locale = useLocale()
  const open = also.filter(isOpen)
  const ids = items.map(({ id }) => id)
  const without = (code: string) =>
    estimateHref(
      localePath(pathOf('estimate'), locale),
      ids,
      also.filter(each => alsoCode(each) !== code),
    ) + leftFragment
  return (
    <>
      {services.length > 0 && (
        <section className={styles.others}>
          <h2>{t('services')}</h2>
          <ul>
            {services.map(({ id, slug, name, price }) => (
              <li key={id}>
                <a href={localePath(pathOf('service', slug), locale)}>{name}</a>
                <b>{price}</b>
                <span className={styles.actions}>
                  <RequestButton
                    kind="services"
                    id={id}
                    href={requestHref(locale, 'services', id)}
                    subject={name}
                    variant="secondary"
                    size="s"
                  >
                    {t('book')}
                  </RequestButton>
                  <a href={without(`s${id}`)} rel="nofollow">
                    {t('remove')} <span className="visually-hidden">{name}</span>
                  </a>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {open.length > 0 && (
        <section className={styles.open}>
          <h2>{t('openTitle')}</h2>
          <ul>
            {open.map(each => (
              <li key={alsoCode(each)}>
                <span>{each.text}</span>
                <a className={styles.actions} href={without(alsoCode(each))} rel="nofollow">
                  {t('remove')} <span className="visually-hidden">{each.text}</span>
                </a>
              </li>
            ))}
          </ul>
          <p>{t('openHint')}</p>
        </section>
      )}
    </>
  )
}
