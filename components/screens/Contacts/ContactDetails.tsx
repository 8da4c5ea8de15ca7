import { Clock, Footprints, Mail, MapPin, Phone } from 'lucide'
import { useLocale, useTranslations } from 'next-intl'
import { AddressLink } from '@/components/sections/AddressLink'
import { BrandIcon } from '@/components/ui/BrandIcon/BrandIcon'
import { Icon } from '@/components/ui/Icon/Icon'
import { clinicIn, phoneLabel, whatsappLink } from '@/lib/clinic'
import type { ContactsData } from '@/lib/screens/contacts'
import styles from './ContactDetails.module.scss'
import { WorkingHours } from './WorkingHours'

/** Address first and how to find the door, as people come here for the way; hours, phones, messenger and e-mail. */
export function ContactDetails({ specialDays }: Pick<ContactsData, 'specialDays'>) {
  const t = useTranslations('contacts')
  const shell = useTranslations('shell')
  const whatsapp = useTranslations('whatsapp')
  const clinic = clinicIn(useLocale())
  return (
    <dl className={styles.details}>
      <div>
        <dt>
          <Icon of={MapPin} />
          {t('address')}
        </dt>
        <dd>
          <AddressLink /> <small>{clinic.postalCode}</small>
        </dd>
      </div>
      {clinic.arrival.length > 0 && (
        <div>
          <dt>
            <Icon of={Footprints} />
            {t('arrival.title')}
          </dt>
          {clinic.arrival.map(({ kind, text }) => (
            <dd key={kind}>
              <small>
                {t(`arrival.${kind}`)}: {text}
              </small>
            </dd>
          ))}
        </div>
      )}
      <div>
        <dt>
          <Icon of={Clock} />
          {t('hours')}
        </dt>
        <WorkingHours specialDays={specialDays} />
      </div>
      <div className={styles.phones}>
        <dt>
          <Icon of={Phone} />
          {t('phones')}
        </dt>
        {clinic.phones.map(({ number, label }) => (
          <dd key={number}>
            <a href={`tel:${number}`}>{label}</a>
          </dd>
        ))}
      </div>
      <div>
        <dt>
          <BrandIcon brand="whatsapp" />
          {t('messenger')}
        </dt>
        <dd>
          <a href={whatsappLink(clinic, whatsapp('greeting'))} target="_blank" rel="noopener">
            {shell('whatsapp')}
          </a>{' '}
          <small>{phoneLabel(`+${clinic.whatsapp}`)}</small>
        </dd>
      </div>
      <div>
        <dt>
          <Icon of={Mail} />
          {t('email')}
        </dt>
        <dd>
          <a href={`mailto:${clinic.email}`}>{clinic.email}</a>
        </dd>
      </div>
    </dl>
  )
}
