import { parse } from '@babel/parser'

/** A node of the syntax tree, as far as the rule looks at it. */
interface Node {
  readonly type: string
  readonly loc?: { readonly start: { readonly line: number } }
  readonly [key: string]: unknown
}

/** What a child of an element may render. */
interface Rendered {
  /** Text that may change while the element stays. */
  readonly changes?: boolean
  /** Text that stays as it is: a literal or a label. */
  readonly fixed?: boolean
  /** It may be there or not. */
  readonly comes?: boolean
  /** Any number of children. */
  readonly many?: boolean
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string'

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

function everyNode(node: Node): Node[] {
  return [node, ...childrenOf(node).flatMap(everyNode)]
}

/** `labels.orders.asc` → `['labels', 'orders', 'asc']`; null if a part is computed. */
function pathOf(node: Node): string[] | null {
  if (node.type === 'Identifier') return [String(node.name)]
  if (!node.type.endsWith('MemberExpression') || node.computed) return null
  const object = isNode(node.object) ? pathOf(node.object) : null
  return object && isNode(node.property) ? [...object, String(node.property.name)] : null
}

/** Nodes by their names: what a component renders of its caller, or a hook hands it. */
const nodes = ['children', 'content', 'action', 'source']

const union = (all: readonly Rendered[], more: Rendered = {}): Rendered => ({
  changes: all.some(({ changes }) => changes),
  fixed: all.some(({ fixed }) => fixed),
  comes: all.some(({ comes }) => comes),
  ...more,
})

/** What a function returns, of those declared in the file or given to `map`. */
function returnsOf(fn: Node): Node[] {
  if (!isNode(fn.body)) return []
  if (fn.body.type !== 'BlockStatement') return [fn.body]
  const returns = everyNode(fn.body).filter(({ type }) => type === 'ReturnStatement')
  return returns.flatMap(({ argument }) => (isNode(argument) ? [argument] : []))
}

function rendered(node: Node, declared: ReadonlyMap<string, Node>): Rendered {
  const of = (...keys: readonly string[]) =>
    keys.flatMap(key => (isNode(node[key]) ? [rendered(node[key], declared)] : []))
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
    case 'NullLiteral':
    case 'BooleanLiteral':
      return {}
    case 'JSXText':
    case 'StringLiteral':
    case 'NumericLiteral':
      return { fixed: String(node.value).trim() !== '' }
    case 'TemplateLiteral': {
      const parts = (node.expressions as Node[]).map(each => rendered(each, declared))
      return parts.some(({ changes }) => changes) ? { changes: true } : { fixed: true }
    }
    case 'ConditionalExpression': {
      const all = of('consequent', 'alternate')
      return all.some(({ fixed, changes }) => fixed || changes)
        ? { changes: true, comes: true }
        : { comes: true }
    }
    case 'LogicalExpression': {
      const all = node.operator === '&&' ? of('right') : of('left', 'right')
      const isText = all.some(({ fixed, changes }) => fixed || changes)
      return { changes: isText, comes: true }
    }
    case 'CallExpression': {
      const callee = node.callee as Node
      const method = isNode(callee.property) ? String(callee.property.name) : ''
      const isMap = method === 'map' || method === 'flatMap'
      const fn = isMap
        ? (node.arguments as Node[])[0]
        : declared.get((pathOf(callee) ?? [''])[0] ?? '')
      if (!fn) return { changes: true }
      const all = returnsOf(fn).map(each => rendered(each, declared))
      return isMap ? union(all, { comes: true, many: true }) : union(all)
    }
    default: {
      const path = pathOf(node)
      if (path?.some(part => /^labels$|Labels$/.test(part))) return { fixed: true }
      if (path && nodes.includes(path.at(-1) ?? '')) return { fixed: path.at(-1) === 'children' }
      const value = path?.length === 1 ? declared.get(path[0] ?? '') : undefined
      if (value?.type.startsWith('JSX')) return {}
      return { changes: path?.[0] !== 'undefined' }
    }
  }
}

/** What is declared in a file, by its name. */
function declarations(all: readonly Node[]): Map<string, Node> {
  return new Map(
    all.flatMap(node => {
      if (!isNode(node.id)) return []
      const value = node.type === 'VariableDeclarator' ? node.init : node
      return isNode(value) ? [[String(node.id.name), value] as const] : []
    }),
  )
}

/** Children without the line breaks between them and without comments. */
function shownChildren(element: Node): Node[] {
  return (element.children as Node[])
    .filter(
      ({ type, value }) => type !== 'JSXText' || String(value).trim() || !/\n/.test(String(value)),
    )
    .map(child => (child.type === 'JSXExpressionContainer' ? (child.expression as Node) : child))
    .filter(({ type }) => type !== 'JSXEmptyExpression')
}

/**
 * Places in a component where a translating browser breaks React
 * (docs/decisions/translated-pages.md), as `line: reason`.
 */
export function misplacedText(code: string): string[] {
  const { program } = parse(code, { sourceType: 'module', plugins: ['jsx', 'typescript'] })
  const all = everyNode(program as unknown as Node)
  const declared = declarations(all)
  const elements = all.filter(({ type }) => type === 'JSXElement' || type === 'JSXFragment')
  return elements.flatMap(element => {
    const shown = shownChildren(element)
    const isAlone = element.type === 'JSXElement' && shown.length === 1
    const what = shown.map(child => rendered(child, declared))
    return shown.flatMap((child, index) => {
      const { changes, fixed, many } = what[index] ?? {}
      const line = child.loc?.start.line
      if (changes && (!isAlone || many)) return [`${line}: text that may change is not alone`]
      const isAfter = (changes || fixed) && what.slice(0, index).some(({ comes }) => comes)
      return isAfter ? [`${line}: text after something that comes and goes`] : []
    })
  })
}
