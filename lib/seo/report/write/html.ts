/**
 * The report as one HTML file that needs no network, with script and styles inlined and the data
 * compressed, as thousands of pages take many megabytes.
 */
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { build } from 'esbuild'
import type { Report } from '../data'
import { pageLabels } from '../labels/page'

const entry = join(process.cwd(), 'lib', 'seo', 'report', 'app', 'main.tsx')

export async function reportHtml(report: Report): Promise<string> {
  const { script, styles } = await bundle()
  const data = await promisify(gzip)(JSON.stringify(report))
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
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

/** Script and styles with fonts as data URLs; `</` is escaped, in the script by esbuild. */
async function bundle() {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    outdir: 'report',
    format: 'iife',
    target: ['es2022'],
    jsx: 'automatic',
    loader: { '.woff2': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"' },
    charset: 'utf8',
    legalComments: 'none',
  })
  const textOf = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? ''
  return { script: textOf('.js'), styles: textOf('.css').replaceAll('</', '<\\/') }
}
