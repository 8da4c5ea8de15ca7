/**
 * Addresses of pictures that are cropped to the shape in which pages draw them: the path of the file,
 * then the shape, and the focal point where the record names one, `/files/anna.jpg/portrait-40-25`.
 */

/** Pixels at most, as the widest place needs them on a screen of two per point. */
export const shapes = {
  portrait: { width: 1600, height: 2000 },
  landscape: { width: 2400, height: 1800 },
} as const

/** What has to be seen, such as a face: percent of the upright picture, from the left and the top. */
export interface Focus {
  readonly x: number
  readonly y: number
}

export interface Crop {
  readonly shape: keyof typeof shapes
  /** Without it the most striking part, which faces are. */
  readonly focus?: Focus | undefined
}

/** An own photograph; drawings, pictures of the site itself and of other hosts are shown whole. */
const photograph = /^\/files\/.+\.(?:avif|hei[cf]|jpe?g|png|webp)$/i

interface Size {
  readonly width: number
  readonly height: number
}

/** The largest part of a picture that has the shape. */
export function areaOf({ width, height }: Size, shape: Crop['shape']): Size {
  const ratio = shapes[shape].width / shapes[shape].height
  return {
    width: Math.round(Math.min(width, height * ratio)),
    height: Math.round(Math.min(height, width / ratio)),
  }
}

/** The address of a picture in a shape; `null` stays, and so does what cannot be cropped. */
export function cropped<T extends string | null>(image: T, { shape, focus }: Crop): T | string {
  if (!image || !photograph.test(image)) return image
  return `${image}/${shape}${focus ? `-${focus.x}-${focus.y}` : ''}`
}

/** The path of the file, and how it is cropped; the whole picture for any other path. */
export function cropIn(pathname: string): { readonly file: string; readonly crop?: Crop } {
  const [, file, shape, x, y] =
    /^(.+)\/(portrait|landscape)(?:-(\d{1,3})-(\d{1,3}))?$/.exec(pathname) ?? []
  if (!file || !photograph.test(file)) return { file: pathname }
  const focus = x && y ? { x: Number(x), y: Number(y) } : undefined
  return { file, crop: { shape: shape === 'portrait' ? 'portrait' : 'landscape', focus } }
}
