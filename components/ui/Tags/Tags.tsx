import styles from './Tags.module.scss'

export function Tags({ tags }: { readonly tags: readonly string[] }) {
  return (
    <ul className={styles.tags}>
      {tags.map(tag => (
        <li key={tag}>{tag}</li>
      ))}
    </ul>
  )
}
