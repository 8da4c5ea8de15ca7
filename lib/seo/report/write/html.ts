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
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policyFor(script)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${pageLabels.title}</title>
<style>${styles}</style>
</head>
<body>
<div id="report"><p class="waiting">${pageLabels.waiting}</p></div>
<noscript>${pageLabels.noScript}</noscript>
<script type="application/octet-stream" id="data">${data.toString('base64')}</script>
<script>${script}</script>
</body>
</html>
`
}

/** Titles and searches of others are shown: whatever is in them, this one script runs. */
function policyFor(script: string): string {
  const hash = createHash('sha256').update(script).digest('base64')
  return `default-src 'none'; script-src 'sha256-${hash}'; style-src 'unsafe-inline'; font-src data:; base-uri 'none'; form-action 'none'`
}
