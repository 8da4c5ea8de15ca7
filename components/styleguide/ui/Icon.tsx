import { Search, X } from 'lucide'
import { Icon } from '@/components/ui/Icon/Icon'
import { tooth } from '@/components/ui/Icon/tooth'
import { Case } from '../Case'

const drawings = { Search, X, tooth }

export function IconExhibit() {
  return Object.entries(drawings).map(([name, drawing]) => (
    <Case key={name} name={name} width="narrow">
      <Icon of={drawing} />
    </Case>
  ))
}
