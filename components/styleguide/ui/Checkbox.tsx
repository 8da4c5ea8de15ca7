import { Checkbox } from '@/components/ui/Checkbox/Checkbox'
import { Case } from '../Case'
import type { ExhibitProps } from '../labels'

export function CheckboxExhibit({ labels }: ExhibitProps) {
  return (
    <>
      <Case name="default">
        <Checkbox name="plain">{labels.consent}</Checkbox>
      </Case>
      <Case name="ticked">
        <Checkbox name="ticked" defaultChecked>
          {labels.consent}
        </Checkbox>
      </Case>
      <Case name="disabled">
        <Checkbox name="disabled" disabled>
          {labels.consent}
        </Checkbox>
        <Checkbox name="disabled-ticked" disabled defaultChecked>
          {labels.consent}
        </Checkbox>
      </Case>
      <Case name="error">
        <Checkbox name="wrong" error={labels.error}>
          {labels.consent}
        </Checkbox>
      </Case>
      <Case name="long words, narrow" width="narrow">
        <Checkbox name="long">{labels.long}</Checkbox>
      </Case>
    </>
  )
}
