import { useLocation } from 'react-router-dom'
import { classifyRoute, routeIdentifier } from '../../../core/domain/route/pageAt.ts'
import { useQuery } from '../bridge/core/useQuery.ts'
import { Skeleton, SkeletonPage } from '../components/basic/Skeleton.tsx'
import { Unreachable } from '../components/browsing/Unreachable.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useContentInTime } from '../blocks/page/useContentInTime.ts'
import { lazyInPage } from '../loading/lazyPart.tsx'
import { ProductDetails } from './ProductDetails.tsx'
import './BuyColumn.css'
import './ProductDetails.css'

/** Few products are. */
const ProductAway = lazyInPage(() => import('../notFound/UnavailablePage.tsx'), 'ProductAway')

/** CAT-04, RT-01, RT-04: the product that the path names. */
export const ProductPage = () => {
  const { pathname } = useLocation()
  const productId = routeIdentifier(pathname)?.id ?? ''
  const asked = useQuery({ name: 'product', ask: { productId } })
  const slots = useContentInTime({ family: 'product', key: productId }, asked.state === 'answered')
  if (slots.isPending && asked.state === 'answered') return <ProductSkeleton />
  switch (asked.state) {
    case 'pending':
      return <ProductSkeleton />
    case 'refused':
    case 'missing':
      return <ProductAway />
    case 'unreachable':
      return <Unreachable onAgain={asked.again} />
    case 'answered': {
      const { description } = asked.answer
      if (classifyRoute(pathname, { description }) === 'Error') return <ProductAway description={description} />
      return <ProductDetails key={productId} product={asked.answer} asked={asked} slots={slots} />
    }
  }
}

/** The product page's own layout in sunk rectangles. */
export const ProductSkeleton = () => {
  const t = useCopy('shell')
  return (
    <SkeletonPage label={t.loading()}>
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
    </SkeletonPage>
  )
}
