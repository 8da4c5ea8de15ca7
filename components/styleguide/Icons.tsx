import * as set from 'lucide-react'
import { Case } from './Case'
import { iconsInUse } from './iconsInUse'

const exported: Readonly<Record<string, unknown>> = set

/** lucide-react exports functions, too; its icons are `forwardRef` objects. */
function isIcon(value: unknown): value is set.LucideIcon {
  return typeof value === 'object' && value !== null && '$$typeof' in value
}

/** The Lucide icons that the site uses. */
export function Icons() {
  return iconsInUse().map(name => {
    const Icon = exported[name]
    return (
      <Case key={name} name={name} width="narrow">
        {isIcon(Icon) && <Icon aria-hidden="true" />}
      </Case>
    )
  })
}
