import { CartFlashes } from '../cart/CartFlashes.tsx'
import { alikeRefusals, placeInCheckout } from '../cart/refusalPlace.ts'
import { RefusalRow } from '../cart/RefusalRow.tsx'
import { StateLine } from '../components/StateLine.tsx'
import { useCopy } from '../copy/useCopy.ts'
import '../cart/CartPage.css'
import type { StepProps } from './StepProps.ts'

/** CART-37, ERR-10, ERR-17: what the shop says about the cart, and refusals that do not stand in a group or at a shipment of this step. */
export function CheckoutMessages({ cart, checkout }: StepProps) {
  const t = useCopy('checkout')
  const isShipping = checkout.step === 'shipping'
  const refusals = cart.refusals.filter((refusal) => placeInCheckout(refusal, checkout.step) === 'top')
  return (
    <div className="cart-messages">
      <div role="status">
        {checkout.express === 'refused' && isShipping && <StateLine state="few">{t.expressRefused()}</StateLine>}
        <CartFlashes
          cart={
            isShipping ? { ...cart, messages: cart.messages.filter(({ shipmentId }) => shipmentId === null) } : cart
          }
        />
      </div>
      {alikeRefusals(refusals).map(([refusal, ...alike]) => (
        <RefusalRow key={refusal.refusalId} refusal={refusal} alike={alike} isNamed />
      ))}
    </div>
  )
}
