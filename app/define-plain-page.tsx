import type { ComponentType } from 'react'
import type { Screen, ScreenProps } from '@/lib/screens/screen'

/**
 * A page that search engines leave out, such as an answer to a search or the second page of a list:
 * neither structured data nor an editors' text.
 */
export function definePlainPage<Data extends object>(
  screen: Pick<Screen<Data>, 'load' | 'metadata'>,
  View: ComponentType<Data>,
) {
  async function Page(props: ScreenProps) {
    return <View {...(await screen.load(props))} />
  }
  return { Page, generateMetadata: screen.metadata }
}
