import { statSync } from 'node:fs'
import { unlessRefused } from '@/lib/errors/there'
import { hasFile, pathOf } from './text'

/**
 * When a file was written, or made readable; nothing of one that is not there, such as one that is
 * being replaced, which the next look finds.
 */
export function stampOf(file: string): string {
  const path = pathOf(file)
  const stat = unlessRefused(() => statSync(/* turbopackIgnore: true */ path))
  if (stat) return `${stat.mtimeMs}-${stat.ctimeMs}-${stat.size}`
  return hasFile(file) ? 'unreadable' : ''
}
