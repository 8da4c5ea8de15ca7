import { useTranslations } from 'next-intl'
import { AddButton } from '@/components/sections/AddButton'
import { Offer } from '@/components/sections/Offer'
import { Discount } from '@/components/ui/Discount/Discount'
import { FileLink } from '@/components/ui/FileLink/FileLink'
import { soldService } from '@/lib/calculator/sold-records'
import type { Service } from '@/lib/kinds/service'

/** The offer and the preparation for it. */
export function ServiceOffer({ service }: { readonly service: Service }) {
  const t = useTranslations('services')
  const common = useTranslations('common')
  // With a picture it stands on that.
  const badge = service.image ? null : <Discount percent={service.discount} />
  return (
    <Offer
      kind="services"
      record={service}
      book={t('service.book')}
      add={<AddButton sold={soldService(service)} />}
      badge={badge}
    >
      {service.file && (
        <FileLink href={service.file} about={common('newTab')}>
          {t('service.file')}
        </FileLink>
      )}
    </Offer>
  )
}
