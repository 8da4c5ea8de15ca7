import type { ComponentType } from 'react'
import { reads } from '@/lib/screens/reads'
import type { Screen, ScreenProps } from '@/lib/screens/screen'
import { withSubject } from '@/lib/screens/subject'

/**
 * The exports of a page that is not indexed, such as search results or the second page of a list:
 * no JSON-LD and no editors' text.
 */
export function definePlainPage<Data extends object>(
  screen: Pick<Screen<Data>, 'load' | 'metadata' | 'subject'>,
  View: ComponentType<Data>,
) {
  const { load, metadata } = reads(screen)
  async function Page(props: ScreenProps) {
    const data = await withSubject(load(props), loaded => screen.subject?.(loaded) ?? null)
    return <View {...data} />
  }
  return { Page, generateMetadata: metadata }
}
