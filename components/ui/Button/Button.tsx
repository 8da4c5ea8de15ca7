/**
 * The one button of the site, as a `<button>` or, with `href`, as a link that looks the same.
 * It has no handlers of its own, so server components and islands share it.
 */
import type { ComponentProps, ReactNode } from 'react'
import { type ButtonStyle, buttonClassName } from './buttonClassName'

interface Common extends ButtonStyle {
  /** A spinner before the text, by CSS; the button stays focusable and is announced as busy. */
  readonly loading?: boolean
  readonly children: ReactNode
}

type AsButton = Common & { readonly href?: undefined } & Omit<
    ComponentProps<'button'>,
    keyof Common
  >
type AsLink = Common & { readonly href: string } & Omit<ComponentProps<'a'>, keyof Common | 'href'>
export type ButtonProps = AsButton | AsLink

export function Button(props: ButtonProps) {
  const { variant, size, wide, loading = false, className, ...rest } = props
  const attributes = {
    className: buttonClassName({ variant, size, wide }, className),
    'aria-busy': loading || undefined,
    'aria-disabled': loading || rest['aria-disabled'] || undefined,
  }

  if (rest.href === undefined) {
    const { type = 'button', ...button } = rest
    return <button {...button} {...attributes} type={type} />
  }
  return <a {...rest} {...attributes} />
}
