import { Link } from 'react-router-dom'
import type { FavoriteProduct } from '../../../contracts/commands/favoriteProduct.ts'
import { sizedPicture } from '../catalog/sizedPicture.ts'
import { Button } from '../components/Button.tsx'
import { Price } from '../components/Price.tsx'
import { ProductPlate } from '../components/ProductPlate.tsx'
import { useCopy } from '../copy/useCopy.ts'
import '../catalog/ProductCard.css'

export interface FavoriteCardProps {
  readonly item: FavoriteProduct
  readonly onAdd: () => void
  /** Absent on another's list. */
  readonly onRemove?: () => void
}

/** A liked product: the way to it, into the cart, and out of the list. */
export function FavoriteCard({ item, onAdd, onRemove }: FavoriteCardProps) {
  const t = useCopy('favorites')
  const shell = useCopy('shell')
  const { productId, name, kind, path, picture, tint, price, originalPrice, currency } = item
  return (
    <li className="favorite" data-product={productId}>
      <div className="product-card">
        <ProductPlate src={sizedPicture(picture, 300, 375)} alt="" tint={tint} />
        <div className="product-card-words">
          <h2>
            <Link to={path}>{name}</Link>
          </h2>
          <Price minor={price} originalMinor={originalPrice} currency={currency} />
          <p className="meta">{kind}</p>
        </div>
      </div>
      <div className="favorite-acts">
        <Button aria-label={t.addToCartNamed({ name })} onPress={onAdd}>
          {t.addToCart()}
        </Button>
        {onRemove && (
          <Button kind="link" aria-label={shell.removeNamed({ name })} onPress={onRemove}>
            {shell.remove()}
          </Button>
        )}
      </div>
    </li>
  )
}
