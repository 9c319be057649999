import { Skeleton, SkeletonGroup } from '../components/Skeleton.tsx'
import { useCopy } from '../copy/useCopy.ts'
import './ListingView.css'
import './ProductGrid.css'

/** The listing's own geometry in sunk rectangles. */
export function ListingSkeleton({ title }: { readonly title: string | undefined }) {
  const t = useCopy('catalog')
  return (
    <div className="page page-pending">
      <SkeletonGroup label={t.loadingProducts()} isPage={title === undefined}>
        <div className="listing-head">
          <Skeleton width="8rem" height="1.25rem" />
          {title === undefined ? <Skeleton width="18rem" height="3rem" /> : <h1 className="title">{title}</h1>}
          <Skeleton width="24rem" height="1.5rem" />
        </div>
        <div className="listing">
          <div className="only-large">
            <Skeleton height="30rem" />
          </div>
          <ul className="product-grid">
            {Array.from({ length: 12 }, (_, index) => (
              <li key={index}>
                <Skeleton ratio="4 / 5" />
              </li>
            ))}
          </ul>
        </div>
      </SkeletonGroup>
    </div>
  )
}
