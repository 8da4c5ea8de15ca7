import { Picture } from '@/components/ui/Picture/Picture'
import { Case } from '../Case'
import type { ExhibitProps } from '../words'

const size = { width: 1200, height: 900, sizes: '20rem' } as const

export function PictureExhibit({ words }: ExhibitProps) {
  return (
    <>
      <Case name="default">
        <Picture src="/images/home/about.webp" alt={words.picture} {...size} />
      </Case>
      <Case name="priority">
        <Picture src="/images/home/corporate.webp" alt={words.picture} {...size} priority />
      </Case>
    </>
  )
}
