import { Fragment } from 'react'
import styles from './KeepHyphens.module.scss'

/** Longer compounds must stay breakable on a narrow phone. */
const longest = 12

/** Words of a heading whose short compounds, as "check-up", are not torn at the end of a line. */
export function KeepHyphens({ text }: { readonly text: string }) {
  return text.split(/(\s+)/).map((word, index) => {
    const Word = word.includes('-') && word.length <= longest ? Kept : Fragment
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of one text never change places
    return <Word key={index}>{word}</Word>
  })
}

function Kept({ children }: { readonly children: string }) {
  return <span className={styles.kept}>{children}</span>
}
