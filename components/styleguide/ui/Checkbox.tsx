import { Checkbox } from '@/components/ui/Checkbox/Checkbox'
import { Case } from '../Case'
import type { ExhibitProps } from '../words'

export function CheckboxExhibit({ words }: ExhibitProps) {
  return (
    <>
      <Case name="default">
        <Checkbox name="plain">{words.consent}</Checkbox>
      </Case>
      <Case name="ticked">
        <Checkbox name="ticked" defaultChecked>
          {words.consent}
        </Checkbox>
      </Case>
      <Case name="disabled">
        <Checkbox name="disabled" disabled>
          {words.consent}
        </Checkbox>
        <Checkbox name="disabled-ticked" disabled defaultChecked>
          {words.consent}
        </Checkbox>
      </Case>
      <Case name="error">
        <Checkbox name="wrong" error={words.error}>
          {words.consent}
        </Checkbox>
      </Case>
      <Case name="long words, narrow" width="narrow">
        <Checkbox name="long">{words.long}</Checkbox>
      </Case>
    </>
  )
}
