import { ToothIcon } from '@/components/ui/ToothIcon/ToothIcon'
import { Case } from '../Case'

export function ToothIconExhibit() {
  return (
    <Case name="default" width="narrow">
      <ToothIcon />
    </Case>
  )
}
