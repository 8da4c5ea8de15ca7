import { FileLink } from '@/components/ui/FileLink/FileLink'
import { Case } from '../Case'
import type { ExhibitProps } from '../words'

export function FileLinkExhibit({ words }: ExhibitProps) {
  return (
    <>
      <Case name="default">
        <FileLink href="#FileLink" about={words.section}>
          {words.file}
        </FileLink>
      </Case>
      <Case name="long words, narrow" width="narrow">
        <FileLink href="#FileLink" about={words.section}>
          {words.long}
        </FileLink>
      </Case>
    </>
  )
}
