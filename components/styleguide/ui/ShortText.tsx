import { ShortText } from '@/components/ui/ShortText/ShortText'
import { Case } from '../Case'
import type { ExhibitProps } from '../words'

export function ShortTextExhibit({ words }: ExhibitProps) {
  return (
    <>
      <Case name="fits">
        <ShortText text={words.button} length={40} />
      </Case>
      <Case name="cut after 40 characters">
        <ShortText text={words.long} length={40} />
      </Case>
    </>
  )
}
