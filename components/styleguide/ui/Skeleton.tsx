import { Skeleton } from '@/components/ui/Skeleton/Skeleton'
import { Case } from '../Case'

export function SkeletonExhibit() {
  return (
    <>
      <Case name="loading: three rows">
        <Skeleton count={3} height="3rem" />
      </Case>
      <Case name="loading: a card, own shimmer">
        <Skeleton count={1} height="12rem" colour="#efe8fb" />
      </Case>
    </>
  )
}
