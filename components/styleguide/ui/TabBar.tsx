import { useLocale } from 'next-intl'
import { TabBar } from '@/components/ui/TabBar/TabBar'
import { localePath } from '@/lib/routing/locales'
import { Case } from '../Case'
import type { ExhibitProps } from '../words'

export function TabBarExhibit({ words }: ExhibitProps) {
  const href = localePath('/styleguide', useLocale())
  const tabs = [
    { label: words.section, href, section: 'styleguide' },
    { label: words.button, href: localePath('/services/top', useLocale()), section: 'services' },
    ...words.options.map(label => ({ label, href: `${href}#${label}`, section: label })),
  ]
  return (
    <Case name="one open, the others closed" width="wide">
      <TabBar label={words.section} tabs={tabs} />
    </Case>
  )
}
