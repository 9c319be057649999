import type { CartView } from '../../../contracts/views/cartView.ts'
import { useView } from '../bridge/core/useView.ts'
import { Callout } from '../components/display/Callout.tsx'
import { Money } from '../components/product/Money.tsx'
import { Skeleton, SkeletonGroup } from '../components/basic/Skeleton.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { lazyPart } from '../loading/lazyPart.tsx'
import { usePage } from '../components/basic/usePage.ts'
import { CartFlashes, withoutLineFlashes } from './parts/CartFlashes.tsx'
import { CartSummary } from './CartSummary.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { LineList } from './LineList.tsx'
import { LazyMoveNotice } from './parts/LazyMoveNotice.tsx'
import { alikeRefusals, placeInCart } from './parts/refusalPlace.ts'
import { RefusalRow } from './parts/RefusalRow.tsx'
import './CartLine.css'
import './CartPage.css'

export const CartPage = () => {
  const t = useCopy('cart')
  usePage(t.title())
  const shown = useView('cart')
  const saved = useView('saved')
  // Both come at once; a line shows whether it can be saved for later from its first picture on. An empty cart, as the
  // server draws it, has no lines.
  const cart = saved === undefined && shown?.lines.length !== 0 ? undefined : shown
  const isEmpty = cart !== undefined && cart.lines.length === 0
  return (
    <div className="page cart-page">
      <h1 className="title">{t.title()}</h1>
      {cart === undefined && <CartSkeleton />}
      {cart !== undefined && <LazyMoveNotice cart={cart} />}
      {cart !== undefined && <CartMessages cart={cart} />}
      {cart !== undefined && (
        <div className={isEmpty ? 'cart-empty' : 'summary-columns'}>
          <div>
            {!isEmpty && <CartCallouts cart={cart} />}
            <LineList key="lines" cart={cart} />
          </div>
          {isEmpty ? <EmptyCart title={t.empty()} detail={t.emptyDetail()} /> : <CartSummary cart={cart} />}
        </div>
      )}
      {saved !== undefined && saved.items.length > 0 && <SavedList items={saved.items} />}
      {cart !== undefined && <CartRails lines={cart.lines} />}
    </div>
  )
}

/** Most carts have no saved items: the list is loaded when there is one. */
const SavedList = lazyPart(() => import('./SavedList.tsx'), 'SavedList')

const CartRails = lazyPart(() => import('../product/rails/CartRails.tsx'), 'CartRails')

/** CART-08: how much is missing, in words and as a progress bar. */
export const CartCallouts = ({ cart }: { readonly cart: CartView }) => {
  const { callouts, currency } = cart
  if (currency === null || callouts.length === 0) return null
  return (
    <div className="cart-callouts">
      {callouts.map(({ promotionId, before, after, reached, distance, progress }) => (
        <Callout
          key={promotionId}
          progress={progress}
          sentence={
            distance > 0 ? (
              <>
                {before} <Money minor={distance} currency={currency} /> {after}
              </>
            ) : (
              reached
            )
          }
        />
      ))}
    </div>
  )
}

/**
 * CART-32, CART-34…39: messages about the whole cart, and refusals whose line is gone. The notice below the header says
 * when the shop is offline.
 */
export const CartMessages = ({ cart }: { readonly cart: CartView }) => {
  const refusals = cart.refusals.filter((refusal) => placeInCart(refusal, cart) === 'top')
  return (
    <div className="cart-messages">
      <div role="status">
        <CartFlashes cart={withoutLineFlashes(cart)} />
      </div>
      {alikeRefusals(refusals).map(([refusal, ...alike]) => (
        <RefusalRow key={refusal.refusalId} refusal={refusal} alike={alike} isNamed />
      ))}
    </div>
  )
}

/** The cart's layout, before the first view. */
export const CartSkeleton = () => {
  const t = useCopy('cart')
  return (
    <SkeletonGroup label={t.loadingCart()}>
      <div className="summary-columns">
        <div>
          <div className="cart-callouts">
            <Skeleton height="2.75rem" />
          </div>
          <div className="line-list">
            {[1, 2].map((row) => (
              <div key={row} className="cart-line">
                <Skeleton ratio="1" />
                <div className="cart-line-what">
                  <Skeleton width="10rem" height="1.25rem" />
                  <Skeleton width="7rem" height="1rem" />
                </div>
                <Skeleton width="4rem" height="1.25rem" />
                <div className="cart-line-acts">
                  <Skeleton width="8rem" height="4.625rem" />
                </div>
              </div>
            ))}
          </div>
        </div>
        <div className="summary-column">
          <Skeleton width="9rem" height="1.75rem" />
          <Skeleton height="4.75rem" />
          <Skeleton height="11rem" />
          <Skeleton height="3.5rem" />
        </div>
      </div>
    </SkeletonGroup>
  )
}
