import { Tags } from '@/components/ui/Tags/Tags'
import { Case } from '../Case'
import type { ExhibitProps } from '../words'

export function TagsExhibit({ words }: ExhibitProps) {
  return (
    <>
      <Case name="default">
        <Tags tags={words.tags} />
      </Case>
      <Case name="long words, narrow" width="narrow">
        <Tags tags={[...words.tags, words.long]} />
      </Case>
    </>
  )
}
