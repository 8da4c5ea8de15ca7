/**
 * What scripts, styles and markup need of a browser, compared with the oldest supported ones: those of
 * `browserslist` in package.json. Syntax is found by esbuild, which would rewrite it for them, names
 * by MDN's data. A method is too new if no interface has one of its name that all of them know: the
 * `any` of a signal is not told from that of a promise. Experimental methods do not count, as they have
 * the names of many own ones (`hide`, `run`).
 */
import { readFileSync } from 'node:fs'
import { parse } from '@babel/parser'
import { type Loader, transform } from 'esbuild'
import packageJson from '../../../package.json' with { type: 'json' }

/** Names of browsers with versions. */
const oldest = packageJson.browserslist.map(each => {
  const [browser = '', version = ''] = each.split(' ')
  return { browser, version }
})

/** A browser's support of a feature, in MDN's data. */
interface Support {
  readonly version_added: string | false
  readonly version_removed?: string
  readonly prefix?: string
  readonly alternative_name?: string
  readonly flags?: unknown
}

interface Statement {
  readonly support: Readonly<Record<string, Support | readonly Support[]>>
  readonly status?: { readonly experimental: boolean }
}

/** By the names of its parts; its own statement is beside them. */
interface Feature {
  readonly [name: string]: Feature
}

const statementOf = (feature: object): Statement | undefined => Reflect.get(feature, '__compat')

const data: Readonly<Record<string, Feature>> = JSON.parse(
  readFileSync('node_modules/@mdn/browser-compat-data/data.json', 'utf8'),
)

function isAtLeast(version: string, least: string): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  const [leastMajor = 0, leastMinor = 0] = least.split('.').map(Number)
  return major > leastMajor || (major === leastMajor && minor >= leastMinor)
}

/** Whether all of them have it, without a prefix, another name or a flag. */
function isKnown(feature: Feature): boolean {
  const statement = statementOf(feature)
  return oldest.every(({ browser, version }) =>
    [statement?.support[browser] ?? []]
      .flat()
      .some(
        ({ version_added, version_removed, prefix, alternative_name, flags }) =>
          version_added &&
          !(version_removed || prefix || alternative_name || flags) &&
          isAtLeast(version, version_added.replace('≤', '')),
      ),
  )
}

const partsOf = (feature: Feature | undefined) =>
  Object.entries(feature ?? {}).filter(([name]) => name !== '__compat')

/** The names under which there is nothing that all of them know. */
function tooNew(features: readonly (readonly [string, Feature])[]): ReadonlySet<string> {
  const known = new Set(features.filter(([, each]) => isKnown(each)).map(([name]) => name))
  return new Set(features.map(([name]) => name).filter(name => !known.has(name)))
}

/** Interfaces, objects and functions of the page. */
const globals = [...partsOf(data.api), ...partsOf(data.javascript?.builtins)]
/** `observe`, `groupBy_static`, `scrollend_event`. */
const members = globals.flatMap(([, each]) => partsOf(each))
const bare = (name: string) => name.replace(/_static$/, '')

const newGlobals = tooNew(globals)
const newMethods = tooNew(
  members
    .filter(([, each]) => !statementOf(each)?.status?.experimental)
    .map(([name, each]) => [bare(name), each]),
)
const newEvents = tooNew(members.filter(([name]) => name.endsWith('_event')))
const statics = new Map(
  globals.flatMap(([owner, each]) =>
    partsOf(each).map(([name, member]) => [`${owner}.${bare(name)}`, member] as const),
  ),
)
const newAttributes = tooNew([
  ...partsOf(data.html?.global_attributes),
  ...partsOf(data.html?.elements).flatMap(([, each]) => partsOf(each)),
])
const newElements = tooNew(partsOf(data.html?.elements))
const newProperties = tooNew(partsOf(data.css?.properties))
const newSelectors = tooNew(partsOf(data.css?.selectors))
const newAtRules = tooNew(partsOf(data.css?.['at-rules']))

/** Statements whose syntax esbuild would have to rewrite for the oldest browsers. */
export async function newSyntaxOf(code: string, loader: Loader): Promise<readonly string[]> {
  const target = oldest.map(({ browser, version }) => browser + version)
  const usual = { loader, logLevel: 'silent' } as const
  const [own, theirs] = await Promise.all([
    transform(code, { ...usual, target: 'esnext' }),
    // esbuild never takes these for supported; browsers do since 2020.
    transform(code, {
      ...usual,
      target,
      supported: { 'regexp-unicode-property-escapes': true },
    }),
  ])
  const known = new Set(theirs.code.split('\n'))
  return own.code.split('\n').filter(line => !known.has(line))
}

