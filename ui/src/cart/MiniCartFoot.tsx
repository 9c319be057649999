import type { CartView } from '../../../contracts/views/cartView.ts'
import { LinkButton } from '../components/LinkButton.tsx'
import { Money } from '../components/Money.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../locale/useShopPath.ts'
import { CheckoutButton } from './CheckoutButton.tsx'
import { LazyExpressCheckout } from './LazyExpressCheckout.tsx'
import { closeMiniCart } from './miniCartState.ts'

export function MiniCartFoot({ cart }: { readonly cart: CartView }) {
  const t = useCopy('cart')
  const shopPath = useShopPath()
  const { totals, currency } = cart
  if (currency === null) return null
  const isFree = totals.shipping?.minor === 0
  const untaxed = isFree ? t.miniFree() : t.miniLater()
  const later = totals.taxIncluded ? (isFree ? t.miniFreeTaxed() : t.miniLaterTaxed()) : untaxed
  return (
    <>
      <dl className="mini-cart-sum">
        <dt>{t.subtotal()}</dt>
        <dd>
          <Money minor={totals.itemSubTotal.minor} currency={currency} isEstimated={totals.itemSubTotal.estimated} />
        </dd>
      </dl>
      <p className="meta mini-cart-note">{totals.itemSubTotal.estimated ? `${t.miniEstimated()} ${later}` : later}</p>
      <div className="side-panel-actions">
        <LinkButton to={shopPath('/cart')} onClick={closeMiniCart}>
          {t.viewCart()}
        </LinkButton>
        <CheckoutButton onPress={closeMiniCart} />
      </div>
      <LazyExpressCheckout onPress={closeMiniCart} />
    </>
  )
}
