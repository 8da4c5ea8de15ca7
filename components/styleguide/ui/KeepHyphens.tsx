import { KeepHyphens } from '@/components/ui/KeepHyphens/KeepHyphens'
import { Case } from '../Case'
import type { ExhibitProps } from '../labels'

export function KeepHyphensExhibit({ labels }: ExhibitProps) {
  return (
    <>
      <Case name="default, narrow" width="narrow">
        <h3>
          <KeepHyphens text={labels.compound} />
        </h3>
      </Case>
      <Case name="long words, narrow" width="narrow">
        <h3>
          <KeepHyphens text={labels.long} />
        </h3>
      </Case>
    </>
  )
}
