import { memo } from 'react'
import type { ProductSummary } from '../../../contracts/api/catalogue.ts'
import { useCopy } from '../copy/useCopy.ts'
import { ProductCard } from './ProductCard.tsx'
import './ProductGrid.css'

/** Drawn anew for other products only: a choice of a filter is shown while these still stand. */
export const ProductGrid = memo(({ products }: { readonly products: readonly ProductSummary[] }) => {
  const t = useCopy('catalog')
  return (
    <>
      <h2 className="visually-hidden">{t.products()}</h2>
      <ul className="product-grid">
        {products.map((product, index) => (
          <ProductCard key={product.productId} product={product} isUrgent={index === 0} />
        ))}
      </ul>
    </>
  )
})
