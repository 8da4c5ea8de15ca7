import { useTranslations } from 'next-intl'
import { Offer } from '@/components/sections/Offer'
import { FileLink } from '@/components/ui/FileLink/FileLink'
import type { Service } from '@/lib/entities/service'

/** The offer and the preparation for it. */
export function ServiceOffer({ service }: { readonly service: Service }) {
  const t = useTranslations('services')
  const common = useTranslations('common')
  return (
    <Offer kind="services" record={service} book={t('service.book')}>
      {service.file && (
        <FileLink href={service.file} about={common('newTab')}>
          {t('service.file')}
        </FileLink>
      )}
    </Offer>
  )
}
