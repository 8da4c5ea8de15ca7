import { Tags } from '@/components/ui/Tags/Tags'
import { Case } from '../Case'
import type { ExhibitProps } from '../labels'

export function TagsExhibit({ labels }: ExhibitProps) {
  return (
    <>
      <Case name="default">
        <Tags tags={labels.tags} />
      </Case>
      <Case name="long words, narrow" width="narrow">
        <Tags tags={[...labels.tags, labels.long]} />
      </Case>
    </>
  )
}
