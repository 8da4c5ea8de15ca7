import 'server-only'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Names of the icons that components import, read from their sources: for development only. */
export function iconsInUse(): string[] {
  const folder = join(process.cwd(), 'components')
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.tsx') && !file.startsWith('styleguide'))
    .flatMap(file => namesIn(readFileSync(join(folder, file), 'utf8')))
  return [...new Set(names)].sort()
}

function namesIn(source: string): string[] {
  const [, list = ''] = /import \{([^}]+)\} from 'lucide'/.exec(source) ?? []
  return list
    .split(',')
    .map(name => name.trim().replace(/ as .*/, ''))
    .filter(name => /^[A-Z]/.test(name))
}
