import { Tabs } from '@/components/ui/Tabs/Tabs.island'
import { Case } from '../Case'
import type { ExhibitProps } from '../words'

export function TabsExhibit({ words }: ExhibitProps) {
  const panels = words.options.slice(0, 2).map((label, index) => ({
    id: `panel-${index}`,
    label,
    content: <p>{words.long}</p>,
  }))
  const elsewhere = { href: '#Tabs', label: words.section }
  return (
    <>
      <Case name="default">
        <Tabs label={words.section} panels={panels} />
      </Case>
      <Case name="with one that leads elsewhere">
        <Tabs label={words.section} panels={panels} elsewhere={elsewhere} />
      </Case>
    </>
  )
}
