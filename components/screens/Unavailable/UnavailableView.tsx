import { useLocale, useTranslations } from 'next-intl'
import { buttonClassName } from '@/components/ui/Button/buttonClassName'
import { clinicIn, whatsappLink } from '@/lib/clinic'
import { localePath } from '@/lib/routing/locales'
import labels from '@/messages/error.json'

/** Shown for a page whose content is unavailable: the contacts and a link to try again. */
export function UnavailableView() {
  const locale = useLocale()
  const t = useTranslations('shell')
  const whatsapp = useTranslations('whatsapp')
  const clinic = clinicIn(locale)
  const { title, wait, retry, home } = labels[locale]
  return (
    <div className="error-page">
      <h1>{title}</h1>
      <p>{wait}</p>
      <ul>
        {clinic.phones.map(({ number, label }) => (
          <li key={number}>
            <a href={`tel:${number}`}>{label}</a>
          </li>
        ))}
        <li>
          <a href={whatsappLink(clinic, whatsapp('greeting'))} target="_blank" rel="noopener">
            {t('whatsapp')}
          </a>
        </li>
      </ul>
      <div>
        {/* biome-ignore lint/a11y/useValidAnchor: an empty one leads to the page's own URL */}
        <a className={buttonClassName()} href="">
          {retry}
        </a>
        <a className={buttonClassName({ variant: 'secondary' })} href={localePath('/', locale)}>
          {home}
        </a>
      </div>
    </div>
  )
}
