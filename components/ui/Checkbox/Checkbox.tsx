/**
 * A checkbox with its text: the native input under a drawn box, so keyboard, forms without
 * JavaScript and assistive technology get the real thing. Server components and islands share it.
 */
import { Check } from 'lucide'
import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '@/components/ui/Icon/Icon'
import styles from './Checkbox.module.scss'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'size'> {
  /** The text beside the box; it may hold links, which are followed without ticking. */
  readonly children: ReactNode
  /** Shown under the text and tied to the box; the box is marked invalid. */
  readonly error?: string
}

export function Checkbox({ children, error, className, id, ...input }: CheckboxProps) {
  const errorId = error && `${id ?? input.name}-error`
  return (
    <div className={[styles.root, className].filter(Boolean).join(' ')}>
      <label className={styles.label}>
        <input
          {...input}
          id={id}
          type="checkbox"
          className={styles.input}
          // Said in either case: a box that is required is not wrong before it was sent.
          aria-invalid={Boolean(error)}
          aria-describedby={errorId || undefined}
        />
        <span className={styles.box}>
          <Icon of={Check} strokeWidth={3} />
        </span>
        <span className={styles.text}>{children}</span>
      </label>
      {error && (
        <p id={errorId} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
