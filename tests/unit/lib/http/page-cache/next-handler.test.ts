/**
 * The private class of Next that `lib/http/page-cache/handler.mjs` extends
 * (docs/decisions/page-cache-handler.md).
 */
import { version } from 'next/package.json'

const path = 'next/dist/server/lib/incremental-cache/file-system-cache.js'
const wanted = ['get', 'set', 'revalidateTag', 'resetRequestCache'] as const

async function problems(): Promise<readonly string[]> {
  const where = `in Next ${version}; see docs/decisions/page-cache-handler.md`
  const module = await import(path).catch(() => null)
  if (!module) return [`There is no ${path} ${where}`]
  const Handler = module.default?.default ?? module.default
  if (typeof Handler !== 'function') return [`${path} exports no class ${where}`]
  return wanted
    .filter(name => typeof Handler.prototype[name] !== 'function')
    .map(name => `The file-system cache has no "${name}" ${where}`)
}

test('Next’s file-system cache has the methods that the page cache extends', async () => {
  expect(await problems()).toEqual([])
})
