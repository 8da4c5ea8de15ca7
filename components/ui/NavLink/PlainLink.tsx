import type { NavLinkProps } from './navLinkProps'

/** A link of the navigation that does not know whether its section is open. */
export function PlainLink({ href, className, children }: NavLinkProps) {
  return (
    <a href={href} className={className}>
      {children}
    </a>
  )
}
