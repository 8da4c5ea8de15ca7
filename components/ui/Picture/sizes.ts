/** Widths that Next's image optimizer is configured for, and `srcset`s of them. */

/** Widths of pictures that fill a part of the window, px. */
export const windowWidths = [390, 512, 640, 828, 1200, 1600, 1920, 2400]

/** Widths of small pictures, px. */
export const smallWidths = [64, 128, 160, 256, 320]

export const pictureQuality = 70

const widths = [...smallWidths, ...windowWidths]

export interface PictureSources {
  readonly src: string
  readonly srcSet?: string
  readonly sizes?: string
}

/**
 * Attributes of an `img` as `next/image` renders them, without its client component, which adds
 * nothing for images without a placeholder.
 * @param width how wide the picture is drawn, px, where there are no `sizes`
 */
export function pictureSources(
  src: string,
  { width, sizes }: { readonly width: number; readonly sizes?: string | undefined },
): PictureSources {
  // Pictures of other hosts and SVG are not optimised.
  if (/^https?:|\.svg$/.test(src)) return { src }
  const offered = sizes ? fitting(sizes) : densities(width)
  const srcSet = offered.map((each, index) => {
    return `${optimised(src, each)} ${sizes ? `${each}w` : `${index + 1}x`}`
  })
  const largest = optimised(src, offered.at(-1) ?? width)
  return { src: largest, srcSet: srcSet.join(', '), ...(sizes ? { sizes } : {}) }
}

function optimised(src: string, width: number): string {
  return `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${pictureQuality}`
}

/** Leaves out widths below the smallest `vw` of `sizes` in the narrowest window, and above what any needs. */
function fitting(sizes: string): number[] {
  const shares = [...sizes.matchAll(/(?:^|\s)(\d+)vw/g)].map(([, share]) => Number(share) / 100)
  const minWidth = shares.length > 0 ? Math.min(...shares) * (windowWidths[0] ?? 0) : 0
  const most = 2 * Math.max(...sizes.split(',').map(widest))
  // What cannot be read, NaN, leaves out none.
  return widths.filter((width, at) => width >= minWidth && !((widths[at - 1] ?? 0) >= most))
}

/** The window beyond which pages get no wider, px. */
const widestPage = 1840

/** Px of one place of `sizes`, such as `(max-width: 639px) 46vw`, at its widest, with text twice as large. */
function widest(place: string): number {
  const [, window = widestPage, length, unit] =
    /(?:(\d+)px\) *)?([\d.]+)(vw|rem|px)\s*$/.exec(place) ?? []
  return Number(length) * (unit === 'vw' ? Number(window) / 100 : unit === 'rem' ? 32 : 1)
}

/** Widths for 1x and 2x screens. */
function densities(width: number): number[] {
  const wanted = [width, width * 2].map(
    each => widths.find(offered => offered >= each) ?? Math.max(...widths),
  )
  return [...new Set(wanted)]
}
