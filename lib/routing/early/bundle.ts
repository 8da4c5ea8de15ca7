/**
 * The inline scripts, bundled and minified, for `env` of next.config.ts.
 *
 * @returns the script of each variable
 * @throws where a script cannot be bundled
 */
export async function inlineScripts(): Promise<Record<'DISPLAY_SCRIPT' | 'EARLY_SCRIPT', string>> {
  const [display, early] = await Promise.all([bundle('display'), bundle('script')])
  return { DISPLAY_SCRIPT: display, EARLY_SCRIPT: early }
}

/** As it is written: the syntax of the early script decides which browsers can parse it. */
async function bundle(name: string): Promise<string> {
  // Not above: a site that only runs reads next.config.ts, too, and has no bundler.
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [`lib/routing/early/${name}.ts`],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'esnext',
    charset: 'utf8',
  })
  return outputFiles.map(({ text }) => text.trim()).join('')
}
