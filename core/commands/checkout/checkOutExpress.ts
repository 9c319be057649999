import type { CommandOf } from '../../../contracts/commands.ts'
import { defaultAddressRules } from '../../domain/address/addressRules.ts'
import { validateAddress } from '../../domain/address/validateAddress.ts'
import type { PendingChange } from '../../domain/cart/changes/cartChange.ts'
import { deliveryOf } from '../../domain/cart/delivery.ts'
import { shownLines } from '../../domain/cart/shownLines.ts'
import { isCardExpired } from '../../domain/payment/card.ts'
import { expressChangeId, isExpressChange, isPaymentGiven } from '../../domain/checkout/checkout.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import type { ShopEvent } from '../../events/shop/shopEvent.ts'
import { billingAddressRequest, isSameAddress, shippingAddressRequest } from '../cart/changes/addresses.ts'
import { isSent, withdrawn } from '../cart/unsentChange.ts'
import type { Decision } from '../decision.ts'

/**
 * CHK-03: both steps at once from the account's saved details, each part a separate change, owed until it is answered.
 * CHK-04: otherwise nothing happens.
 */
export const checkOutExpress = (
  { cart, checkout, standing: listAccess }: ShopperState,
  command: CommandOf<'CheckOutExpress'>,
): Decision => {
  const { commandId: id, at, shipping, billing, card, savedCardId } = command
  if (shownLines(cart).length === 0) return { _tag: 'CartEmpty' }
  if (listAccess.consumerType === 'GUEST' || isPaymentGiven(checkout)) return { _tag: 'ExpressNotOffered' }
  const needsAddress = deliveryOf(cart) === 'toAddress'
  if (needsAddress && !shipping) return { _tag: 'ExpressNotOffered' }
  const failures = [
    ...(needsAddress && shipping ? validateAddress(shipping, defaultAddressRules, []) : []),
    ...validateAddress(billing, defaultAddressRules, []),
  ]
  if (failures.length > 0) return { _tag: 'FieldsInvalid', failures }
  if (isCardExpired(card, command)) return { _tag: 'CardExpired' }
  const sent = needsAddress && shipping ? shipping : null
  return [
    { _tag: 'v1.ExpressStarted', id, shipping: sent, billing, same: sent !== null && isSameAddress(sent, billing) },
    ...(sent ? shippingAddressRequest(cart, sent, { changeId: expressChangeId(id, 'shipping'), at }) : []),
    ...billingAddressRequest(cart, billing, { changeId: expressChangeId(id, 'billing'), at }),
    { _tag: 'v1.CardRequested', changeId: expressChangeId(id, 'card'), at, face: card, secretRef: '', savedCardId },
  ]
}

/** CHK-04: when one part is refused, the others that were not sent are withdrawn. */
export const expressRefused = ({ cart, checkout }: ShopperState, { changeId }: PendingChange): readonly ShopEvent[] => {
  const { express } = checkout
  if (!express || !isExpressChange(checkout, changeId)) return []
  const vain = cart.pending.filter(
    (other) => other.changeId !== changeId && isExpressChange(checkout, other.changeId) && !isSent(other),
  )
  return [...withdrawn(vain), { _tag: 'v1.ExpressRefused', id: express.id }]
}
