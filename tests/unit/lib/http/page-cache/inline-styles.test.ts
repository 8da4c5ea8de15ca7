import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contentSecurityPolicy, scriptHash, styleHashes } from '@/lib/http/csp.mjs'
import { inlineStyles } from '@/lib/http/page-cache/inline-styles.mjs'

const build = mkdtempSync(join(tmpdir(), 'styles-'))
mkdirSync(join(build, 'static/chunks'), { recursive: true })
writeFileSync(join(build, 'static/chunks/a.css'), '.a{src:url(../media/a.woff2)}')
writeFileSync(join(build, 'static/chunks/b.css'), '.b{color:red}')
afterAll(() => rmSync(build, { recursive: true }))

const link = (name: string, rest = '') =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"${rest}/>`
const page = `<head><meta/>${link('a')}${link('b')}<title>t</title></head>`

test('styles are inlined in the order of their links at the end of the head; the links stay for React, disabled', () => {
  const styles = '.a{src:url(/_next/static/media/a.woff2)}\n.b{color:red}'
  const off = ' disabled=""'
  expect(inlineStyles(page, build)).toBe(
    `<head><meta/>${link('a', off)}${link('b', off)}<title>t</title><style data-precedence="next">${styles}</style></head>`,
  )
})

test('they have the nonce of their links', () => {
  const withNonce = page.replaceAll('.css"', '.css" nonce="abc="')
  expect(inlineStyles(withNonce, build)).toContain('<style data-precedence="next" nonce="abc=">')
  expect(inlineStyles(withNonce, build).match(/ disabled=""/g)).toHaveLength(2)
})

test('inlining is idempotent', () => {
  const once = inlineStyles(page, build)
  expect(inlineStyles(once, build)).toBe(once)
})

test('a page keeps its links if a style sheet cannot be read', () => {
  const strange = `<head>${link('a')}${link('gone')}</head>`
  expect(inlineStyles(strange, build)).toBe(strange)
})

test('the CSP allows exactly these styles', () => {
  const hashes = styleHashes('<style data-precedence="next">.b{color:red}</style><style>x</style>')
  expect(hashes).toEqual([scriptHash('.b{color:red}'), scriptHash('x')])
  expect(contentSecurityPolicy([], hashes, {})).toContain(`style-src 'self' ${hashes.join(' ')};`)
})
