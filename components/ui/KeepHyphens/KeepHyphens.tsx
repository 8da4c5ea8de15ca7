import { Fragment } from 'react'
import styles from './KeepHyphens.module.scss'

/** Compounds of up to 12 characters; longer ones must stay breakable on a narrow phone. */
const shortCompound = /(?<!\S)(?=\S{3,12}(?!\S))(\S*-\S*)/

/** Text of a heading in which short compounds, such as "check-up", do not wrap at the hyphen. */
export function KeepHyphens({ text }: { readonly text: string }) {
  return text.split(shortCompound).map((part, index) => {
    // `split` puts captured groups at odd indices.
    const Part = index % 2 === 1 ? Kept : Fragment
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
    return <Part key={index}>{part}</Part>
  })
}

function Kept({ children }: { readonly children: string }) {
  return <span className={styles.kept}>{children}</span>
}
