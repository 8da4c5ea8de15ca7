import { FileText } from 'lucide'
import { Name } from '@/components/analyses/AnalysisRows/Name'
import { Icon } from '@/components/ui/Icon/Icon'
import type { CalculatorItem } from '@/lib/calculator/item'
import { preparationsOf } from '@/lib/calculator/preparation'
import { fill } from '@/lib/text/fill'
import styles from './Leaflets.module.scss'

interface LeafletsProps {
  readonly items: readonly CalculatorItem[]
  readonly title: string
  /** `{number}` stands for the number of the leaflet. */
  readonly leaflet: string
}

/** Preparation for the chosen analyses: each leaflet once, with the analyses it is for. */
export function Leaflets({ items, title, leaflet }: LeafletsProps) {
  const preparations = preparationsOf(items)
  if (preparations.length === 0) return null
  return (
    <section className={styles.leaflets}>
      <h3>{title}</h3>
      <ul>
        {preparations.map(({ document, names }, index) => (
          <li key={document}>
            <Icon of={FileText} />
            <p>
              <a href={document}>{fill(leaflet, { number: index + 1 })}</a>
              {names.map((name, place) => (
                <span key={name}>
                  <span>{place === 0 ? ': ' : ', '}</span>
                  <Name html={name} />
                </span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
