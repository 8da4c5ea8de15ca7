/** Configuration of Sveltia CMS for the content folder. */
import type { z } from 'zod'
import { articleFronts } from '@/lib/backend/records/articles'
import { checkUpFile, parentCheckUpFile } from '@/lib/backend/records/check-ups'
import { doctorFile, specialtyFile } from '@/lib/backend/records/doctors'
import { bannerFile, promotionFile } from '@/lib/backend/records/promotions'
import { serviceCategoryFile, serviceFile } from '@/lib/backend/records/services'
import { clinicSchema } from '@/lib/clinic/schema'
import { frontSchema } from '@/lib/page-texts/file'
import { locales } from '@/lib/routing/locales'
import type { Language } from '@/lib/text/sentences'
import words from '@/messages/editor.json'
import { type Field, type Form, fieldsOf } from './fields'

/** The Git host, and the repository that is the content folder. */
export interface Repository {
  readonly host: 'gitea' | 'gitlab' | 'github'
  readonly name: string
  /** Address of an own Git host. */
  readonly baseUrl?: string
  /** Public identifier of the application that people sign in with at the host; else by a token of theirs. */
  readonly appId?: string
}

/** Schemas of the folders with a file for each record. */
export const folders = {
  doctors: doctorFile,
  services: serviceFile,
  promotions: promotionFile,
  'check-ups': checkUpFile,
} as const satisfies Record<string, z.ZodObject>

/** Schemas of the files that are lists, with the names of their kinds of record. */
export const lists = {
  specialties: ['specialties.yaml', specialtyFile],
  serviceCategories: ['service-categories.yaml', serviceCategoryFile],
  parentCheckUps: ['parent-check-ups.yaml', parentCheckUpFile],
  banners: ['banners.yaml', bannerFile],
} as const satisfies Record<string, readonly [string, z.ZodObject]>

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
      ...Object.entries(folders).map(([name, schema]) => ({
        name,
        label: labelOf(name, language),
        folder: name,
        extension: 'yaml',
        format: 'yaml',
        ...created,
        identifier_field: 'name.ru',
        summary: `{{name.${language === 'kk' ? 'kk' : 'ru'}}}`,
        fields: fieldsOf(schema, form),
      })),
      articles(form),
      ...pageFolders.map(folder => pages(folder, form)),
      {
        name: 'lists',
        label: labelOf('lists', language),
        files: Object.entries(lists).map(([name, [file, schema]]) => ({
          name,
          label: labelOf(name, language),
          file,
          format: 'yaml',
          fields: [items(name, schema, form)],
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
            fields: fieldsOf(clinicSchema, form),
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
function items(name: string, schema: z.ZodObject, form: Form): Field {
  const { language } = form
  return {
    name: 'items',
    label: labelOf(name, language),
    widget: 'list',
    root: true,
    collapsed: true,
    summary: `{{name.${language === 'kk' ? 'kk' : 'ru'}}}`,
    fields: fieldsOf(schema, form),
  }
}

/** The Russian file has what holds for both languages; the Kazakh one its name and text. */
function articles(form: Form) {
  const { language } = form
  const translated = Object.keys(articleFronts.kk.shape)
  const fields = fieldsOf(articleFronts.ru, form).map(field => ({
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
  const fields = fieldsOf(frontSchema, form).map(field => ({ ...field, i18n: true }))
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
function body(isRequired: boolean, language: Language): Field {
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
