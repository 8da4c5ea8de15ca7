import { RichText } from '@/components/ui/RichText/RichText'
import { Case } from '../Case'
import type { ExhibitProps } from '../words'

export function RichTextExhibit({ words }: ExhibitProps) {
  return (
    <>
      <Case name="note" width="wide">
        <RichText html={words.html} />
      </Case>
      <Case name="article" width="wide">
        <RichText html={words.html} size="article" />
      </Case>
      <Case name="long words, narrow" width="narrow">
        <RichText html={`<h3>${words.long}</h3><p>${words.long}</p>`} />
      </Case>
      <Case name="empty: nothing is drawn" width="narrow">
        <RichText html="" />
      </Case>
    </>
  )
}
