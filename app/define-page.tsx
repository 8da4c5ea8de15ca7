import type { ComponentType } from 'react'
import { SeoAccordion } from '@/components/sections/SeoAccordion'
import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import type { SeoAccordionText } from '@/lib/page-texts/types'
import { reads } from '@/lib/screens/reads'
import type { Screen, ScreenProps } from '@/lib/screens/screen'
import { withShareVersions } from '@/lib/screens/share-versions'
import { withSubject } from '@/lib/screens/subject'

/** The exports of an indexed page: its JSON-LD, its view, and the editors' text below. */
export function definePage<Data extends { readonly text: SeoAccordionText | null }>(
  screen: Screen<Data>,
  View: ComponentType<Data>,
) {
  const { load, metadata } = reads(screen)
  async function Page(props: ScreenProps) {
    const data = await withSubject(load(props), loaded => screen.subject?.(loaded) ?? null)
    const graph = await withShareVersions(screen.jsonLd(data))
    return (
      <>
        {graph && <JsonLd graph={graph} />}
        <View {...data} />
        <SeoAccordion text={data.text} />
      </>
    )
  }
  return { Page, generateMetadata: metadata }
}
