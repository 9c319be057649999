import { Skeleton, SkeletonGroup } from '../components/Skeleton.tsx'
import { useCopy } from '../copy/useCopy.ts'

export function CheckoutSkeleton() {
  const t = useCopy('checkout')
  return (
    <SkeletonGroup label={t.loading()} isPage>
      <div className="checkout">
        <div className="order-summary">
          <div className="order-summary-bar">
            <Skeleton width="8rem" height="1.25rem" />
            <Skeleton width="4rem" height="1.25rem" />
          </div>
          <div className="order-summary-all">
            <Skeleton width="7rem" height="1.75rem" />
            <Skeleton height="5.5rem" />
            <Skeleton height="9rem" />
          </div>
        </div>
        <div className="checkout-main checkout-waiting">
          <Skeleton height="2.875rem" />
          <Skeleton width="18rem" height="2.25rem" />
          <Skeleton height="4.75rem" />
          <Skeleton height="4.75rem" />
          <Skeleton height="4.75rem" />
        </div>
      </div>
    </SkeletonGroup>
  )
}
