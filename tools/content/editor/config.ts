/** Configuration of Sveltia CMS for the content folder. */
import { dirname } from 'node:path'
import { type RecordKind, recordKinds, sources } from '@/lib/backend/records/files'
import { clinicFields } from '@/lib/clinic/schema'
import { articleInKazakh, articleKind } from '@/lib/kinds/article'
import type { Fields } from '@/lib/kinds/field'
import { frontFields } from '@/lib/page-texts/file'
import { locales } from '@/lib/routing/locales'
import type { Language } from '@/lib/text/sentences'
import words from '@/messages/editor.json'
import { type Form, type FormField, fieldsOf, fileOf } from './fields'

/** The Git host, and the repository that is the content folder. */
export interface Repository {
  readonly host: 'gitea' | 'gitlab' | 'github'
  readonly name: string
  /** Address of an own Git host. */
  readonly baseUrl?: string
  /** Public identifier of the application that people sign in with at the host; else by a token of theirs. */
  readonly appId?: string
}

/** Kinds of records in YAML: tables are edited in spreadsheets, articles have a file for each language. */
export const yamlKinds = recordKinds.filter(kind => fileOf(kind).endsWith('.yaml'))

const isFolder = (kind: RecordKind) => fileOf(kind).includes('{slug}')

/** The collections and what they share. @param pageFolders folders within `pages`, `''` for itself */
export function editorConfig(repository: Repository, pageFolders: readonly string[], form: Form) {
  const { language } = form
  return {
    backend: backendOf(repository),
    app_title: words.said[language].title,
    media_folder: '/files',
    public_folder: '/files',
    // Names of files that stand in addresses; no photographs of strangers.
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: false },
    // It would show the names of the fields, not the page.
    editor: { preview: false },
    show_preview_links: false,
    slug: { encoding: 'ascii', clean_accents: true },
    i18n: { structure: 'multiple_files', locales, default_locale: 'ru' },
    // The schemas refuse an empty text where there need not be one.
    output: { omit_empty_optional_fields: true },
    collections: [
      ...yamlKinds.filter(isFolder).map(kind => ({
        name: dirname(fileOf(kind)),
        label: labelOf(dirname(fileOf(kind)), language),
        folder: dirname(fileOf(kind)),
        extension: 'yaml',
        format: 'yaml',
        ...created,
        identifier_field: 'name.ru',
        summary: `{{name.${language === 'kk' ? 'kk' : 'ru'}}}`,
        fields: fieldsOf(sources[kind].fields, form, dirname(fileOf(kind))),
      })),
      articles(form),
      ...pageFolders.map(folder => pages(folder, form)),
      {
        name: 'lists',
        label: labelOf('lists', language),
        files: yamlKinds
          .filter(kind => !isFolder(kind))
          .map(kind => ({
            name: kind,
            label: labelOf(kind, language),
            file: fileOf(kind),
            format: 'yaml',
            fields: [items(kind, sources[kind].fields, form)],
          })),
      },
      {
        name: 'clinic',
        label: labelOf('clinic', language),
        files: [
          {
            name: 'clinic',
            label: labelOf('clinic', language),
            file: 'clinic.yaml',
            format: 'yaml',
            fields: fieldsOf(clinicFields, form, 'clinic'),
          },
        ],
      },
    ],
  }
}

/** The name of a new file is its record's slug. */
const created = { create: true, slug: { template: '{{slug}}', editable: true } }

const markdown = { extension: 'md', format: 'yaml-frontmatter', i18n: true }

/** The file of a list is the list itself. */
function items(name: string, fields: Fields, form: Form): FormField {
  const { language } = form
  return {
    name: 'items',
    label: labelOf(name, language),
    widget: 'list',
    root: true,
    collapsed: true,
    summary: `{{name.${language === 'kk' ? 'kk' : 'ru'}}}`,
    fields: fieldsOf(fields, form),
  }
}

/** The Russian file has what holds for both languages; the Kazakh one its name and text. */
function articles(form: Form) {
  const { language } = form
  const translated = Object.keys(articleInKazakh.shape)
  const fields = fieldsOf(articleKind.fields, form, 'posts').map(field => ({
    ...field,
    i18n: translated.includes(field.name),
  }))
  return {
    name: 'posts',
    label: labelOf('posts', language),
    folder: 'posts',
    ...markdown,
    ...created,
    identifier_field: 'name',
    fields: [...fields, body(true, language)],
  }
}

/** Their addresses are the site's: none is begun or removed in the browser. */
function pages(folder: string, form: Form) {
  const { language } = form
  const fields = fieldsOf(frontFields, form).map(field => ({ ...field, i18n: true }))
  return {
    name: ['pages', ...folder.split('/').filter(Boolean)].join('-'),
    // Below the first, which says what they are; the list is narrow.
    label: folder ? `/${folder}` : labelOf('pages', language),
    folder: ['pages', folder].filter(Boolean).join('/'),
    ...markdown,
    create: false,
    delete: false,
    identifier_field: 'title',
    fields: [...fields, body(false, language)],
  }
}

/** Plain text: a visual editor would write the Markdown anew. */
function body(isRequired: boolean, language: Language): FormField {
  return {
    name: 'body',
    label: labelOf('body', language),
    widget: 'text',
    required: isRequired,
    i18n: true,
  }
}

function backendOf({ host, name, baseUrl, appId }: Repository) {
  const api = { gitea: '/api/v1', gitlab: '/api/v4', github: '/api/v3' }[host]
  return {
    name: host,
    repo: name,
    ...(baseUrl ? { base_url: baseUrl, api_root: `${baseUrl}${api}` } : {}),
    ...(appId ? { app_id: appId, auth_type: 'pkce' } : {}),
  }
}

function labelOf(name: string, language: Language): string {
  const labels: Readonly<Record<string, readonly string[]>> = words.collections
  const [ru = name, kk = name, en = name] = labels[name] ?? []
  return { ru, kk, en }[language]
}
