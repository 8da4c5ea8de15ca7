import { contrast } from '@/lib/clinic/contrast'
import type { Token } from './readTokens'
import styles from './Styleguide.module.scss'

/** Background colours of text. */
const grounds = ['--surface-raised', '--surface', '--purple-100', '--purple-900'] as const

/** Each colour as text on the site's backgrounds, with its contrast and its WCAG grade. */
export function Colours({ tokens }: { readonly tokens: readonly Token[] }) {
  const values = new Map(tokens)
  return (
    <table className={styles.colours}>
      <thead>
        <tr>
          <th>colour</th>
          {grounds.map(ground => (
            <th key={ground}>{`as text on ${ground}`}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tokens.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">
              <span style={{ background: value }} />
              <code>{`${name} ${value}`}</code>
            </th>
            {grounds.map(ground => (
              <Ratio key={ground} text={value} ground={values.get(ground) ?? '#ffffff'} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Ratio({ text, ground }: { readonly text: string; readonly ground: string }) {
  const ratio = contrast(text, ground)
  return (
    <td style={{ color: text, background: ground }}>{`${ratio.toFixed(1)} ${grade(ratio)}`}</td>
  )
}

/** WCAG 2.2, 1.4.3 and 1.4.11. */
function grade(ratio: number): string {
  if (ratio >= 4.5) return 'text'
  return ratio >= 3 ? 'large text, signs' : 'decoration'
}
