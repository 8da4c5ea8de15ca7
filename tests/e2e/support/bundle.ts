/** A page with components of the site and their style sheets, bundled without Next. */
import { build, type Plugin } from 'esbuild'
import { compile } from 'sass'

const sass: Plugin = {
  name: 'sass',
  setup({ onLoad }) {
    onLoad({ filter: /\.scss$/ }, ({ path }) => ({
      contents: compile(path).css,
      loader: path.endsWith('.module.scss') ? 'local-css' : 'css',
    }))
  },
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
