/**
 * Every type of page is within its budgets of HTML, scripts and style sheets (R11), has its styles in
 * its HTML, and loads no code that is needed later; a failure of a budget names the modules that grew.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { budgetOf } from '@clinic/bench/budgets'
import { describeGrowth } from '@clinic/bench/modules'
import { pageTypes } from '@clinic/bench/page-types'
import { describe, excesses, references, weigh } from '@clinic/bench/page-weight'
import { type APIRequestContext, expect } from '@playwright/test'
import { localePath } from '@/lib/routing/locales'
import { routes } from '@/lib/routing/routes'
import { test } from '../support/test'
import { type Device, devices } from './support/visitors'

/** All landing pages consist of the same parts. */
const likeLanding = ['landingMedCentre', 'landingMedcentre', 'landingMedicalCentre']

const names = [...Object.keys(routes), 'notFound'].filter(name => !likeLanding.includes(name))
const visitors = Object.keys(devices) as Device[]

/** Maximum number of pages per type. */
const samples = 2

/**
 * Strings that identify a package in a minified bundle: of those that are needed later, or only on
 * the server.
 */
const later = {
  zod: 'invalid_type',
  ky: 'throwHttpErrors',
  'react-hook-form': 'shouldUnregister',
  'react-number-format': 'thousandSeparator',
  '@headlessui/react': 'headlessui-',
  minisearch: 'MiniSearch: ',
  swr: 'focusThrottleInterval',
  'next/dist/client/app-dir': 'legacyBehavior',
  'sanitize-html': 'allowedSchemesByTag',
  'use-intl': 'MISSING_MESSAGE',
} as const

/** Fetched once per worker. */
const files = new Map<string, Promise<Buffer>>()

let types: ReturnType<typeof pageTypes> | undefined

async function pagesOf(name: string, request: APIRequestContext) {
  const sitemap = (await fileOf('/sitemap.xml', request)).toString()
  types ??= pageTypes(sitemap, samples)
  const type = types.find(each => each.name === name)
  return { paths: type?.paths ?? [], status: type?.status }
}

function fileOf(url: string, request: APIRequestContext): Promise<Buffer> {
  const file = files.get(url) ?? fetchFile(url, request)
  files.set(url, file)
  return file
}

async function fetchFile(url: string, request: APIRequestContext): Promise<Buffer> {
  const response = await request.get(url)
  expect(response.status(), url).toBe(200)
  return response.body()
}

/** Looked for once per worker. */
const packages = new Map<string, Promise<string[]>>()

/** The packages of `later` that a script contains. */
function packagesIn(url: string, request: APIRequestContext): Promise<string[]> {
  const known = packages.get(url) ?? findPackages(url, request)
  packages.set(url, known)
  return known
}

async function findPackages(url: string, request: APIRequestContext): Promise<string[]> {
  const code = (await fileOf(url, request)).toString()
  const found = Object.entries(later).filter(([, trace]) => code.includes(trace))
  return found.map(([name]) => `${name} in ${url}`)
}

function getPage(path: string, device: Device, request: APIRequestContext) {
  const headers = { 'User-Agent': devices[device].userAgent }
  return request.get(path, { headers, maxRedirects: 0 })
}

/** In Kazakh, which has the longer words: scripts and styles are the same. The query is kept. */
function inKazakh(path: string): string {
  const [, pathname = '', query = ''] = /^([^?]*)(.*)$/.exec(path) ?? []
  return localePath(pathname, 'kk') + query
}

for (const name of names) {
  test(`${name} is within its budgets, with its styles in its HTML and no code that is needed later`, async ({
    request,
  }) => {
    const { paths, status } = await pagesOf(name, request)
    expect(paths).not.toEqual([])
    for (const path of paths.map(inKazakh)) {
      for (const device of visitors) {
        const response = await getPage(path, device, request)
        const of = `${path}, ${device}`
        expect(response.status(), of).toBe(status)
        const page = { html: await response.text(), link: response.headers().link }
        const weight = await weigh(page, url => fileOf(url, request))
        expect(weight.scripts, of).not.toEqual([])
        expect(weight.styles, of).not.toEqual([])
        const found = excesses(weight, budgetOf(name)).map(describe)
        const why = found.length > 0 ? await describeGrowth() : ''
        expect(found, `${of}; ${why}`).toEqual([])
        // Painted with the styles in its HTML, without waiting for a style sheet.
        const links = page.html.match(/<link\b[^>]*>/g) ?? []
        const sheets = links.filter(tag => /\srel="?stylesheet/.test(tag))
        expect(
          sheets.filter(tag => !/\sdisabled/.test(tag)),
          of,
        ).toEqual([])
        const { scripts } = references(page.html, page.link)
        const early = await Promise.all(scripts.map(url => packagesIn(url, request)))
        expect(early.flat(), of).toEqual([])
      }
    }
  })
}

test('the strings that identify packages are in the installed versions', () => {
  const gone = Object.entries(later).filter(([name, trace]) => {
    const folder = join('node_modules', name)
    const code = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(file =>
      /\.[cm]?js$/.test(file),
    )
    return !code.some(file => readFileSync(join(folder, file), 'utf8').includes(trace))
  })
  expect(gone).toEqual([])
})
