/** The tokens of lib/styles as the browser has them: colours, type, spaces, radii, shadows. */
'use client'

import { type CSSProperties, useEffect, useState } from 'react'
import { Case } from './Case'
import { Colours } from './Colours'
import type { ExhibitProps } from './labels'
import { readTokens, type Token } from './readTokens'
import styles from './Styleguide.module.scss'

export function Tokens({ labels }: ExhibitProps) {
  const [tokens, setTokens] = useState<readonly Token[]>([])
  useEffect(() => setTokens(readTokens(document.styleSheets)), [])

  const named = (prefix: string) => tokens.filter(([name]) => name.startsWith(prefix))
  return (
    <>
      <Case name="colours, and their contrast" width="wide">
        <Colours tokens={tokens.filter(([, value]) => value.startsWith('#'))} />
      </Case>
      <Case name="type" width="wide">
        {named('--text-').map(token => (
          <TypeSample key={token[0]} token={token} text={labels.compound} />
        ))}
      </Case>
      <Case name="spaces" width="wide">
        {named('--space-').map(([name, value]) => (
          <div key={name} className={styles.space}>
            <code>{`${name} ${value}`}</code>
            <span style={{ inlineSize: `var(${name})` }} />
          </div>
        ))}
      </Case>
      <Case name="radii and shadows" width="wide">
        <div className={styles.boxes}>
          {[...named('--radius-'), ...named('--shadow')].map(([name]) => (
            <span key={name} style={boxStyle(name)}>
              <code>{name}</code>
            </span>
          ))}
        </div>
      </Case>
    </>
  )
}

function boxStyle(name: string): CSSProperties {
  const value = `var(${name})`
  return name.startsWith('--radius-') ? { borderRadius: value } : { boxShadow: value }
}

/** Smallest font size allowed on the site, px. */
const smallestPixels = 12

function TypeSample({
  token: [name, value],
  text,
}: {
  readonly token: Token
  readonly text: string
}) {
  const [pixels, setPixels] = useState(0)
  return (
    <p
      className={styles.type}
      style={{ fontSize: `var(${name})` }}
      ref={line => {
        if (line) setPixels(Number.parseFloat(getComputedStyle(line).fontSize))
      }}
    >
      <code data-low={pixels < smallestPixels || undefined}>
        {`${name} ${value}, ${pixels.toFixed(1)} px here`}
      </code>
      {text}
    </p>
  )
}
