/** An alternate exists only where its address answers in that language (R4, B233), on whole sites. */
import { createBackend } from '@/lib/backend/app'
import { discard } from '@/lib/backend/inbox'
import { listNames, resources } from '@/lib/content/client/public'
import { contentStore } from '@/lib/content/content'
import { checkSlug, peekSlug } from '@/lib/content/slugs'
import { locales } from '@/lib/routing/locales'
import { resolveRoute } from '@/lib/routing/resolve-route'
import { pageMetadata } from '@/lib/seo/metadata'
import { sitemapEntries } from '@/lib/seo/sitemap-entries'
import { seed } from '@/tests/support/seed'
import { serveBackend } from '../../support/backend'
import { readFrom } from '../../support/content'

jest.setTimeout(120_000)

/** A price list as clinics have it: in Russian alone. */
const russian = <T extends { readonly name: { readonly ru: string; readonly kk: string } }>(
  records: readonly T[],
) => records.map(record => ({ ...record, name: { ...record.name, kk: '' } }))

const clinics = {
  'the sample': seed,
  'one without Kazakh prices': {
    ...seed,
    analyses: russian(seed.analyses),
    analysisCategories: russian(seed.analysisCategories),
    services: russian(seed.services),
    serviceCategories: russian(seed.serviceCategories),
  },
}

let backend = createBackend({ seed, inbox: discard })
serveBackend(request => backend(request))

// Without a disk, which would keep the lists of the other clinic.
beforeAll(() => {
  process.env.DATA_DIR = '/dev/null/data'
})

test.each(Object.entries(clinics))('%s', async (_, records) => {
  backend = createBackend({ seed: records, inbox: discard })
  readFrom()
  // Reading all lists at once may take longer than a page waits.
  const source = contentStore().reading({ waitMs: 60_000 })
  await Promise.all(
    locales.flatMap(locale => listNames.map(name => resources[name].list(locale, source))),
  )
  const entries = await sitemapEntries()
  expect(entries.length).toBeGreaterThan(400)
  const wrong: string[] = []
  for (const { path, languages } of entries) {
    const [locale = 'ru'] = languages
    const { alternates } = await pageMetadata({ locale, path, title: path, description: path })
    const named = Object.entries(alternates?.languages ?? {})
    for (const [language, url] of named) {
      const { pathname } = new URL(String(url))
      const { kind } = await resolveRoute(
        { method: 'GET', pathname },
        { check: checkSlug, peek: peekSlug },
      )
      if (kind !== 'page') wrong.push(`${path} ${language} ${kind}`)
    }
    // As the sitemap says, but for lists, whose screens know whether they have records.
    if (path.split('/').length > 3 && languages.length + 1 !== named.length) {
      wrong.push(`${path} ${named.length}`)
    }
  }
  expect(wrong).toEqual([])
})
