import { FileLink } from '@/components/ui/FileLink/FileLink'
import { Case } from '../Case'
import type { ExhibitProps } from '../labels'

export function FileLinkExhibit({ labels }: ExhibitProps) {
  return (
    <>
      <Case name="default">
        <FileLink href="#FileLink" about={labels.section}>
          {labels.file}
        </FileLink>
      </Case>
      <Case name="long words, narrow" width="narrow">
        <FileLink href="#FileLink" about={labels.section}>
          {labels.long}
        </FileLink>
      </Case>
    </>
  )
}
