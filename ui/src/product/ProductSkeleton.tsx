import { Skeleton, SkeletonGroup } from '../components/Skeleton.tsx'
import { useCopy } from '../copy/useCopy.ts'
import './BuyColumn.css'
import './ProductDetails.css'

/** The product page's own geometry in sunk rectangles. */
export function ProductSkeleton() {
  const t = useCopy('shell')
  return (
    <div className="page page-pending">
      <SkeletonGroup label={t.loading()} isPage>
        <div className="product-skeleton-crumbs">
          <Skeleton width="14rem" height="1rem" />
        </div>
        <div className="product">
          <Skeleton ratio="10 / 9" />
          <div className="buy-head">
            <Skeleton width="6rem" height="1rem" />
            <Skeleton width="18rem" height="3rem" />
            <Skeleton width="8rem" height="1.75rem" />
            <Skeleton height="4rem" />
            <Skeleton height="8rem" />
            <Skeleton height="3.5rem" />
          </div>
        </div>
      </SkeletonGroup>
    </div>
  )
}
