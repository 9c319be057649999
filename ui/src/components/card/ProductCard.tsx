import { memo, useState } from 'react'
import { Link } from '../basic/Link.tsx'
import type { ProductSummary } from '../../../../contracts/api/entities/catalogue.ts'
import type { Currency } from '../../../../contracts/api/wire.ts'
import type { Tint } from '../../../../core/domain/product/tintOf.ts'
import { weightIn } from '../../../../core/domain/product/weightIn.ts'
import { LowestPrice, Price, ShopPrice } from '../product/Price.tsx'
import { Rating } from '../browsing/Rating.tsx'
import { ProductPlate } from '../product/ProductPlate.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import { LazyHeart } from '../browsing/LazyHeart.tsx'
import { sizedPicture } from '../product/sizedPicture.ts'
import { QuickshopButton } from './QuickshopButton.tsx'
import { Swatch } from './Swatch.tsx'
import './ProductCard.css'

export interface ProductCardProps {
  readonly product: ProductSummary
  readonly isUrgent?: boolean
  /** `div` where a list item is around it. */
  readonly as?: 'li' | 'div'
}

/** A product in a list. The whole card leads to it; its name is the link. Redrawn only for another product. */
export const ProductCard = memo(({ product, isUrgent = false, as: Card = 'li' }: ProductCardProps) => {
  const t = useCopy('catalog')
  const { name, kind, weightGrams, path, tint, price, colourways, available, isNew, rating } = product
  // CAT-67: only a mouse rests on a card; a finger or a pen that passes loads nothing.
  const [isLookedAt, lookAt] = useState(false)
  const percent = discountPercent(price.current, price.original)
  const label = !available ? t.outOfStock() : percent > 0 ? t.save({ percent }) : isNew ? t.isNew() : null
  return (
    <Card
      className="product-card"
      data-out={!available || undefined}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && lookAt(true)}
      onFocus={({ target }) => target.matches(':focus-visible') && lookAt(true)}
    >
      <ProductFace
        name={name}
        path={path}
        picture={colourways[0].pictures[0].url}
        second={isLookedAt ? colourways[0].pictures[1]?.url : undefined}
        tint={tint}
        label={label}
        price={price.current}
        originalPrice={price.original}
        currency={price.currency}
        detail={weightGrams > 0 ? t.kindAndWeight({ kind, ...weightIn(weightGrams, price.currency) }) : kind}
        hasOwnPrice={!product.isDigital}
        isUrgent={isUrgent}
      >
        {price.lowest30Days !== undefined && (
          <div className="card-lowest">
            <LowestPrice minor={price.lowest30Days} currency={price.currency} />
          </div>
        )}
        <div className="card-rating">
          {rating !== undefined && rating.count > 0 && (
            <>
              <Rating score={rating.average} count={rating.count} />
              <span aria-hidden="true">({rating.count})</span>
            </>
          )}
        </div>
      </ProductFace>
      <Swatches colourways={colourways} />
      <LazyHeart product={product} />
      {available && <QuickshopButton productId={product.productId} name={name} />}
    </Card>
  )
})

interface ProductFaceProps {
  readonly name: string
  readonly path: string
  readonly picture: string
  /** Takes the place of the picture while the card is looked at. */
  readonly second?: string | undefined
  readonly tint: Tint
  /** On the picture. */
  readonly label?: string | null
  /** Minor units. */
  readonly price: number
  readonly originalPrice: number
  readonly currency: Currency
  readonly detail: string
  /** AUTH-33: false for gift cards, on which no group has a discount. */
  readonly hasOwnPrice?: boolean
  readonly isUrgent?: boolean
  /** The level of the name in its page. */
  readonly level?: 2 | 3
  /** Below the kind. */
  readonly children?: React.ReactNode
}

/** Picture, name, price and kind, in an element of the class `product-card`. */
export const ProductFace = ({
  name,
  path,
  picture,
  second,
  tint,
  label = null,
  price,
  originalPrice,
  currency,
  detail,
  hasOwnPrice = false,
  isUrgent = false,
  level = 3,
  children,
}: ProductFaceProps) => {
  const Heading = `h${level}` as const
  const Shown = hasOwnPrice ? ShopPrice : Price
  return (
    <>
      <ProductPlate src={picture} alt="" tint={tint} isUrgent={isUrgent}>
        {second !== undefined && (
          <img
            className="plate-second"
            src={sizedPicture(second, 300, 375)}
            alt=""
            width="600"
            height="750"
            decoding="async"
            onLoad={({ currentTarget }) => (currentTarget.dataset['loaded'] = '')}
          />
        )}
        {label !== null && <span className="label">{label}</span>}
      </ProductPlate>
      <div className="product-card-words">
        <Heading>
          <Link to={path}>{name}</Link>
        </Heading>
        <Shown minor={price} originalMinor={originalPrice} currency={currency} />
        <p className="meta">{detail}</p>
        {children}
      </div>
    </>
  )
}

/** One small square per colourway, with text for those who cannot see them. */
const Swatches = ({ colourways }: Pick<ProductSummary, 'colourways'>) => {
  const t = useCopy('catalog')
  return (
    <div className="swatches">
      <span className="visually-hidden">{t.colourCount({ count: colourways.length })}</span>
      {colourways.slice(0, 6).map(({ code, swatch }) => (
        <Swatch key={code} colour={swatch} />
      ))}
    </div>
  )
}

/** Whole per cent off the original price, rounded down, so that a label never promises too much. */
export const discountPercent = (current: number, original: number): number =>
  original > current && original > 0 ? Math.floor(((original - current) * 100) / original) : 0
