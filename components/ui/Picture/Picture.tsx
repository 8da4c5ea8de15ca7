import { ViewTransition } from 'react'
import { preload } from 'react-dom'
import { pictureSources } from './sizes'

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
export function Picture({ priority = false, moves, sizes, src, alt, ...image }: PictureProps) {
  const sources = pictureSources(src, { width: image.width, sizes })
  if (priority) {
    preload(sources.src, {
      as: 'image',
      fetchPriority: 'high',
      ...(sources.srcSet && { imageSrcSet: sources.srcSet }),
      ...(sources.sizes && { imageSizes: sources.sizes }),
    })
  }
  const picture = (
    // biome-ignore lint/performance/noImgElement: see pictureSources
    <img
      {...image}
      alt={alt}
      decoding="async"
      loading={priority ? 'eager' : 'lazy'}
      {...(priority ? { fetchPriority: 'high' } : {})}
      // No words of the picture before it is there.
      style={{ color: 'transparent' }}
      // Safari fetches `src` at once, if it comes before the others.
      sizes={sources.sizes}
      srcSet={sources.srcSet}
      src={sources.src}
    />
  )
  if (!moves) return picture
  return (
    <ViewTransition name={moves} share="auto" default="none">
      {picture}
    </ViewTransition>
  )
}
