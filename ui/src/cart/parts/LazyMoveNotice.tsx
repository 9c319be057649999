import type { CartView } from '../../../../contracts/views/cartView.ts'
import { locales } from '../../../../core/domain/locale/locales.ts'
import type { Locale } from '../../../../core/domain/locale/locales.ts'
import { useShopLocale } from '../../copy/shopLocale.ts'
import { lazyPart } from '../../loading/lazyPart.tsx'

/** CART-42: few carts move to another country, or stay behind in one. */
export const LazyMoveNotice = ({ cart }: { readonly cart: CartView }) => {
  const locale = useShopLocale()
  return cart.move !== null || isAbroad(cart, locale) ? <MoveNotice cart={cart} /> : null
}

/** The page's shop has other prices than the cart. */
export const isAbroad = ({ currency }: Pick<CartView, 'currency'>, locale: Locale): boolean =>
  currency !== null && currency !== locales[locale].currency

const MoveNotice = lazyPart(() => import('../move/MoveNotice.tsx'), 'MoveNotice')
