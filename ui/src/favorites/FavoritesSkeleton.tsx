import { Skeleton, SkeletonGroup } from '../components/Skeleton.tsx'
import { useCopy } from '../copy/useCopy.ts'

/** The page's geometry, before the list is known. */
export function FavoritesSkeleton() {
  const t = useCopy('favorites')
  return (
    <SkeletonGroup label={t.loading()}>
      <div className="favorite-grid">
        {[1, 2, 3, 4].map((place) => (
          <div key={place}>
            <Skeleton ratio="4 / 5" />
            <Skeleton width="10rem" height="1.25rem" />
          </div>
        ))}
      </div>
    </SkeletonGroup>
  )
}
