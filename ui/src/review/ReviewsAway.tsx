import { SkeletonBlocks } from '../components/basic/Skeleton.tsx'
import { StateLine } from '../components/basic/StateLine.tsx'
import { useCopy } from '../copy/useCopy.ts'

/** In place of reviews that are not here yet, or not available. */
export const ReviewsAway = ({ isWaiting }: { readonly isWaiting: boolean }) => {
  const t = useCopy('product')
  const shell = useCopy('shell')
  if (!isWaiting) return <StateLine state="waiting">{t.reviewsUnreachable()}</StateLine>
  return <SkeletonBlocks label={shell.loading()} heights={['24rem']} />
}
