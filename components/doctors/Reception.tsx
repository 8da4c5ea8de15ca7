import { Clock } from 'lucide'
import { Icon } from '@/components/ui/Icon/Icon'
import styles from './Reception.module.scss'

interface ReceptionProps {
  /** Of `receptionLines`: computed on the server, as lists in the browser do without its rules. */
  readonly lines: readonly string[] | undefined
}

/** On which days a doctor receives, and when not; nothing where the clinic says none. */
export function Reception({ lines = [] }: ReceptionProps) {
  return (
    lines.length > 0 && (
      <div className={styles.reception}>
        <Icon of={Clock} />
        <div>
          {lines.map(line => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
    )
  )
}
