import { JsonLd } from '@/components/ui/JsonLd/JsonLd'
import { Case } from '../Case'
import type { ExhibitProps } from '../labels'

/** Renders nothing visible: the script is beside the paragraph. */
export function JsonLdExhibit({ labels }: ExhibitProps) {
  return (
    <Case name="no look of its own" width="wide">
      <p>A script for search engines, found in the source of this very section.</p>
      <JsonLd graph={{ '@context': 'https://schema.org', '@graph': [thing(labels.section)] }} />
    </Case>
  )
}

const thing = (name: string) => ({ '@type': 'Thing', name }) as const
