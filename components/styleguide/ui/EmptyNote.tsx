import { EmptyNote } from '@/components/ui/EmptyNote/EmptyNote'
import { Case } from '../Case'
import type { ExhibitProps } from '../labels'

export function EmptyNoteExhibit({ labels }: ExhibitProps) {
  return (
    <>
      <Case name="a sentence" width="wide">
        <EmptyNote>{labels.dialogText}</EmptyNote>
      </Case>
      <Case name="long words, narrow" width="narrow">
        <EmptyNote>{labels.long}</EmptyNote>
      </Case>
    </>
  )
}
