import type { CartView } from '../../../contracts/views/cartView.ts'
import { Callout } from '../components/Callout.tsx'
import { Money } from '../components/Money.tsx'

/** CART-08: how far it still is, in words and on a track. */
export function CartCallouts({ cart }: { readonly cart: CartView }) {
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
