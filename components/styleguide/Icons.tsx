import type { IconNode } from 'lucide'
import * as set from 'lucide'
import { Icon } from '@/components/ui/Icon/Icon'
import { Case } from './Case'
import { iconsInUse } from './iconsInUse'

const drawings: Readonly<Record<string, unknown>> = set

/** The package exports functions, too; its icons are lists of shapes. */
const isDrawing = (value: unknown): value is IconNode => Array.isArray(value)

/** The Lucide icons that the site uses. */
export function Icons() {
  return iconsInUse().map(name => {
    const drawing = drawings[name]
    return (
      <Case key={name} name={name} width="narrow">
        {isDrawing(drawing) && <Icon of={drawing} />}
      </Case>
    )
  })
}
