/**
 * Moves a field to the top of the window on touch screens, whose keyboard takes the lower half: what the
 * field finds then has its place above the keyboard.
 */
export function toTop(field: Element | null): void {
  if (matchMedia('(pointer: coarse)').matches) field?.scrollIntoView({ block: 'start' })
}
