import { ExternalLink } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { buttonClassName } from '@/components/ui/Button/buttonClassName'
import { Icon } from '@/components/ui/Icon/Icon'
import { clinicIn } from '@/lib/clinic'
import { mapLink, mapServices } from '@/lib/clinic/maps'
import type { ContactsData } from '@/lib/screens/contacts'
import styles from './ClinicMap.module.scss'
import { DrawnMap } from './DrawnMap'
import { MapEmbed } from './MapEmbed.island'

/** Where the clinic is: a drawn map, an embedded one on demand, and links to map services. */
export function ClinicMap({ mapUrl }: Pick<ContactsData, 'mapUrl'>) {
  const t = useTranslations('contacts.map')
  const common = useTranslations('common')
  const { location } = clinicIn(useLocale())
  const labels = { show: t('show'), frame: t('frame') }
  const classes = {
    show: buttonClassName({ variant: 'light' }, styles.show),
    frame: styles.frame,
  }
  return (
    <section className={styles.map} aria-labelledby="map">
      <h2 id="map" className="visually-hidden">
        {t('title')}
      </h2>
      <div className={styles.box}>
        {mapUrl ? (
          <MapEmbed url={mapUrl} labels={labels} classes={classes}>
            <DrawnMap />
          </MapEmbed>
        ) : (
          <DrawnMap />
        )}
      </div>
      <div className={styles.foot}>
        <ul className={styles.services} aria-label={t('open')}>
          {mapServices.map(service => (
            <li key={service}>
              <a
                href={mapLink(service, location)}
                target="_blank"
                rel="noopener"
                data-event="map_click"
                data-kind={service}
              >
                {t(service)}
                <Icon of={ExternalLink} />
                <span className="visually-hidden">({common('newTab')})</span>
              </a>
            </li>
          ))}
        </ul>
        <p>
          {t('note')}. {t('coordinates', coordinates(location))}
        </p>
      </div>
    </section>
  )
}

/** As strings: numbers would be formatted with a decimal comma. */
function coordinates({ latitude, longitude }: { latitude: number; longitude: number }) {
  return { latitude: String(latitude), longitude: String(longitude) }
}
