import { useLocation } from 'react-router-dom'
import { classifyRoute } from '../../../core/domain/route/classifyRoute.ts'
import { routeIdentifier } from '../../../core/domain/route/routeIdentifier.ts'
import { useQuery } from '../bridge/useQuery.ts'
import { UnavailablePage } from '../notFound/UnavailablePage.tsx'
import { Unreachable } from '../shell/Unreachable.tsx'
import { ProductDetails } from './ProductDetails.tsx'
import { ProductGone } from './ProductGone.tsx'
import { ProductSkeleton } from './ProductSkeleton.tsx'

/** CAT-04, RT-01, RT-04: the product the path names. */
export function ProductPage() {
  const { pathname } = useLocation()
  const productId = routeIdentifier(pathname)?.id ?? ''
  const asked = useQuery({ name: 'product', ask: { productId } })
  switch (asked.state) {
    case 'pending':
      return <ProductSkeleton />
    case 'refused':
    case 'missing':
      return <ProductGone />
    case 'unreachable':
      return <Unreachable onAgain={asked.again} />
    case 'answered': {
      const { description } = asked.answer
      if (classifyRoute(pathname, { description }) === 'Error') return <UnavailablePage description={description} />
      return <ProductDetails key={productId} product={asked.answer} asked={asked} />
    }
  }
}
