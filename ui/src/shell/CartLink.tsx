import { Link } from 'react-router-dom'
import { useView } from '../bridge/useView.ts'
import { Icon } from '../components/Icon.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../locale/useShopPath.ts'
import './CartLink.css'

/** Its name carries the count; no square at 0. */
export function CartLink() {
  const t = useCopy('shell')
  const shopPath = useShopPath()
  const cart = useView('cart')
  const units = cart?.units ?? 0
  return (
    <Link className="cart-link" to={shopPath('/cart')} aria-label={cart ? t.cartWithCount({ count: units }) : t.cart()}>
      <Icon name="bag" />
      <span className="only-large">{t.cart()}</span>
      {units > 0 && <b className="figures">{units}</b>}
    </Link>
  )
}
