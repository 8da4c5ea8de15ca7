import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What browsers and crawlers look for at the root. */
const guessed = ['/favicon.ico', '/apple-touch-icon.png']

/**
 * Addresses at which a site answers with a file of the sample; none on another clinic's, where they
 * are missing, or that clinic's own.
 * @param content the folder of that clinic
 */
export async function sampleFilesOn(origin: string, content: string): Promise<string[]> {
  const names = readdirSync('content/files', { recursive: true, encoding: 'utf8' })
  const files = names.filter(name => statSync(join('content/files', name)).isFile())
  const sample = files.map(name => readFileSync(join('content/files', name)))
  const wrong: string[] = []
  for (const path of [...guessed, ...files.map(name => `/files/${name}`)]) {
    const response = await fetch(origin + path)
    const body = Buffer.from(await response.arrayBuffer())
    const isOwn = existsSync(join(content, path)) || guessed.includes(path)
    if (response.status !== (isOwn ? 200 : 404)) wrong.push(`${path}: ${response.status}`)
    if (sample.some(file => file.equals(body))) wrong.push(`${path}: of the sample`)
  }
  return wrong
}
