import * as set from 'lucide-react'
import { Case } from './Case'
import { iconsInUse } from './iconsInUse'

const exported: Readonly<Record<string, unknown>> = set

/** The set exports functions, too; its icons are components with a reference inside. */
function isIcon(value: unknown): value is set.LucideIcon {
  return typeof value === 'object' && value !== null && '$$typeof' in value
}

/** The icons of the set that the site uses; those it lacks are BrandIcon and ToothIcon. */
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
