import NextImage from 'next/image'
import { ViewTransition } from 'react'

interface PictureProps {
  readonly src: string
  /** Empty for decoration. */
  readonly alt: string
  readonly width: number
  readonly height: number
  /** CSS `sizes`: how wide the picture is drawn; without it, `width` pixels wide. */
  readonly sizes?: string
  /** The largest picture of a page: never lazy, fetched first. */
  readonly priority?: boolean
  /**
   * The name it shares with the same picture on another page, unique on each: when one page leads to
   * the other, the picture moves to its new place.
   */
  readonly moves?: string | undefined
  readonly className?: string | undefined
}

/** A picture in the right size and AVIF or WebP; those of foreign hosts are shown as they are. */
export function Picture({ priority = false, moves, ...image }: PictureProps) {
  const picture = (
    <NextImage
      {...image}
      unoptimized={/^https?:/.test(image.src)}
      {...(priority ? { loading: 'eager', fetchPriority: 'high', preload: true } : {})}
    />
  )
  if (!moves) return picture
  return (
    <ViewTransition name={moves} share="auto" default="none">
      {picture}
    </ViewTransition>
  )
}
