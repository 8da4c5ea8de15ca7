import { Price } from '@/components/ui/Price/Price'
import { Case } from '../Case'

export function PriceExhibit() {
  return (
    <>
      <Case name="from" width="narrow">
        <Price of="service" value={16_450} />
      </Case>
      <Case name="exact" width="narrow">
        <Price of="analysis" value={16_450} />
      </Case>
      <Case name="eight digits" width="narrow">
        <Price of="service" value={12_345_678} />
      </Case>
      <Case name="empty: on request" width="narrow">
        <Price of="service" value={0} />
      </Case>
    </>
  )
}
