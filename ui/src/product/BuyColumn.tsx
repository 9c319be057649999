import { Link } from 'react-router-dom'
import type { Product } from '../../../contracts/api/catalogue.ts'
import { Fold } from '../catalog/Fold.tsx'
import { sizedPicture } from '../catalog/sizedPicture.ts'
import { Price } from '../components/Price.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../locale/useShopPath.ts'
import { AddToCart } from './AddToCart.tsx'
import { ColourPicker } from '../components/ColourPicker.tsx'
import { withChosen } from './productChoice.ts'
import type { ProductChoice } from './productChoice.ts'
import { RatingLink } from './RatingLink.tsx'
import { useChooseParams } from '../shell/AddressParams.tsx'
import './BuyColumn.css'

export function BuyColumn({ product, choice }: { readonly product: Product; readonly choice: ProductChoice }) {
  const t = useCopy('product')
  const catalog = useCopy('catalog')
  const shopPath = useShopPath()
  const choose = useChooseParams()
  const price = choice.variant?.price ?? product.price
  return (
    <div className="buy">
      <div className="buy-head">
        <p className="label">{product.kind}</p>
        <h1 className="title">{product.name}</h1>
        <div className="buy-price">
          <Price layout="row" minor={price.current} originalMinor={price.original} currency={price.currency} />
          <RatingLink rating={product.rating} />
        </div>
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
      <div className="buy-more">
        <Fold title={t.deliveryAndReturns()}>
          <p className="prose">{t.deliveryText()}</p>
          <Link className="link" to={shopPath('/help/delivery')}>
            {t.deliveryLink()}
          </Link>
        </Fold>
      </div>
    </div>
  )
}
