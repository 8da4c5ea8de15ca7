/**
 * Interpolation for islands, which get their labels as props and load no message formatter.
 */

/** `fill('Стаж {count} лет', { count: 7 })`; a name without a value stays as it is. */
export function fill(template: string, values: Readonly<Record<string, string | number>>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}
