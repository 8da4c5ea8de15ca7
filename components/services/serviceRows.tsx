import type { LinkRow } from '@/components/lists/LinkRows'
import { Price } from '@/components/ui/Price/Price'
import type { Service } from '@/lib/kinds/service'
import { type Locale, localePath } from '@/lib/routing/locales'
import { pathOf } from '@/lib/routing/routes'

/** Services as lines with their prices. */
export function serviceRows(services: readonly Service[], locale: Locale): LinkRow[] {
  return services.map(({ slug, name, price, priceKind }) => ({
    href: localePath(pathOf('service', slug), locale),
    name,
    note: <Price of="service" value={price} said={priceKind} />,
  }))
}
