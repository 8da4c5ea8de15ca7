import { useLocale } from 'next-intl'
import { Link } from '@/components/ui/Link/Link.island'
import { NavLink } from '@/components/ui/Link/NavLink.island'
import { localePath } from '@/lib/routing/locales'
import { Case } from '../Case'
import type { ExhibitProps } from '../labels'

/** Both are bare: their look is that of the place they stand in. */
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
