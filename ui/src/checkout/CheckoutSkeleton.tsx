import { Skeleton, SkeletonGroup } from '../components/Skeleton.tsx'
import { useCopy } from '../copy/useCopy.ts'

export function CheckoutSkeleton() {
  const t = useCopy('checkout')
  return (
    <SkeletonGroup label={t.loading()}>
      <div className="checkout">
        <div className="order-summary" />
        <div className="checkout-main checkout-waiting">
          <Skeleton height="2.75rem" />
          <Skeleton width="18rem" height="2.25rem" />
          <Skeleton height="4.75rem" />
          <Skeleton height="4.75rem" />
          <Skeleton height="4.75rem" />
        </div>
      </div>
    </SkeletonGroup>
  )
}
