import { useView } from '../bridge/useView.ts'
import { useCopy } from '../copy/useCopy.ts'
import { LazyPart } from '../shell/LazyPart.tsx'
import { loadedPart } from '../shell/loadedPart.tsx'
import { usePage } from '../shell/usePage.ts'
import { CartCallouts } from './CartCallouts.tsx'
import { CartMessages } from './CartMessages.tsx'
import { CartSkeleton } from './CartSkeleton.tsx'
import { CartSummary } from './CartSummary.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { LineList } from './LineList.tsx'
import './CartLine.css'
import './CartPage.css'

export function CartPage() {
  const t = useCopy('cart')
  usePage(t.title())
  const cart = useView('cart')
  const saved = useView('saved')
  const isEmpty = cart !== undefined && cart.lines.length === 0
  return (
    <div className="page cart-page">
      <h1 className="title">{t.title()}</h1>
      {cart === undefined && <CartSkeleton />}
      {cart !== undefined && <CartMessages cart={cart} />}
      {cart !== undefined && (
        <div className={isEmpty ? 'cart-empty' : 'cart-columns'}>
          <div>
            {!isEmpty && <CartCallouts cart={cart} />}
            <LineList key="lines" cart={cart} />
          </div>
          {isEmpty ? <EmptyCart title={t.empty()} detail={t.emptyDetail()} /> : <CartSummary cart={cart} />}
        </div>
      )}
      {saved !== undefined && saved.items.length > 0 && (
        <LazyPart>
          <SavedList items={saved.items} />
        </LazyPart>
      )}
    </div>
  )
}

/** Most carts have nothing put aside: the list comes when there is one. */
const SavedList = loadedPart(async () => (await import('../saved/SavedList.tsx')).SavedList)
