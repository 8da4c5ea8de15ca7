/**
 * What is sent to browsers can be run by the oldest supported ones, those of `browserslist` in
 * package.json; browsers that cannot parse it get the page as without JavaScript.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { transform } from 'esbuild'
import { inlineScripts } from '@/lib/routing/early/bundle'
import { test } from '../support/test'
import { newMarkupOf, newNamesOf, newStylesOf, newSyntaxOf } from './support/oldest-browsers'
import { pageNames, pathOf } from './support/page-paths'
import { userAgents } from './support/visitors'

const folder = '.next/static'
const emitted = (end: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith(end))
    .map(file => ({ file, code: readFileSync(join(folder, file), 'utf8') }))

/** Next's polyfills are loaded with `nomodule`, by browsers that are older still. */
const scripts = emitted('.js').filter(({ code }) => !code.includes('zloirock/core-js'))
const styles = emitted('.css')

/** Names in scripts that are too new and may be there. */
const names = {
  'methods of React, the libraries and the bundler that have the name of a newer one': [
    's',
    'toArray',
    'use',
    'run',
    'format',
    'seek',
    'to',
    'destroy',
    'dispose',
  ],
  "Next's polyfill has it": ['canParse'],
  'React asks for them within `try`': ['startViewTransition', 'skipTransition'],
  'events that are not missed where they never come': [
    'prerenderingchange',
    'pageswap',
    'navigate',
    'navigatesuccess',
    'navigateerror',
  ],
}

/** Properties and selectors that are too new and may be there. */
const looks = {
  'beside the same property with a prefix, or drawn otherwise without it': [
    'mask',
    'backdrop-filter',
    'print-color-adjust',
    'user-select',
    'hyphens',
    'text-size-adjust',
    '-webkit-search-cancel-button',
  ],
  'a look that is not missed': [
    'text-wrap',
    'forced-color-adjust',
    'scrollbar-width',
    'scrollbar-color',
    'scrollbar-gutter',
    'overscroll-behavior',
    'overscroll-behavior-x',
    'overflow-clip-margin',
    'scroll-initial-target',
    'view-transition-name',
    'view-transition-group',
    'view-transition-old',
    'view-transition-new',
    'view-transition',
  ],
  'faster where it is known': ['content-visibility', 'contain-intrinsic-size'],
  'browsers without it do not hold a place while a list fills above it': ['overflow-anchor'],
  'the page of a print': ['size', 'page'],
  'a script unfolds for the paper, too (LivePriceFilter)': ['details-content'],
  'Firefox 121: rings and filters that need it have another form without it (global.scss)': ['has'],
}

/** Attributes and elements that are too new and may be there. */
const markup = {
  'without popovers their button is hidden': ['popover', 'popovertarget'],
  'hints about loading and typing': [
    'fetchpriority',
    'imagesrcset',
    'imagesizes',
    'blocking',
    'autocapitalize',
  ],
}

const all = (reasons: Readonly<Record<string, readonly string[]>>) => Object.values(reasons).flat()

/** What is found in the files and not allowed, with the files. */
const excess = (
  files: readonly { readonly file: string; readonly found: readonly string[] }[],
  allowed: readonly string[],
) =>
  files.flatMap(({ file, found }) =>
    found.filter(name => !allowed.includes(name)).map(name => `${name} in ${file}`),
  )

test('scripts: syntax and names that the oldest supported browsers know', async () => {
  expect(scripts.length).toBeGreaterThan(10)
  const inline = Object.entries(await inlineScripts()).map(([file, code]) => ({ file, code }))
  const sent = [...scripts, ...inline]
  for (const { file, code } of sent) expect.soft(await newSyntaxOf(code, 'js'), file).toEqual([])
  const found = sent.map(({ file, code }) => ({ file, found: newNamesOf(code) }))
  expect(excess(found, all(names))).toEqual([])
})

test('styles: syntax, properties and selectors that they know or can do without', async () => {
  expect(styles.length).toBeGreaterThan(10)
  for (const { file, code } of styles) expect.soft(await newSyntaxOf(code, 'css'), file).toEqual([])
  const found = styles.map(({ file, code }) => ({ file, found: newStylesOf(code) }))
  expect(excess(found, all(looks))).toEqual([])
})

test('pages: elements and attributes that they know or can do without', async ({ request }) => {
  for (const device of ['desktop', 'phone'] as const) {
    for (const name of pageNames) {
      const headers = { 'User-Agent': userAgents[device] }
      const response = await request.get(await pathOf(request, name), { headers })
      const found = newMarkupOf(await response.text())
      expect.soft(excess([{ file: name, found }], all(markup))).toEqual([])
    }
  }
})

test('nothing is allowed that is not there', () => {
  const found = new Set([
    ...scripts.flatMap(({ code }) => newNamesOf(code)),
    ...styles.flatMap(({ code }) => newStylesOf(code)),
  ])
  expect([...all(names), ...all(looks)].filter(name => !found.has(name))).toEqual([])
})

test('the check finds what is new and unguarded', async () => {
  expect(newNamesOf('stop.checkVisibility()')).toEqual(['checkVisibility'])
  expect(newNamesOf('Promise.withResolvers()')).toEqual(['withResolvers'])
  expect(newNamesOf('Object.groupBy(all, by)')).toEqual(['groupBy'])
  expect(newNamesOf('window.addEventListener("scrollend", stop)')).toEqual(['scrollend'])
  expect(newNamesOf('AbortSignal.any([a, b])')).toEqual(['any'])
  expect(newNamesOf('new WebTransport(url)')).toEqual(['WebTransport'])
  expect(newNamesOf('stop.checkVisibility?.()')).toEqual([])
  expect(newNamesOf('if (stop.checkVisibility) stop.checkVisibility()')).toEqual([])
  expect(newNamesOf('[].findLast(by); structuredClone(all); Object.hasOwn(a, b)')).toEqual([])
  expect(await newSyntaxOf('using a = b()', 'js')).not.toEqual([])
  expect(await newSyntaxOf('/a/v.test(b)', 'js')).not.toEqual([])
  expect(await newSyntaxOf('a { b { color: red } }', 'css')).not.toEqual([])
  expect(newStylesOf('a { anchor-name: --b }')).toEqual(['anchor-name'])
  expect(newMarkupOf('<div popover="auto">')).toEqual(['popover'])
})

/** Browsers that cannot parse a static block, of each maker. */
const tooOld = ['chrome90', 'firefox92', 'safari16.3']

test('where the scripts cannot be parsed, the inline script cannot either, nor is CSS asked', async ({
  request,
}) => {
  const isParsed = async (code: string, target: string) =>
    !/\bstatic\s*\{/.test(code) ||
    /\bstatic\s*\{/.test((await transform(code, { target, logLevel: 'silent' })).code)
  const home = await (await request.get('/')).text()
  const own = scripts.filter(({ file }) => home.includes(file.slice(file.lastIndexOf('/'))))
  expect(own.length).toBeGreaterThan(3)
  const { EARLY_SCRIPT: early } = await inlineScripts()
  for (const target of tooOld) {
    const parsed = await Promise.all(own.map(({ code }) => isParsed(code, target)))
    expect(parsed, target).toContain(false)
    expect(await isParsed(early, target), target).toBe(false)
  }
  // The media feature is missing in Safari before 17, Chrome before 120, Firefox before 113.
  expect(styles.filter(({ code }) => /\(\s*scripting/.test(code))).toEqual([])
})
