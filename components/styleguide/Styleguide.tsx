import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import type { StyleguideData } from '@/lib/screens/styleguide'
import { Cards } from './Cards'
import { Icons } from './Icons'
import { guideLabels } from './labels'
import { primitives } from './primitives'
import styles from './Styleguide.module.scss'
import { Tokens } from './Tokens.island'

interface StyleguideProps {
  readonly records: StyleguideData
  readonly layout: 'desktop' | 'mobile'
}

/** Tokens, every primitive in every state, and the cards; for those who build the site. */
export function Styleguide({ records, layout }: StyleguideProps) {
  const labels = guideLabels(useLocale())
  const parts = { tokens: <Tokens labels={labels} />, icons: <Icons /> }
  const cards = <Cards records={records} layout={layout} labels={labels} />
  return (
    <div className={styles.guide}>
      <h1>Style guide</h1>
      <ul className={styles.contents}>
        {[...Object.keys(parts), ...Object.keys(primitives), 'cards'].map(name => (
          <li key={name}>
            <a href={`#${name}`}>{name}</a>
          </li>
        ))}
      </ul>
      {Object.entries(parts).map(([name, part]) => (
        <Exhibit key={name} name={name}>
          {part}
        </Exhibit>
      ))}
      {Object.entries(primitives).map(([name, Primitive]) => (
        <Exhibit key={name} name={name}>
          <Primitive labels={labels} />
        </Exhibit>
      ))}
      <Exhibit name="cards">{cards}</Exhibit>
    </div>
  )
}

function Exhibit({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <section id={name} className={styles.exhibit} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{name}</h2>
      <div className={styles.cases}>{children}</div>
    </section>
  )
}
