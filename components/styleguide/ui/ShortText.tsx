import { ShortText } from '@/components/ui/ShortText/ShortText'
import { Case } from '../Case'
import type { ExhibitProps } from '../labels'

export function ShortTextExhibit({ labels }: ExhibitProps) {
  return (
    <>
      <Case name="fits">
        <ShortText text={labels.button} length={40} />
      </Case>
      <Case name="cut after 40 characters">
        <ShortText text={labels.long} length={40} />
      </Case>
    </>
  )
}
