import { useLocale, useTranslations } from 'next-intl'
import { clinicIn } from '@/lib/clinic'
import { mapLink } from '@/lib/clinic/maps'

/** City and street, as a link to the map that most people of the country use. */
export function AddressLink() {
  const common = useTranslations('common')
  const { city, street, location } = clinicIn(useLocale())
  return (
    <a href={mapLink('dgis', location)} target="_blank" rel="noopener">
      {city}, {street}
      <span className="visually-hidden"> ({common('newTab')})</span>
    </a>
  )
}
