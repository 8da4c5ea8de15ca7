import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DomUtils, parseDocument } from 'htmlparser2'
import { runNode, startServer, temporaryFolder } from './processes'
import { root } from './site'

/**
 * The reference of the load test: a Next project with a single static page of the same size as the
 * compared page; at a second URL the same page is behind a middleware, as every page of the site
 * is. The project is kept in the temporary folder for the next run.
 */

const next = createRequire(join(root, 'package.json'))('next/package.json')
/**
 * Path of dynamic pages with the same elements, rendered on their first request; a slug follows.
 */
export const made = 'made'

/** Path of the same page behind a middleware that only rewrites. */
export const rewritten = 'rewritten'

/** Allowed difference in size, as a share. */
const tolerance = 0.02

const files = {
  'package.json': '{ "name": "bare-page", "private": true }',
  'app/layout.js': `export default function Layout({ children }) {
  return <html lang="ru"><body>{children}</body></html>
}
`,
  'app/page.js': `import { readFileSync } from 'node:fs'

export default function Page() {
  const content = readFileSync('content.html', 'utf8')
  return <main dangerouslySetInnerHTML={{ __html: content }} />
}
`,
  'app/made/[slug]/page.js': `import { readFileSync } from 'node:fs'
import { createElement } from 'react'

export const revalidate = 300

export const generateStaticParams = () => []

const render = (node, key) =>
  typeof node === 'string'
    ? node
    : createElement(node.tag, { key, ...node.props }, ...node.children.map(render))

let elements

export default async function Page({ params }) {
  elements ??= JSON.parse(readFileSync('elements.json', 'utf8'))
  const { slug } = await params
  return <main id={slug}>{elements.map(render)}</main>
}
`,
  'proxy.js': `import { NextResponse } from 'next/server'

export function proxy(request) {
  return NextResponse.rewrite(new URL('/', request.url))
}

export const config = { matcher: '/${rewritten}' }
`,
}

/** A project with several pages, whose content is in a JSON file. */
const copyFiles = {
  'package.json': '{ "name": "bare-copy", "private": true }',
  'app/layout.js': files['app/layout.js'],
  'app/[number]/page.js': `import { readFileSync } from 'node:fs'

const pages = JSON.parse(readFileSync('pages.json', 'utf8'))

export const generateStaticParams = () => pages.map((_, index) => ({ number: String(index) }))

export async function generateMetadata({ params }) {
  return { title: pages[(await params).number].title }
}

export default async function Page({ params }) {
  const { styles, body } = pages[(await params).number]
  return (
    <>
      <style dangerouslySetInnerHTML={{ __html: styles }} />
      <main dangerouslySetInnerHTML={{ __html: body }} />
    </>
  )
}
`,
}

const kind = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 8)
const owner = process.getuid?.() ?? 0
const folder = join(tmpdir(), `bare-next-${next.version}-${kind}-${owner}`)

/**
 * Starts the bare site with a page as large as the given one.
 * @param html whose content fills the page, since letters and tags take time of their own
 */
export async function startBareSite(html: string) {
  const wanted = Buffer.byteLength(html)
  if (!isClose(builtSize(), wanted)) await build(html, wanted)
  // Pages rendered by an earlier run would not be first requests.
  rmSync(join(folder, '.next/server/route-cache'), { recursive: true, force: true })
  writeFileSync(join(folder, 'elements.json'), JSON.stringify(elementsOf(html)))
  const bin = 'node_modules/next/dist/bin/next'
  return startServer({ args: () => [bin, 'start'], cwd: folder, probe: '/' })
}

/** Starts a bare project with one page for each of the given ones, addressed by index. */
export async function startBareCopy(
  pages: readonly { title: string; styles: string; body: string }[],
) {
  const project = temporaryFolder()
  prepare(project, copyFiles)
  writeFileSync(join(project, 'pages.json'), JSON.stringify(pages))
  const bin = 'node_modules/next/dist/bin/next'
  await runNode([bin, 'build'], project)
  return startServer({ args: () => [bin, 'start'], cwd: project, probe: '/0' })
}

type Element = string | { tag: string; props: Record<string, string>; children: Element[] }

/** The visible content of a page as React elements. */
function elementsOf(html: string): Element[] {
  const body = DomUtils.findOne(({ name }) => name === 'body', parseDocument(html).children)
  return body ? childrenOf(body) : []
}

const childrenOf = (parent: Parameters<typeof DomUtils.getChildren>[0]) =>
  DomUtils.getChildren(parent).flatMap(elementOf)

function elementOf(node: ReturnType<typeof DomUtils.getChildren>[number]): Element[] {
  if (DomUtils.isText(node)) return [node.data]
  if (!DomUtils.isTag(node) || unshown.has(node.name)) return []
  const { style: _, ...props } = node.attribs
  return [{ tag: node.name, props, children: childrenOf(node) }]
}

const unshown = new Set(['script', 'style', 'template'])

/** @param wanted bytes */
async function build(html: string, wanted: number) {
  prepare(folder, files)
  const [, content = html] = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html) ?? []
  // The page contains its content twice, once for hydration; the second attempt is close.
  let length = Math.round(html.length * 0.4)
  for (let attempt = 0; attempt < 4; attempt += 1) {
    console.log(`Building a bare page of ${wanted} bytes in ${folder}`)
    writeFileSync(join(folder, 'content.html'), filled(content, length))
    await runNode(['node_modules/next/dist/bin/next', 'build'], folder)
    const size = builtSize()
    if (isClose(size, wanted)) return
    length = Math.round((length * (wanted - bareSize)) / (size - bareSize))
  }
  throw new Error(`The bare page has ${builtSize()} bytes, ${wanted} were wanted`)
}

/** Approximate size of a page without content, in bytes. */
const bareSize = 5000

const filled = (content: string, length: number) =>
  content.repeat(Math.ceil(length / content.length)).slice(0, length)

const isClose = (size: number, wanted: number) => Math.abs(size - wanted) <= wanted * tolerance

/** Size of the built page; 0 without one. */
function builtSize() {
  const page = join(folder, '.next/server/app/index.html')
  return existsSync(join(folder, '.next/BUILD_ID')) && existsSync(page) ? statSync(page).size : 0
}

/**
 * Writes a project with Next and its dependencies as hard links, as Next does not accept symbolic
 * ones.
 */
function prepare(folder: string, files: Readonly<Record<string, string>>) {
  rmSync(folder, { recursive: true, force: true })
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  for (const name of packagesOf(['next', 'react', 'react-dom'])) {
    linkFolder(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  }
}

/** The given packages and all their installed dependencies. */
function packagesOf(names: readonly string[]) {
  const all: Set<string> = new Set()
  const waiting = [...names]
  for (let name = waiting.pop(); name; name = waiting.pop()) {
    const manifest = join(root, 'node_modules', name, 'package.json')
    if (all.has(name) || !existsSync(manifest)) continue
    all.add(name)
    const { dependencies, optionalDependencies } = JSON.parse(readFileSync(manifest, 'utf8'))
    waiting.push(...Object.keys({ ...dependencies, ...optionalDependencies }))
  }
  return all
}

function linkFolder(from: string, to: string) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(source, target)
    else linkFile(source, target)
  }
}

function linkFile(from: string, to: string) {
  try {
    linkSync(from, to)
  } catch {
    // On another file system.
    copyFileSync(from, to)
  }
}
