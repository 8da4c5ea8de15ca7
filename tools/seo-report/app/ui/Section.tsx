import type { ReactNode } from 'react'
import { number } from '../../labels/say'
import { More } from './More'

interface SectionProps<T> {
  readonly name: string
  readonly note?: string
  readonly items: readonly T[]
  readonly step?: number
  readonly children: (shown: readonly T[]) => ReactNode
}

/** A list under a heading with its length; nothing where it is empty. */
export function Section<T>({ name, note, items, step = 20, children }: SectionProps<T>) {
  if (items.length === 0) return null
  return (
    <section>
      <h2>
        {name} <span className="muted">{number(items.length)}</span>
      </h2>
      {note && <p className="muted">{note}</p>}
      <More items={items} step={step}>
        {children}
      </More>
    </section>
  )
}
