import { Fragment } from 'react'
import styles from './KeepHyphens.module.scss'

/** Compounds of up to 12 characters; longer ones must stay breakable on a narrow phone. */
const shortCompound = /(?<!\S)(?=\S{3,12}(?!\S))(\S*-\S*)/

/** Words of a heading whose short compounds, as "check-up", are not torn at the end of a line. */
export function KeepHyphens({ text }: { readonly text: string }) {
  return text.split(shortCompound).map((part, index) => {
    // What the expression captures stands at the odd places.
    const Part = index % 2 === 1 ? Kept : Fragment
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of one text never change places
    return <Part key={index}>{part}</Part>
  })
}

function Kept({ children }: { readonly children: string }) {
  return <span className={styles.kept}>{children}</span>
}
