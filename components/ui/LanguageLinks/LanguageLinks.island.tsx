'use client'

import { useParams, useSelectedLayoutSegments } from 'next/navigation'
import { bounded } from '@/components/hooks/bounded'
import { type Locale, localePath, locales } from '@/lib/routing/locales'
import { readRootSegment } from '@/lib/routing/root-segment'
import { languageNames } from './languageNames'

interface LanguageLinksProps {
  readonly locale: Locale
  readonly className?: string | undefined
  /** Names of the languages, each in itself. */
  readonly names: Readonly<Record<Locale, string>>
  /** Path of a section to that of its list: `/posts` → `/posts/list`. */
  readonly lists: Readonly<Record<string, string>>
}

/**
 * Links to this page in the other language, or to the list of its section if that language lacks
 * the page. The early script stores the choice of a click (`earlyLanguage`). The path comes from the layout
 * segments, because under a rewrite the browser's URL differs.
 */
export const LanguageLinks = bounded(LiveLinks, LinksHome)

function LiveLinks({ locale, className, names, lists }: LanguageLinksProps) {
  const path = pathOfSegments(useSelectedLayoutSegments())
  const isAlone = readRootSegment(useParams().locale)?.alone
  const elsewhere = isAlone ? (lists[`/${path.split('/')[1]}`] ?? '/') : path
  return locales.map(language => (
    <a
      key={language}
      className={className}
      href={localePath(language === locale ? path : elsewhere, language)}
      hrefLang={language}
      lang={language}
      aria-current={language === locale ? 'true' : undefined}
      aria-label={spoken(names[language], language)}
    >
      {names[language]}
    </a>
  ))
}

function LinksHome({ className, names }: LanguageLinksProps) {
  return locales.map(language => (
    <a
      key={language}
      className={className}
      href={localePath('/', language)}
      lang={language}
      aria-label={spoken(names[language], language)}
    >
      {names[language]}
    </a>
  ))
}

/** A code is read as letters: its language is named before it. */
function spoken(name: string, language: Locale): string | undefined {
  const whole = languageNames[language]
  return name === whole ? undefined : `${whole}, ${name}`
}

/** Route groups are no part of the URL; the not-found page has none and leads home. */
function pathOfSegments(segments: readonly string[]): string {
  const visible = segments.filter(segment => !/^[(_]/.test(segment))
  if (visible[0] === 'not-found') return '/'
  return `/${visible.join('/')}`
}
