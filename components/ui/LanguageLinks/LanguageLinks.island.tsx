'use client'

import { useParams, useSelectedLayoutSegments } from 'next/navigation'
import { bounded } from '@/components/hooks/bounded'
import { type Locale, localePath, locales } from '@/lib/routing/locales'
import { readRootSegment } from '@/lib/routing/root-segment'

interface LanguageLinksProps {
  readonly locale: Locale
  readonly className?: string | undefined
  /** Names of the languages, each in itself. */
  readonly names: Readonly<Record<Locale, string>>
  /** What is read in their place. */
  readonly spoken?: Readonly<Record<Locale, string>>
  /** Path of a section to that of its list: `/posts` → `/posts/list`. */
  readonly lists: Readonly<Record<string, string>>
}

/**
 * Links to this page in the other language, or to the list of its section if that language lacks
 * the page. The early script stores the choice of a click (`earlyLanguage`). The path comes from the layout
 * segments, because under a rewrite the browser's URL differs.
 */
export const LanguageLinks = bounded(LiveLinks, LinksHome)

function LiveLinks(props: LanguageLinksProps) {
  const path = pathOfSegments(useSelectedLayoutSegments())
  const isAlone = readRootSegment(useParams().locale)?.alone
  const elsewhere = isAlone ? (props.lists[`/${path.split('/')[1]}`] ?? '/') : path
  return linksTo(props, language => (language === props.locale ? path : elsewhere), props.locale)
}

function LinksHome(props: LanguageLinksProps) {
  return linksTo(props, () => '/')
}

/** @param current of this page, when the links are those of its alternates */
function linksTo(
  { className, names, spoken }: LanguageLinksProps,
  pathOf: (language: Locale) => string,
  current?: Locale,
) {
  return locales.map(language => (
    <a
      key={language}
      className={className}
      href={localePath(pathOf(language), language)}
      hrefLang={current && language}
      lang={language}
      aria-current={language === current ? 'true' : undefined}
      aria-label={spoken?.[language]}
    >
      {names[language]}
    </a>
  ))
}

/** Route groups are no part of the URL; the not-found page has none and leads home. */
function pathOfSegments(segments: readonly string[]): string {
  const visible = segments.filter(segment => !/^[(_]/.test(segment))
  if (visible[0] === 'not-found') return '/'
  return `/${visible.join('/')}`
}
