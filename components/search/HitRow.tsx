/** Content of a hit's link, in the drop-down and on the page of results. */
import type { ReactNode } from 'react'
import { DoctorPhoto } from '@/components/doctors/DoctorPhoto'
import { KeepHyphens } from '@/components/ui/KeepHyphens/KeepHyphens'
import { priceText } from '@/lib/calculator/price-text'
import type { RichHit } from '@/lib/content/search/rich-hit'
import { articleKind } from '@/lib/entities/search-hit'
import styles from './HitRow.module.scss'
import type { HitLabels } from './labels'

/** Width of the photo, px. */
const photoSize = 44

interface HitRowProps {
  readonly hit: RichHit
  readonly labels: HitLabels
  /** The name, with a `<mark>` where it matches the text. */
  readonly children: ReactNode
}

/** Of parts that are told apart by their places alone. */
const Comma = () => <span className="visually-hidden">, </span>

export function HitRow({ hit, labels, children }: HitRowProps) {
  const { category, note, picture, price, priceKind, discount } = hit
  const said = priceText({ kind: priceKind, tenge: price }, labels.price)
  return (
    <span className={styles.row}>
      {category === 'doctors' && (
        <span className={styles.photo}>
          <DoctorPhoto doctor={{ id: 0, image: picture }} alt="" sizes={photoSize} />
        </span>
      )}
      <span className={styles.name}>
        {children}
        {note && (
          <small>
            <Comma />
            <span>{note}</span>
          </small>
        )}
      </span>
      {category !== articleKind && (
        <span className={styles.price}>
          <Comma />
          {category === 'doctors' && <small>{labels.firstVisit} </small>}
          {priceKind === 'onRequest' ? (
            <small>{said}</small>
          ) : (
            <b>
              <KeepHyphens text={said} />
            </b>
          )}
          {discount > 0 && (
            <i>
              <Comma />
              <span className="visually-hidden">{labels.discount} </span>
              <span className="minus">{`${discount}%`}</span>
            </i>
          )}
        </span>
      )}
    </span>
  )
}
