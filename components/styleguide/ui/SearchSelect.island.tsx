'use client'

import { useState } from 'react'
import { SearchSelect } from '@/components/ui/SearchSelect/SearchSelect'
import { Case } from '../Case'
import type { ExhibitProps } from '../labels'

export function SearchSelectExhibit({ labels }: ExhibitProps) {
  const [none, setNone] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(labels.options[0] ?? null)
  const [long, setLong] = useState<string | null>(labels.long)
  const items = [...labels.options, labels.long].map(label => ({ label, href: '#SearchSelect' }))
  const select = { items, labels: labels.select }
  return (
    <>
      <Case name="empty">
        <SearchSelect {...select} value={none} onChange={setNone} />
      </Case>
      <Case name="chosen">
        <SearchSelect {...select} value={chosen} onChange={setChosen} />
      </Case>
      <Case name="long words">
        <SearchSelect {...select} value={long} onChange={setLong} />
      </Case>
      <Case name="nothing to choose from">
        <SearchSelect items={[]} labels={labels.select} value={null} onChange={setNone} />
      </Case>
    </>
  )
}
