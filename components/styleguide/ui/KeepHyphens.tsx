import { KeepHyphens } from '@/components/ui/KeepHyphens/KeepHyphens'
import { Case } from '../Case'
import type { ExhibitProps } from '../words'

export function KeepHyphensExhibit({ words }: ExhibitProps) {
  return (
    <>
      <Case name="default, narrow" width="narrow">
        <h3>
          <KeepHyphens text={words.compound} />
        </h3>
      </Case>
      <Case name="long words, narrow" width="narrow">
        <h3>
          <KeepHyphens text={words.long} />
        </h3>
      </Case>
    </>
  )
}
