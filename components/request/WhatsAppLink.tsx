import { type ComponentProps, use } from 'react'

/** Address of the messenger, which is known once the page is. */
export type WhatsAppHref = string | Promise<string>

interface WhatsAppLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  readonly href: WhatsAppHref
}

/** A link to the clinic's WhatsApp. */
export function WhatsAppLink({ href, ...rest }: WhatsAppLinkProps) {
  const address = typeof href === 'string' ? href : use(href)
  return <a {...rest} href={address} target="_blank" rel="noopener" />
}
