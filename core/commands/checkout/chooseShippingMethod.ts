import type { CommandOf } from '../../../contracts/commands.ts'
import { methodOf } from '../../domain/cart/delivery.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import type { Decision } from '../decision.ts'
import { isSent } from '../cart/unsentChange.ts'

/** SHIP-08: one of the methods the server offers this shipment, and the store it goes to; the newest choice counts. */
export const chooseShippingMethod = ({ cart }: ShopperState, command: CommandOf<'ChooseShippingMethod'>): Decision => {
  const { code, shippingId, storeId } = command
  const offered = cart.basket?.methods.some((method) => method.code === code && method.shippingId === shippingId)
  if (!offered) return { _tag: 'MethodNotOffered' }
  const chosen = methodOf(cart, shippingId)
  if (chosen?.code === code && (storeId === undefined || chosen.storeId === storeId)) return []
  const earlier = cart.pending.filter(
    (change) => change.wish.kind === 'SetShippingMethod' && change.wish.shippingId === shippingId && !isSent(change),
  )
  return [
    ...earlier.map(({ changeId }) => ({ _tag: 'v1.ChangeWithdrawn', changeId }) as const),
    {
      _tag: 'v1.ShippingMethodRequested',
      changeId: command.commandId,
      at: command.at,
      code,
      shippingId,
      ...(storeId === undefined ? {} : { storeId }),
    },
  ]
}
