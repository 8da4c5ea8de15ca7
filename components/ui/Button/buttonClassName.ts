import styles from './Button.module.scss'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'light'
export type ButtonSize = 's' | 'm' | 'l'

export interface ButtonStyle {
  /** `light` is for purple backgrounds. */
  readonly variant?: ButtonVariant
  readonly size?: ButtonSize
  /** Fills the width of its container. */
  readonly wide?: boolean
}

/** Class names of a button, for elements that are not a `Button`. */
export function buttonClassName(style: ButtonStyle = {}, extra?: string): string {
  const { variant = 'primary', size = 'm', wide = false } = style
  return [styles.button, styles[variant], styles[size], wide && styles.wide, extra]
    .filter(Boolean)
    .join(' ')
}
