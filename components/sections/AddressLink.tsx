import { useLocale } from 'next-intl'
import { clinicIn } from '@/lib/clinic'
import { mapLink } from '@/lib/clinic/maps'
import { NewTabLink } from './NewTabLink'

/** City and street, as a link to the map that most people of the country use. */
export function AddressLink() {
  const { city, street, location } = clinicIn(useLocale())
  return (
    <NewTabLink href={mapLink('dgis', location)}>
      {city}, {street}
    </NewTabLink>
  )
}
