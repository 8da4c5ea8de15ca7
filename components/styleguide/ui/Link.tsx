import { useLocale } from 'next-intl'
import { Link } from '@/components/ui/Link/Link.island'
import { NavLink } from '@/components/ui/Link/NavLink.island'
import { localePath } from '@/lib/routing/locales'
import { Case } from '../Case'
import type { ExhibitProps } from '../labels'

/** Both are unstyled: the component around them styles them. */
export function LinkExhibit({ labels }: ExhibitProps) {
  const href = localePath('/styleguide', useLocale())
  return (
    <>
      <Case name="Link">
        <Link href={href}>{labels.section}</Link>
      </Case>
      <Case name="NavLink, its section open">
        <NavLink href={href} section="styleguide">
          {labels.section}
        </NavLink>
      </Case>
    </>
  )
}
