import { createRequire } from 'node:module'
import { Script } from 'node:vm'
import { build, type Plugin } from 'esbuild'

/**
 * In place of `lib/routing/i18n-request.ts`, whose language is that of a page: the same structure.
 */
const request = `
  import { _createCache } from 'next-intl'
  import { getRequestConfig } from 'next-intl/server'
  export const cache = _createCache()
  const messages = { greeting: 'Здравствуйте, {name}' }
  export default getRequestConfig(async () => ({ locale: 'ru', messages, _cache: cache }))
`

const page = `
  import { getTranslations } from 'next-intl/server'
  import { cache } from 'next-intl/config'
  export const greet = async name => (await getTranslations())('greeting', { name })
  export const parsed = () => Object.keys(cache.message)
`

/** Emulates the alias that next-intl's plugin adds to Next's bundler. */
const withRequest: Plugin = {
  name: 'request',
  setup({ onLoad, onResolve }) {
    onResolve({ filter: /^next-intl\/config$/ }, () => ({ path: 'request', namespace: 'request' }))
    onLoad({ filter: /./, namespace: 'request' }, () => ({
      contents: request,
      resolveDir: process.cwd(),
    }))
  },
}

/** next-intl on the server; see docs/decisions/message-cache.md. */
test('messages are parsed into the cache of the request configuration', async () => {
  const { outputFiles } = await build({
    stdin: { contents: page, resolveDir: process.cwd() },
    plugins: [withRequest],
    bundle: true,
    write: false,
    format: 'cjs',
    platform: 'node',
    conditions: ['react-server'],
    logLevel: 'silent',
  })
  const loaded = { exports: {} as { greet: (name: string) => Promise<string>; parsed: () => [] } }
  const code = `(function (module, exports, require) {${outputFiles[0]?.text}\n})`
  new Script(code).runInThisContext()(
    loaded,
    loaded.exports,
    createRequire(`${process.cwd()}/x.js`),
  )

  expect(await loaded.exports.greet('Айгүл')).toBe('Здравствуйте, Айгүл')
  expect(await loaded.exports.greet('Мария')).toBe('Здравствуйте, Мария')
  expect(loaded.exports.parsed()).toHaveLength(1)
})
