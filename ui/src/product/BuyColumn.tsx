import { Link } from '../components/basic/Link.tsx'
import type { Product } from '../../../contracts/api/entities/catalogue.ts'
import { locales } from '../../../core/domain/locale/locales.ts'
import { Fold } from '../components/browsing/Fold.tsx'
import { sizedPicture } from '../components/product/sizedPicture.ts'
import { ColourPicker } from '../components/picker/ColourPicker.tsx'
import { LowestPrice, Price, ShopPrice } from '../components/product/Price.tsx'
import { Rating } from '../components/browsing/Rating.tsx'
import { useScore } from '../components/browsing/useScore.ts'
import { useShopLocale } from '../copy/shopLocale.ts'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../copy/useShopPath.ts'
import { lazyPart } from '../loading/lazyPart.tsx'
import { useChooseParams } from '../state/AddressParams.tsx'
import { AddToCart } from './AddToCart.tsx'
import { withChosen } from './productChoice.ts'
import type { ProductChoice } from './productChoice.ts'
import './BuyColumn.css'
import './DeliveryTimes.css'

export const BuyColumn = ({ product, choice }: { readonly product: Product; readonly choice: ProductChoice }) => {
  const t = useCopy('product')
  const catalog = useCopy('catalog')
  const shopPath = useShopPath()
  // LAW-06
  const isTaxed = locales[useShopLocale()].site === 'EMEA'
  const choose = useChooseParams()
  const price = choice.variant?.price ?? product.price
  const Shown = product.isDigital ? Price : ShopPrice
  return (
    <div className="buy">
      <div className="buy-head">
        <p className="label">{product.kind}</p>
        <h1 className="title">{product.name}</h1>
        <div className="buy-price">
          <Shown layout="row" minor={price.current} originalMinor={price.original} currency={price.currency} />
          <RatingLink rating={product.rating} />
        </div>
        <LowestPrice minor={price.lowest30Days} currency={price.currency} />
        {isTaxed && !product.isDigital && <p className="meta">{catalog.priceNote()}</p>}
        <p className="buy-summary">{product.summary}</p>
      </div>
      <ColourPicker
        label={catalog.colour()}
        value={choice.colourway.code}
        onChange={(colour) => choose((now) => withChosen(now, 'colour', colour), { replace: true })}
        colours={product.colourways.map(({ code, name, pictures, available }) => ({
          value: code,
          name,
          picture: sizedPicture(pictures[0].url, 68, 68),
          isUnavailable: !available,
        }))}
      />
      <AddToCart product={product} choice={choice} />
      {!product.isDigital && (choice.variant ? choice.variant.stock > 0 : choice.colourway.available) && (
        <div className="delivery-times" data-methods={product.customisable ? 3 : 2}>
          <DeliveryTimes productId={product.productId} />
        </div>
      )}
      {!product.isDigital && (
        <div className="buy-more">
          <Fold title={t.deliveryAndReturns()}>
            <p className="prose">{t.deliveryText()}</p>
            <Link className="link" to={shopPath('/help/delivery')}>
              {t.deliveryLink()}
            </Link>
          </Fold>
        </div>
      )}
    </div>
  )
}

const DeliveryTimes = lazyPart(() => import('./DeliveryTimes.tsx'), 'DeliveryTimes')

/** "4.6 from 218 reviews", as a link down to them. */
const RatingLink = ({ rating }: Pick<Product, 'rating'>) => {
  const t = useCopy('catalog')
  const score = useScore(rating.average)
  if (rating.count === 0) return <span className="meta">{t.noReviews()}</span>
  return (
    <span className="rating-link">
      <Rating score={rating.average} />
      <a className="link" href="#reviews">
        {t.reviewCount({ score, count: rating.count })}
      </a>
    </span>
  )
}
