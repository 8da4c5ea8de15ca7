import { Discount } from '@/components/ui/Discount/Discount'
import { Case } from '../Case'

export function DiscountExhibit() {
  return (
    <>
      <Case name="default" width="narrow">
        <Discount percent={20} />
      </Case>
      <Case name="whole price" width="narrow">
        <Discount percent={100} />
      </Case>
      <Case name="empty: nothing is drawn" width="narrow">
        <Discount percent={null} />
      </Case>
    </>
  )
}
