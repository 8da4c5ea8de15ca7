/**
 * The report as one HTML file that needs no network, with script and styles inlined and the data
 * compressed, as thousands of pages take many megabytes.
 */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Report } from '../data'
import { pageLabels } from '../labels/page'
import { documentHtml } from './document'

/** Script and styles of the page, which `files.mjs` bundles. */
export interface PageFiles {
  readonly script: string
  /** With fonts as data URLs. */
  readonly styles: string
}

/** @param folder that the command itself is in */
export function readPageFiles(folder: string): PageFiles {
  const read = (end: string) => readFileSync(join(folder, `report-page.${end}`), 'utf8')
  // esbuild escapes `</` in the script by itself.
  return { script: read('js'), styles: read('css').replaceAll('</', '<\\/') }
}

export async function reportHtml(report: Report, { script, styles }: PageFiles): Promise<string> {
  const data = await promisify(gzip)(JSON.stringify(report))
  return documentHtml({
    title: pageLabels.title,
    allowed: `script-src 'sha256-${hashOf(script)}'; style-src 'unsafe-inline'; font-src data:`,
    styles,
    body: `<div id="report"><p class="waiting">${pageLabels.waiting}</p></div>
<noscript>${pageLabels.noScript}</noscript>
<script type="application/octet-stream" id="data">${data.toString('base64')}</script>
<script>${script}</script>`,
  })
}

/** Titles and searches of others are shown: whatever is in them, this one script runs. */
const hashOf = (script: string) => createHash('sha256').update(script).digest('base64')
