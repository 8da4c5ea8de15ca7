import { RichText } from '@/components/ui/RichText/RichText'
import { Case } from '../Case'
import type { ExhibitProps } from '../labels'

export function RichTextExhibit({ labels }: ExhibitProps) {
  return (
    <>
      <Case name="note" width="wide">
        <RichText html={labels.html} />
      </Case>
      <Case name="article" width="wide">
        <RichText html={labels.html} size="article" />
      </Case>
      <Case name="long words, narrow" width="narrow">
        <RichText html={`<h3>${labels.long}</h3><p>${labels.long}</p>`} />
      </Case>
      <Case name="empty: nothing is drawn" width="narrow">
        <RichText html="" />
      </Case>
    </>
  )
}
