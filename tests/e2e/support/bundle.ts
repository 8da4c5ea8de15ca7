/** A page with components of the site and their style sheets, bundled without Next. */
import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { compileString } from 'sass'
import { sassOptions } from '@/lib/styles/sass-options'

const sass: Plugin = {
  name: 'sass',
  setup({ onLoad }) {
    onLoad({ filter: /\.scss$/ }, ({ path }) => ({
      contents: compiled(path),
      loader: path.endsWith('.module.scss') ? 'local-css' : 'css',
    }))
  },
}

function compiled(path: string): string {
  const { additionalData, loadPaths } = sassOptions
  const source = `${additionalData}\n${readFileSync(path, 'utf8')}`
  return compileString(source, { url: pathToFileURL(path), loadPaths }).css
}

/** @param entry a file that renders into the page */
export async function pageOf(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    outdir: 'page',
    jsx: 'automatic',
    external: ['*.woff2'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [sass],
  })
  const textOf = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? ''
  const script = textOf('.js').replaceAll('</script', '<\\/script')
  return `<!doctype html><meta charset="utf-8"><style>${textOf('.css')}</style><body><script>${script}</script>`
}
