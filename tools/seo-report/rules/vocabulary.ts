/**
 * Checks structured data with an independent validator against the vocabulary of schema.org. Both
 * come from packages: nothing is fetched.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Validator from '@adobe/structured-data-validator'
import { ruleFile } from './files'
import { type GraphNode, typesOf } from './graph'

const file = ruleFile('schema.nq', join('node_modules', '@vocabulary', 'schema', 'schema.nq'))
const rdf = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#'
const rdfs = 'http://www.w3.org/2000/01/rdf-schema#'

/** A class or a property, as the JSON-LD of the vocabulary has them. */
interface Term {
  readonly '@id': string
  '@type'?: 'rdfs:Class' | 'rdf:Property'
  readonly 'rdfs:subClassOf': { readonly '@id': string }[]
  readonly 'schema:domainIncludes': { readonly '@id': string }[]
}

/** Reads the statements about classes and properties; one line of the file is one statement. */
function loadTerms(): Term[] {
  const terms = new Map<string, Term>()
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    const [, subject = '', predicate, object = ''] = /^<(.+?)> <(.+?)> <(.+?)> /.exec(line) ?? []
    const term = terms.get(subject) ?? {
      '@id': subject,
      'rdfs:subClassOf': [],
      'schema:domainIncludes': [],
    }
    terms.set(subject, term)
    if (predicate === `${rdf}type` && object === `${rdfs}Class`) term['@type'] = 'rdfs:Class'
    if (predicate === `${rdf}type` && object === `${rdf}Property`) term['@type'] = 'rdf:Property'
    if (predicate === `${rdfs}subClassOf`) term['rdfs:subClassOf'].push({ '@id': object })
    if (predicate === 'http://schema.org/domainIncludes') {
      term['schema:domainIncludes'].push({ '@id': object })
    }
  }
  return [...terms.values()]
}

/** A copy in which a lowest price («from») stands as a price, which the validator requires. */
function withPrices(nodes: readonly GraphNode[]): readonly GraphNode[] {
  return JSON.parse(JSON.stringify(nodes), (_, value: unknown) =>
    typeof value === 'object' && value && 'minPrice' in value
      ? { price: value.minPrice, ...value }
      : value,
  )
}

let validator: Validator | undefined

/**
 * Issues of the nodes of a graph and of nested ones. Warnings about Google's optional fields are
 * left out: what is not known, such as a highest price, is not marked up.
 */
export async function vocabularyFaults(nodes: readonly GraphNode[]): Promise<string[]> {
  validator ??= new Validator({ '@graph': loadTerms() })
  // The validator mutates its argument, and expects the nodes by type.
  const byType: Record<string, GraphNode[]> = {}
  for (const node of withPrices(nodes)) {
    const type = typesOf(node)[0] ?? 'none'
    byType[type] = [...(byType[type] ?? []), node]
  }
  const issues = await validator.validate({ jsonld: byType })
  return issues
    .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
    .map(({ issueMessage, path }) => {
      const place = path?.map(({ property, type }) => property ?? type).join('.')
      return `${place}: ${issueMessage}`
    })
}
