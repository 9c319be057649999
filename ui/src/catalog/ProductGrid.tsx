import { memo } from 'react'
import type { ProductSummary } from '../../../contracts/api/entities/catalogue.ts'
import { useCopy } from '../copy/useCopy.ts'
import { ProductCard } from '../components/card/ProductCard.tsx'
import './ProductGrid.css'

/** Cards that a phone shows side by side. */
const inFirstRow = 2

/** Redrawn only for other products: a chosen filter is shown while these are still there. */
export const ProductGrid = memo(({ products }: { readonly products: readonly ProductSummary[] }) => {
  const t = useCopy('catalog')
  return (
    <>
      <h2 className="visually-hidden">{t.products()}</h2>
      <ul className="product-grid">
        {products.map((product, index) => (
          <ProductCard key={product.productId} product={product} isUrgent={index < inFirstRow} />
        ))}
      </ul>
    </>
  )
})
