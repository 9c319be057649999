import type { ChangeOf } from '../../../domain/cart/changes/cartChange.ts'
import { inBasket } from './changeHandler.ts'
import type { Request } from '../../call.ts'
import type { ChangeHandler } from './changeHandler.ts'
import type { CommandOf } from '../../../../contracts/commands.ts'
import { methodOf } from '../../../domain/cart/delivery.ts'
import type { ShopperState } from '../../../domain/state/shopperState.ts'
import type { Decision } from '../../decision.ts'
import { unsentOfKind, withdrawn } from '../unsentChange.ts'
import { defined } from '../../../domain/fields/fields.ts'

/** SHIP-08: one of the methods the server offers this shipment, and its store; the newest choice counts. */
export const chooseShippingMethod = ({ cart }: ShopperState, command: CommandOf<'ChooseShippingMethod'>): Decision => {
  const { code, shippingId, storeId } = command
  const offered = cart.basket?.methods.some((method) => method.code === code && method.shippingId === shippingId)
  if (!offered) return { _tag: 'MethodNotOffered' }
  const chosen = methodOf(cart, shippingId)
  if (chosen?.code === code && (storeId === undefined || chosen.storeId === storeId)) return []
  const earlier = unsentOfKind(cart, 'SetShippingMethod').filter(({ wish: change }) => change.shippingId === shippingId)
  return [
    ...withdrawn(earlier),
    {
      _tag: 'v1.ShippingMethodRequested',
      changeId: command.commandId,
      at: command.at,
      code,
      shippingId,
      ...defined({ storeId }),
    },
  ]
}

export const setShippingMethodChange: ChangeHandler<ChangeOf<'SetShippingMethod'>> = {
  call: inBasket((change, { basketId }) => ({ endpoint: 'setShippingMethod', input: methodInput(basketId, change) })),
}

/** STORE-02: a method's destination is a store or a collection point. */
export const methodInput = (
  cartId: string,
  { code, shippingId, storeId }: { readonly code: string; readonly shippingId: string; readonly storeId?: string },
): Request['input'] => {
  const body = { cartId, code, shippingId, shopperAppliedSM: true }
  if (code !== 'pudo') return { query: storeId === undefined ? {} : inStore(storeId), body }
  return { query: {}, body: { ...body, ...defined({ collectionPointId: storeId }) } }
}

/** SHIP-22 */
export const inStore = (storeId: string): Record<string, unknown> => ({ favStoreId: storeId })
