import 'server-only'
import { trackReads } from '@/lib/invalidation/making'
import type { Screen, ScreenProps } from './screen'
import { withShareVersions } from './share-versions'

/**
 * A screen whose page is outdated only by changes of what it shows: its data is read again after a
 * change of the lists that it comes from, and compared.
 */
export function reads<Data>({
  load,
  metadata,
}: Pick<Screen<Data>, 'load' | 'metadata'>): Pick<Screen<Data>, 'load' | 'metadata'> {
  return {
    load: async props => trackReads(() => load(props), reread(load, await props.params)),
    metadata: async props => {
      const read = async (of: ScreenProps) => withShareVersions(await metadata(of))
      return trackReads(() => read(props), reread(read, await props.params))
    },
  }
}

/** Without the request, which would be kept as long as the page. */
function reread<T>(
  read: (props: ScreenProps) => Promise<T>,
  params: Awaited<ScreenProps['params']>,
) {
  const known = { ...params }
  return () => read({ params: Promise.resolve(known), searchParams: Promise.resolve({}) })
}
