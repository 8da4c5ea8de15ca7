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
  /** Name of its view transition, on the page of a record; unique on the page. */
  readonly transitionName?: string | undefined
  /**
   * On a card that leads to that page: the `transitionName` there, to which the picture moves
   * (`components/hooks/moving-pictures.ts`).
   */
  readonly movesTo?: string | undefined
  readonly className?: string | undefined
}

const motion = '(prefers-reduced-motion: no-preference)'

/** A picture in the right size, as AVIF or WebP; those of other hosts are not optimised. */
export function Picture(props: PictureProps) {
  const { priority = false, transitionName, movesTo, sizes, src, alt, ...image } = props
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
      id={transitionName}
      alt={alt}
      decoding="async"
      loading={priority ? 'eager' : 'lazy'}
      {...(priority ? { fetchPriority: 'high' } : {})}
      data-moves-to={movesTo}
      // Hides the alt text while the image loads.
      style={{ color: 'transparent', viewTransitionName: transitionName }}
      // `src` comes last: Safari fetches it as soon as it is set.
      sizes={sources.sizes}
      srcSet={sources.srcSet}
      src={sources.src}
    />
  )
  if (!transitionName) return picture
  return (
    <>
      {/* Without it the first frame, in which the transition begins, has no picture yet. */}
      <link rel="expect" href={`#${transitionName}`} blocking="render" media={motion} />
      {picture}
    </>
  )
}
