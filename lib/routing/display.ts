/** Options of the display panel for low-vision visitors; the first value is the default. */
export const displayOptions = {
  contrast: ['usual', 'dark', 'light'],
  size: ['usual', 'large', 'huge'],
  pictures: ['usual', 'none'],
} as const

export type DisplayOption = keyof typeof displayOptions

export const displayNames = Object.keys(displayOptions) as DisplayOption[]
