import { scriptHashes } from '@/lib/cache/csp.mjs'
import { lateScripts, scriptsAfterPaint } from '@/lib/cache/late-scripts.mjs'

const page = [
  '<html><head>',
  '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/>',
  '<script src="/_next/static/chunks/a.js" async=""></script>',
  '<script src="/_next/static/chunks/old.js" noModule=""></script></head><body>',
  '<script type="application/ld+json">{"@graph":[]}</script>',
  '<script>self.__next_f.push([1,"<\\/body>"])</script>',
  '<script src="/_next/static/chunks/b.js" async=""></script></body></html>',
].join('')

test('scripts leave the head and are named at the end', () => {
  const late = scriptsAfterPaint(page)
  expect(late.match(/<script[^>]*src="[^"]*"[^>]*>/g)).toEqual([
    '<script src="/_next/static/chunks/old.js" noModule="">',
  ])
  expect(late).not.toContain('as="script"')
  expect(lateScripts(late)).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/b.js'])
  expect(lateScripts(page)).toEqual([])
})

test('all else stays, and the loader is one more script to be hashed', () => {
  const late = scriptsAfterPaint(page)
  for (const part of [
    '/a.css"',
    '{"@graph":[]}',
    'self.__next_f.push',
    '</script></body></html>',
  ]) {
    expect(late).toContain(part)
  }
  expect(scriptHashes(late)).toHaveLength(scriptHashes(page).length + 1)
})

test('a page is changed once', () => {
  const late = scriptsAfterPaint(page)
  expect(scriptsAfterPaint(late)).toBe(late)
})

test.each(['', '<p>no page</p>', '<html><body><p>no scripts</p></body></html>'])(
  '%j stays as it is',
  html => {
    expect(scriptsAfterPaint(html)).toBe(html)
  },
)
