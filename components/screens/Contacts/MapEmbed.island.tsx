'use client'

import { type ReactNode, useState } from 'react'
import { bounded } from '@/components/hooks/bounded'

interface MapEmbedProps {
  readonly url: string
  readonly labels: { readonly show: string; readonly frame: string }
  readonly classes: { readonly show: string; readonly frame: string | undefined }
  /** The drawn map, which the embedded one covers. */
  readonly children: ReactNode
}

/** The embedded map, a third-party page: nothing of it is loaded before the visitor asks for it. */
export const MapEmbed = bounded(LiveMap, DrawnMap)

function LiveMap({ url, labels, classes, children }: MapEmbedProps) {
  const [shown, setShown] = useState(false)
  return (
    <>
      {children}
      {shown ? (
        <iframe
          ref={focus}
          className={classes.frame}
          src={url}
          title={labels.frame}
          referrerPolicy="strict-origin-when-cross-origin"
          allowFullScreen
        />
      ) : (
        <button
          type="button"
          className={classes.show}
          data-event="map_click"
          data-kind="embedded"
          onClick={() => setShown(true)}
        >
          {labels.show}
        </button>
      )}
    </>
  )
}

function DrawnMap({ children }: MapEmbedProps) {
  return children
}

/** Moves the focus from the removed button to the map. */
function focus(frame: HTMLIFrameElement | null) {
  frame?.focus({ preventScroll: true })
}
