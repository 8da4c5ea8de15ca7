import { useLocale } from 'next-intl'
import { TabBar } from '@/components/ui/TabBar/TabBar'
import { localePath } from '@/lib/routing/locales'
import { Case } from '../Case'
import type { ExhibitProps } from '../labels'

export function TabBarExhibit({ labels }: ExhibitProps) {
  const href = localePath('/styleguide', useLocale())
  const tabs = [
    { label: labels.section, href, section: 'styleguide' },
    { label: labels.button, href: localePath('/services/top', useLocale()), section: 'services' },
    ...labels.options.map(label => ({ label, href: `${href}#${label}`, section: label })),
    { label: labels.picture, href: null, section: 'empty' },
  ]
  return (
    <Case name="one open, the others closed, the last one with nothing behind it" width="wide">
      <TabBar label={labels.section} tabs={tabs} />
    </Case>
  )
}
