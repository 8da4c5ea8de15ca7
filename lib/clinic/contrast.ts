/**
 * The contrast ratio of two colours by WCAG 2.2, 1 to 21. Text needs 4.5, large text and icons 3.
 *
 * @param first and second as `#rgb` or `#rrggbb`
 */
export function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** Relative luminance, 0 for black and 1 for white. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = linearOf(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Amounts of light of red, green and blue, 0 to 1. */
export function linearOf(colour: string): number[] {
  return channelsOf(colour).map(channel => {
    const value = channel / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
}

/** Red, green and blue, 0 to 255. */
export function channelsOf(colour: string): number[] {
  const digits = colour.slice(1)
  const length = digits.length / 3
  return [0, 1, 2].map(index => {
    const channel = digits.slice(index * length, (index + 1) * length)
    return Number.parseInt(channel.repeat(2 / length), 16)
  })
}
