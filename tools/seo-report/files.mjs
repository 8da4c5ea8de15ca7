import { cp, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'

/**
 * What `report.mjs` needs beside it: `files.mjs FOLDER`, in the project's folder. Script and styles
 * of the report's page, with fonts as data URLs; and the files of rules with the validator of XML,
 * which starts a worker of its own and cannot be bundled.
 */

/** @param {string} folder */
async function writePage(folder) {
  await build({
    entryPoints: { 'report-page': join('tools', 'seo-report', 'app', 'main.tsx') },
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['es2022'],
    jsx: 'automatic',
    loader: { '.woff2': 'dataurl' },
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
  })
}

/** @param {string} folder */
async function copyFiles(folder) {
  const files = join(folder, 'report-files')
  await mkdir(files, { recursive: true })
  await cp(join('tools', 'seo-report', 'rules', 'schemas'), join(files, 'schemas'), {
    recursive: true,
  })
  const vocabulary = join('node_modules', '@vocabulary', 'schema', 'schema.nq')
  await cp(vocabulary, join(files, 'schema.nq'))
  const validator = join('node_modules', 'xmllint-wasm')
  await cp(validator, join(folder, validator), { recursive: true })
}

const [folder] = process.argv.slice(2)
if (!folder) {
  console.error('Usage: files.mjs FOLDER')
  process.exit(2)
}
await Promise.all([writePage(folder), copyFiles(folder)])
