/**
 * Files at the root of the site by which search engines and others believe that it is the clinic's:
 * `root/` of the content folder. They are looked for where the site has nothing of its own.
 */
import 'server-only'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { whereThere } from '@/lib/errors/there'
import type { Expectation } from '@/lib/text/finding-codes'
import { contentDir } from './files/dir'

export const rootFolder = 'root'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.json': 'application/json',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
}

/** Letters, digits, `_`, `-` and one ending that is known: neither hidden, nor in another folder. */
const served = /^[A-Za-z0-9][\w-]*\.(?:html|json|txt|xml)$/

/** Addresses that the site answers itself. */
const own = /^(?:robots\.txt|sitemap(?:-\d+)?\.xml|speculation-rules\.json)$/

/** What is wrong with a file's name; `null` for one that is served. */
export function rootNameProblem(name: string): Expectation | null {
  if (own.test(name)) return 'rootNameOfSite'
  return served.test(name) ? null : 'rootName'
}

/** Names of all files in the folder. */
export function rootFiles(): readonly string[] {
  const names = whereThere(() => readdirSync(folder())) ?? []
  return names.filter(name => !/^[.~]/.test(name))
}

/** What is at an address such as `/BingSiteAuth.xml`; `null` for none. */
export function rootFile(pathname: string): Response | null {
  const name = pathname.slice(1)
  if (rootNameProblem(name)) return null
  const text = whereThere(() => readFileSync(join(/* turbopackIgnore: true */ folder(), name)))
  return text ? new Response(new Uint8Array(text), { headers: headersOf(name) }) : null
}

/** A replaced file counts at once; an HTML file is no page of the site. */
function headersOf(name: string): Record<string, string> {
  return {
    'Content-Type': `${types[extname(name)]}; charset=utf-8`,
    'Cache-Control': 'no-cache',
    'Content-Security-Policy': "default-src 'none'; sandbox",
  }
}

function folder(): string {
  return join(/* turbopackIgnore: true */ contentDir(), rootFolder)
}
