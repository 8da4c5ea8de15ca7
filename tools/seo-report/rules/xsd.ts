/** Validates XML against the schemas in `schemas`, with libxml2 (`xmllint`). */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { memoryPages, validateXML } from 'xmllint-wasm'
import { ruleFile } from './files'

const folder = ruleFile('schemas', join(process.cwd(), 'tools', 'seo-report', 'rules', 'schemas'))

const schemas = readdirSync(folder).map(fileName => ({
  fileName,
  contents: readFileSync(join(folder, fileName), 'utf8'),
}))

export type SchemaName = 'sitemap-extended' | 'siteindex' | 'yandex-doctors'

/**
 * Errors of an XML document by its schema, one line each; empty if it is valid.
 * @param large reads it as a stream, for documents of many megabytes
 */
export async function xsdFaults(
  contents: string,
  name: SchemaName,
  { large = false } = {},
): Promise<string[]> {
  const { errors, valid, rawOutput } = await validateXML({
    xml: { fileName: 'document.xml', contents },
    schema: schemas.filter(({ fileName }) => fileName === `${name}.xsd`),
    preload: schemas.filter(({ fileName }) => fileName !== `${name}.xsd`),
    stream: large,
    initialMemoryPages: 32 * memoryPages.MiB,
    maxMemoryPages: memoryPages.GiB,
  })
  const lines = errors.map(({ message, loc }) => `line ${loc?.lineNumber ?? '?'}: ${message}`)
  return valid ? [] : lines.length > 0 ? lines : [rawOutput]
}
