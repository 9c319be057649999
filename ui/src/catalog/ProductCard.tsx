import { memo } from 'react'
import { Link } from 'react-router-dom'
import type { ProductSummary } from '../../../contracts/api/catalogue.ts'
import { Price } from '../components/Price.tsx'
import { ProductPlate } from '../components/ProductPlate.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { LazyHeart } from '../favorites/LazyHeart.tsx'
import { discountPercent } from './discountPercent.ts'
import { sizedPicture } from './sizedPicture.ts'
import { Swatches } from './Swatches.tsx'
import './ProductCard.css'

export interface ProductCardProps {
  readonly product: ProductSummary
  readonly isUrgent?: boolean
}

/** A product in a list. The whole card goes to it; its name is the link. Drawn anew for another product only. */
export const ProductCard = memo(({ product, isUrgent = false }: ProductCardProps) => {
  const t = useCopy('catalog')
  const { name, kind, weightGrams, path, tint, price, colourways, available, isNew } = product
  const percent = discountPercent(price.current, price.original)
  const label = !available ? t.outOfStock() : percent > 0 ? t.save({ percent }) : isNew ? t.isNew() : null
  return (
    <li className="product-card" data-out={!available || undefined}>
      <ProductPlate src={sizedPicture(colourways[0].pictures[0].url, 300, 375)} alt="" tint={tint} isUrgent={isUrgent}>
        {label !== null && <span className="label">{label}</span>}
      </ProductPlate>
      <div className="product-card-words">
        <h3>
          <Link to={path}>{name}</Link>
        </h3>
        <Price minor={price.current} originalMinor={price.original} currency={price.currency} />
        <p className="meta">{weightGrams > 0 ? t.kindAndWeight({ kind, grams: weightGrams }) : kind}</p>
      </div>
      <Swatches colourways={colourways} />
      <LazyHeart product={product} />
    </li>
  )
})
