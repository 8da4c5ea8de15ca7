/**
 * The frame of a text field: the box, the small label in its upper edge and the error that takes
 * the label's place (B33). Stateless, so that forms without JavaScript use it, too.
 */
import type { ReactNode } from 'react'
import styles from './TextField.module.scss'

export type TextFieldSize = 'default' | 'small'

export interface TextFieldFrameProps {
  /** Id of the input inside. */
  readonly id: string
  readonly label: string
  /** Whether the label is seen; assistive technology has it always. */
  readonly showLabel: boolean
  /** Marks the field wrong, with or without a message. */
  readonly error?: boolean
  /** The first one is shown instead of the label while the field is wrong. */
  readonly errors?: readonly string[]
  /** The value is right by now: the message is still seen, but no longer read with the input. */
  readonly corrected?: boolean
  readonly size?: TextFieldSize
  readonly disabled?: boolean
  readonly className?: string
  /** A button at the end of the field. */
  readonly action?: ReactNode
  /** The input, with {@link inputState} spread on it. */
  readonly children: ReactNode
}

type ErrorState = Pick<TextFieldFrameProps, 'id' | 'error' | 'errors' | 'corrected'>

function messageOf({ error, errors }: ErrorState): string | undefined {
  return error ? errors?.[0] || undefined : undefined
}

/** Attributes that tie an input to its frame. */
export function inputState(field: ErrorState) {
  const message = field.corrected ? undefined : messageOf(field)
  return {
    id: field.id,
    className: styles.input,
    // Said in either case: what is required and empty is not wrong before it was sent.
    'aria-invalid': Boolean(field.error && !field.corrected),
    'aria-describedby': message && `${field.id}-error`,
  } as const
}

export function TextFieldFrame(props: TextFieldFrameProps) {
  const { id, label, error, size = 'default', className } = props
  const message = messageOf(props)
  const labelIsSeen = props.showLabel && !message
  return (
    <div
      className={[styles.root, size === 'small' && styles.small, className]
        .filter(Boolean)
        .join(' ')}
      data-caption={labelIsSeen || message ? true : undefined}
      data-error={error || undefined}
      data-disabled={props.disabled || undefined}
    >
      <label htmlFor={id} className={labelIsSeen ? styles.caption : styles.hidden}>
        {label}
      </label>
      {props.children}
      {props.action}
      {message && (
        <span id={`${id}-error`} className={styles.caption}>
          {message}
        </span>
      )}
    </div>
  )
}
