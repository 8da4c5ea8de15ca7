import NextImage from 'next/image'

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
  readonly className?: string | undefined
}

/** A picture in the right size and AVIF or WebP; those of foreign hosts are shown as they are. */
export function Picture({ priority = false, ...image }: PictureProps) {
  return (
    <NextImage
      {...image}
      unoptimized={/^https?:/.test(image.src)}
      {...(priority ? { loading: 'eager', fetchPriority: 'high', preload: true } : {})}
    />
  )
}
