'use client'

import { type ReactNode, useState } from 'react'
import { buttonClassName } from '@/components/ui/Button/Button'
import styles from './ClinicMap.module.scss'

interface MapEmbedProps {
  readonly url: string
  readonly labels: { readonly show: string; readonly frame: string }
  /** The drawn map, which stays until the other one is wanted. */
  readonly children: ReactNode
}

/** The embedded map: a foreign page, so nothing of it is loaded before the visitor asks for it. */
export function MapEmbed({ url, labels, children }: MapEmbedProps) {
  const [shown, setShown] = useState(false)
  return (
    <>
      {children}
      {shown ? (
        <iframe
          ref={focus}
          className={styles.frame}
          src={url}
          title={labels.frame}
          referrerPolicy="strict-origin-when-cross-origin"
          allowFullScreen
        />
      ) : (
        <button
          type="button"
          className={buttonClassName({ variant: 'light' }, styles.show)}
          onClick={() => setShown(true)}
        >
          {labels.show}
        </button>
      )}
    </>
  )
}

/** The button that was pressed is gone; the keyboard goes on in the map. */
function focus(frame: HTMLIFrameElement | null) {
  frame?.focus({ preventScroll: true })
}
