import { Picture } from '@/components/ui/Picture/Picture'
import { Case } from '../Case'
import type { ExhibitProps } from '../labels'

const size = { width: 1200, height: 900, sizes: '20rem' } as const

export function PictureExhibit({ labels }: ExhibitProps) {
  return (
    <>
      <Case name="default">
        <Picture src="/files/home/about.webp" alt={labels.picture} {...size} />
      </Case>
      <Case name="priority">
        <Picture src="/files/home/corporate.webp" alt={labels.picture} {...size} priority />
      </Case>
    </>
  )
}
