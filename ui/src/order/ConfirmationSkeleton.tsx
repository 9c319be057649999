import { Skeleton, SkeletonGroup } from '../components/Skeleton.tsx'
import { useCopy } from '../copy/useCopy.ts'

/** The geometry of a confirmed order, before the first view: words and way, facts, lines and what was paid. */
export function ConfirmationSkeleton() {
  const t = useCopy('order')
  return (
    <SkeletonGroup label={t.loading()} isPage>
      <div className="thank-you">
        <div className="page">
          <div className="thank-you-words">
            <Skeleton width="9rem" height="1rem" />
            <Skeleton height="2.75rem" />
            <Skeleton height="3.5rem" />
            <Skeleton width="11rem" height="2.75rem" />
          </div>
          <Skeleton height="14rem" />
        </div>
      </div>
      <div className="page">
        <div className="order-facts">
          {['deliver', 'method', 'paid', 'placed'].map((fact) => (
            <Skeleton key={fact} height="5rem" />
          ))}
        </div>
        <div className="cart-columns receipt">
          <div className="receipt-shipment">
            <Skeleton width="8rem" height="1.75rem" />
            <Skeleton height="5.5rem" />
            <Skeleton height="5.5rem" />
          </div>
          <div className="cart-summary">
            <Skeleton width="8rem" height="1.75rem" />
            <Skeleton height="11rem" />
          </div>
        </div>
      </div>
    </SkeletonGroup>
  )
}
