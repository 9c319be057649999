import { Skeleton, SkeletonGroup } from '../components/Skeleton.tsx'
import { StateLine } from '../components/StateLine.tsx'
import { useCopy } from '../copy/useCopy.ts'

/** In the place of reviews that are not here yet, or cannot be had. */
export function ReviewsAway({ isWaiting }: { readonly isWaiting: boolean }) {
  const t = useCopy('product')
  const shell = useCopy('shell')
  if (!isWaiting) return <StateLine state="waiting">{t.reviewsUnreachable()}</StateLine>
  return (
    <SkeletonGroup label={shell.loading()}>
      <Skeleton height="24rem" />
    </SkeletonGroup>
  )
}
