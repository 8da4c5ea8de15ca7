interface SpokenProps {
  readonly shown: string
  /** Whole words: a screen reader leaves out the dash of "8:00–20:00" and spells "пн–пт". */
  readonly said: string
}

/** What is short to the eye and words to the ear. */
export function Spoken({ shown, said }: SpokenProps) {
  return (
    <>
      <span aria-hidden="true">{shown}</span>
      <span className="visually-hidden">{said}</span>
    </>
  )
}
