import { Skeleton, SkeletonGroup } from '../components/Skeleton.tsx'
import { useCopy } from '../copy/useCopy.ts'

/** The cart's geometry, before the first view. */
export function CartSkeleton() {
  const t = useCopy('cart')
  return (
    <SkeletonGroup label={t.loadingCart()}>
      <div className="cart-columns">
        <div>
          <div className="cart-callouts">
            <Skeleton height="2.75rem" />
          </div>
          <div className="line-list">
            {[1, 2].map((row) => (
              <div key={row} className="cart-line">
                <Skeleton ratio="1" />
                <div className="cart-line-what">
                  <Skeleton width="10rem" height="1.25rem" />
                  <Skeleton width="7rem" height="1rem" />
                </div>
                <Skeleton width="4rem" height="1.25rem" />
                <div className="cart-line-acts">
                  <Skeleton width="8rem" height="4.625rem" />
                </div>
              </div>
            ))}
          </div>
        </div>
        <div className="cart-summary">
          <Skeleton width="9rem" height="1.75rem" />
          <Skeleton height="4.75rem" />
          <Skeleton height="11rem" />
          <Skeleton height="3.5rem" />
        </div>
      </div>
    </SkeletonGroup>
  )
}
