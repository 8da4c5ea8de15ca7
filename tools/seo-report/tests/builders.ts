/** Parts of a report with defaults: a test sets only the fields it is about. */
import type { Finding, PageRow, Report } from '../data'

export function row(about: Partial<PageRow> = {}): PageRow {
  return {
    path: '/services/details/uzi',
    locale: 'ru',
    kind: 'service',
    inSitemap: true,
    status: 200,
    indexable: true,
    title: 'УЗИ щитовидной железы',
    description: 'Врач смотрит щитовидную железу.',
    h1: ['УЗИ'],
    canonical: '/services/details/uzi',
    languages: { ru: '/services/details/uzi', kk: '/kk/services/details/uzi' },
    robots: 'index, follow',
    types: ['Service'],
    words: 400,
    footWords: 100,
    depth: 2,
    linksIn: 3,
    linksOut: 50,
    linksAway: 2,
    pictures: 4,
    picturesWithoutAlt: 0,
    size: 60_000,
    sizeGzip: 12_000,
    firstByte: { curl: 40, googlebot: 30, yandex: 5 },
    phone: { share: 1, words: 400, size: 61_000, differs: [] },
    trust: {},
    brings: null,
    ...about,
  }
}

export function finding(about: Partial<Finding> = {}): Finding {
  return {
    rule: 'R1',
    severity: 'error',
    path: '/services/details/uzi',
    says: 'Нет заголовка страницы (title)',
    visitors: [],
    ...about,
  }
}

export function report(about: Partial<Report> = {}): Report {
  return {
    origin: 'https://clinic.example',
    base: 'https://clinic.example',
    madeAt: '2026-11-01T05:00:00.000Z',
    seconds: 75,
    visitors: ['curl', 'googlebot', 'yandex'],
    sitemap: { files: 1, urls: 2 },
    pictures: { named: 10, measured: 10 },
    pages: [row()],
    findings: [],
    unreached: [],
    repeats: [],
    searches: [],
    asked: [],
    exports: [],
    strangers: [],
    queries: [],
    cited: [],
    before: [],
    speeds: [],
    aliases: [],
    coverage: [],
    changes: null,
    ...about,
  }
}
