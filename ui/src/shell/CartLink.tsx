import { useLocation } from 'react-router-dom'
import { Link } from '../components/basic/Link.tsx'
import { classifyRoute } from '../../../core/domain/route/pageAt.ts'
import { useView } from '../bridge/core/useView.ts'
import { openMiniCart } from '../state/miniCartStore.ts'
import { Icon } from '../components/basic/Icon.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../copy/useShopPath.ts'
import './CartLink.css'

/**
 * DLG-17: a press shows the cart in a side panel; on the cart's own page, and in a new tab, it is a link. Its name
 * contains the count; no square at 0.
 */
export const CartLink = () => {
  const t = useCopy('shell')
  const shopPath = useShopPath()
  const cart = useView('cart')
  const units = cart?.units ?? 0
  const isCartPage = classifyRoute(useLocation().pathname) === 'Cart'
  const open = (event: React.MouseEvent): void => {
    if (isCartPage || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    openMiniCart()
  }
  return (
    <Link
      className="cart-link"
      to={shopPath('/cart')}
      onClick={open}
      {...(isCartPage ? {} : { 'aria-haspopup': 'dialog' as const })}
      aria-label={cart ? t.cartWithCount({ count: units }) : t.cart()}
    >
      <Icon name="bag" />
      <span className="only-large">{t.cart()}</span> {units > 0 && <b className="figures">{units}</b>}
    </Link>
  )
}
