import { BrandIcon } from '@/components/ui/BrandIcon/BrandIcon'
import { Case } from '../Case'

const brands = ['whatsapp', 'instagram', 'facebook', 'youtube'] as const

export function BrandIconExhibit() {
  return brands.map(brand => (
    <Case key={brand} name={brand} width="narrow">
      <BrandIcon brand={brand} />
    </Case>
  ))
}
