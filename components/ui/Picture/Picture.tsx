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
   * Name of a view transition, unique on the page: on navigation to a page with a picture of the
   * same name, the picture moves to its new place.
   */
  readonly transitionName?: string | undefined
  readonly className?: string | undefined
}

/** A picture in the right size, as AVIF or WebP; those of other hosts are not optimised. */
export function Picture(props: PictureProps) {
  const { priority = false, transitionName, sizes, src, alt, ...image } = props
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
      // Hides the alt text while the image loads.
      style={{ color: 'transparent' }}
      // `src` comes last: Safari fetches it as soon as it is set.
      sizes={sources.sizes}
      srcSet={sources.srcSet}
      src={sources.src}
    />
  )
  if (!transitionName) return picture
  return (
    <ViewTransition name={transitionName} share="auto" default="none">
      {picture}
    </ViewTransition>
  )
}
