import { type ButtonStyle, buttonClassName } from '@/components/ui/Button/buttonClassName'
import { RequestLink, type RequestLinkProps } from './RequestLink.island'

export type RequestButtonProps = RequestLinkProps &
  ButtonStyle & {
    /** Not styled as a button: all styles come from `className`. */
    readonly plain?: boolean
  }

/** Opens the request dialog. No island itself, so that most pages get its classes from the server. */
export function RequestButton(props: RequestButtonProps) {
  const { variant, size, wide, plain = false, className, ...link } = props
  const classes = plain ? className : buttonClassName({ variant, size, wide }, className)
  return <RequestLink {...link} className={classes} />
}
