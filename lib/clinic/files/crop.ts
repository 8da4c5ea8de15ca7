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

/** An own photograph; drawings and pictures of other hosts are shown whole. */
const photograph = /^\/files\/.+\.(?:avif|hei[cf]|jpe?g|png|webp)$/i

interface Size {
  readonly width: number
  readonly height: number
}

/** Where the focal point comes to lie in the cropped picture, as far as there is room: eyes in a portrait. */
export const aim = { x: 0.5, y: 0.4 } as const

/** Part of the largest possible portrait that is shown at least. */
const closest = 0.6

/**
 * The size of the part that is shown: the largest one of the shape. Around a face that stands low it is
 * smaller, so that the face comes up: cards of phones show the upper two thirds of a portrait alone.
 */
export function areaOf({ width, height }: Size, { shape, focus }: Crop): Size {
  const ratio = shapes[shape].width / shapes[shape].height
  const most = Math.min(height, width / ratio)
  const around = focus ? (height * (1 - focus.y / 100)) / (1 - aim.y) : most
  const shown = shape === 'portrait' ? Math.min(most, Math.max(closest * most, around)) : most
  return { width: Math.round(shown * ratio), height: Math.round(shown) }
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