/** A node of the syntax tree. */
interface Node {
  readonly type: string
  readonly [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string'

const nameOf = (node: unknown) =>
  isNode(node) && node.type === 'Identifier' ? String(node.name) : undefined

/** `checkVisibility` of `a.checkVisibility`. */
const memberOf = (node: unknown) =>
  isNode(node) && node.type.endsWith('MemberExpression') && !node.computed
    ? nameOf(node.property)
    : undefined

/**
 * Names a script reads that are too new, unless it looks whether they are there: calls them with `?.`,
 * or has them in a condition or beside `in`.
 */
export function newNamesOf(code: string): readonly string[] {
  const found = new Set<string>()
  const asked = new Set<string>()

  const ask = (node: unknown) => {
    if (!isNode(node)) return
    const name = memberOf(node) ?? nameOf(node)
    if (name) asked.add(name)
    if (node.type === 'StringLiteral') asked.add(String(node.value))
    if (node.type === 'UnaryExpression') ask(node.argument)
    if (node.type === 'LogicalExpression' || node.type === 'BinaryExpression') {
      ask(node.left)
      ask(node.right)
    }
  }

  const read = (node: Node) => {
    const { type, callee } = node
    if (/^(IfStatement|ConditionalExpression)$/.test(type)) ask(node.test)
    if (/^(LogicalExpression|UnaryExpression)$/.test(type)) ask(node)
    if (type === 'BinaryExpression' && node.operator === 'in') ask(node.left)
    if (type === 'OptionalCallExpression' && node.optional) ask(callee)
    const member = memberOf(node)
    const owner = member && nameOf(node.object)
    const known = statics.get(`${owner}.${member}`)
    if (known && !isKnown(known)) found.add(member ?? '')
    if (owner && newGlobals.has(owner)) found.add(owner)
    if (/^(New|Call)Expression$/.test(type)) {
      const [name, method] = [nameOf(callee), memberOf(callee)]
      if (name && newGlobals.has(name)) found.add(name)
      const isStatic = isNode(callee) && statics.has(`${nameOf(callee.object)}.${method}`)
      if (method && newMethods.has(method) && !isStatic) found.add(method)
      const [event] = node.arguments as unknown[]
      if (/^(add|remove)EventListener$/.test(method ?? name ?? '') && isNode(event)) {
        if (newEvents.has(`${event.value}_event`)) found.add(String(event.value))
      }
    }
    for (const child of Object.values(node).flat()) if (isNode(child)) read(child)
  }

  read(parse(code, { sourceType: 'unambiguous', errorRecovery: true }).program as unknown as Node)
  return [...found].filter(name => !asked.has(name))
}

/** Properties, selectors and rules of a style sheet that are too new, those behind `@supports` too. */
export function newStylesOf(css: string): readonly string[] {
  const preludes = css.match(/[^{};]+(?=\{)/g)?.filter(each => !each.startsWith('@')) ?? []
  const namesIn = (pattern: RegExp) => [...css.matchAll(pattern)].map(([, name = '']) => name)
  return [
    ...new Set([
      ...namesIn(/[{;]\s*([a-z-]+)\s*:/g).filter(name => newProperties.has(name)),
      ...preludes
        .flatMap(each => each.match(/(?<=:)[a-z-]+/g) ?? [])
        .filter(name => newSelectors.has(name)),
      ...namesIn(/@([a-z-]+)/g).filter(name => newAtRules.has(name)),
    ]),
  ]
}

/** Elements and attributes of a page that are too new. */
export function newMarkupOf(html: string): readonly string[] {
  const tags =
    html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '').match(/<[a-z][^>]*>/g) ?? []
  const names = tags.flatMap(tag => {
    const element = /^<([a-z0-9-]+)/.exec(tag)?.[1] ?? ''
    const attributes = [...tag.matchAll(/\s([a-z-]+)(?==|[\s>/])/gi)].map(([, name = '']) =>
      name.toLowerCase(),
    )
    return [
      ...attributes.filter(name => newAttributes.has(name)),
      ...[element].filter(name => newElements.has(name)),
    ]
  })
  return [...new Set(names)]
}
