import type { Finding } from './finding'

/** `clinic.yaml:12 hours.opens: found "8", expected a time such as 8:00`. */
export function findingLine({ file, line, field, found, expected }: Finding): string {
  const place = line === undefined ? file : `${file}:${line}`
  return `${place}${field ? ` ${field}` : ''}: found ${found}, expected ${expected}`
}
