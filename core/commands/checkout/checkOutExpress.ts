import type { CommandOf } from '../../../contracts/commands.ts'
import { defaultAddressRules } from '../../domain/address/addressRules.ts'
import { validateAddress } from '../../domain/address/validateAddress.ts'
import type { PendingChange } from '../../domain/cart/changes/cartChange.ts'
import { deliveryOf } from '../../domain/cart/delivery.ts'
import { shownLines } from '../../domain/cart/shownLines.ts'
import { isCardExpired } from '../../domain/checkout/cardRules.ts'
import { expressChangeId, isExpressChange, isPaymentGiven } from '../../domain/checkout/checkout.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import type { ShopEvent } from '../../events/shop/shopEvent.ts'
import { isSent } from '../cart/unsentChange.ts'
import type { Decision } from '../decision.ts'
import { billingAddressRequest, shippingAddressRequest } from './addressRequests.ts'
import { isSameAddress } from './isSameAddress.ts'

/** CHK-03: both steps at once from what the account keeps, each part a change of its own, owed until it is answered. CHK-04: otherwise nothing happens. */
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

/** CHK-04: with one part refused the others that have not left are not asked for any more. */
export const expressRefused = ({ cart, checkout }: ShopperState, { changeId }: PendingChange): readonly ShopEvent[] => {
  const { express } = checkout
  if (!express || !isExpressChange(checkout, changeId)) return []
  const vain = cart.pending.filter(
    (other) => other.changeId !== changeId && isExpressChange(checkout, other.changeId) && !isSent(other),
  )
  return [
    ...vain.map((other) => ({ _tag: 'v1.ChangeWithdrawn', changeId: other.changeId }) as const),
    { _tag: 'v1.ExpressRefused', id: express.id },
  ]
}
