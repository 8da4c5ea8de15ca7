import { Tabs } from '@/components/ui/Tabs/Tabs.island'
import { Case } from '../Case'
import type { ExhibitProps } from '../labels'

export function TabsExhibit({ labels }: ExhibitProps) {
  const panels = labels.options.slice(0, 2).map((label, index) => ({
    id: `panel-${index}`,
    label,
    content: <p>{labels.long}</p>,
  }))
  const elsewhere = { href: '#Tabs', label: labels.section }
  return (
    <>
      <Case name="default">
        <Tabs label={labels.section} panels={panels} />
      </Case>
      <Case name="with one that leads elsewhere">
        <Tabs label={labels.section} panels={panels} elsewhere={elsewhere} />
      </Case>
    </>
  )
}
