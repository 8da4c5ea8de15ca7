import { useLocale } from 'next-intl'
import { NavLink } from '@/components/ui/NavLink/NavLink.island'
import { localePath } from '@/lib/routing/locales'
import { Case } from '../Case'
import type { ExhibitProps } from '../labels'

/** Unstyled: the component around it styles it. */
export function NavLinkExhibit({ labels }: ExhibitProps) {
  return (
    <Case name="its section open">
      <NavLink href={localePath('/styleguide', useLocale())} section="styleguide">
        {labels.section}
      </NavLink>
    </Case>
  )
}
