import type { ChangeOf } from '../../../domain/cart/changes/cartChange.ts'
import { inBasket, updateItem } from './changeHandler.ts'
import type { ChangeHandler } from './changeHandler.ts'
import { inStore } from './chooseShippingMethod.ts'
import type { CommandOf } from '../../../../contracts/commands.ts'
import type { ShopperState } from '../../../domain/state/shopperState.ts'
import { isRejection } from '../../decision.ts'
import type { Decision } from '../../decision.ts'
import { ownLine } from '../changeCart.ts'

/**
 * SHIP-23: one line is picked up in a store while the others are shipped, or shipped after all. SHIP-06: not for goods
 * that can be delivered only one way.
 */
export const setDelivery = ({ cart }: ShopperState, command: CommandOf<'SetDelivery'>): Decision => {
  const { lineKey: key, storeId } = command
  const line = ownLine(cart, key)
  if (isRejection(line)) return line
  if (line.product.isDigital || line.product.isCustoms) return { _tag: 'MethodNotOffered' }
  if (line.delivery === (storeId ?? 'home')) return []
  return [{ _tag: 'v1.LineDeliveryRequested', changeId: command.commandId, at: command.at, key, storeId }]
}

export const setDeliveryChange: ChangeHandler<ChangeOf<'SetDelivery'>> = {
  call: inBasket(({ key, storeId }, basket) => {
    const { endpoint, input } = updateItem(basket, key)
    const query = storeId === null ? { action: 'home' } : { action: 'pickup', ...inStore(storeId) }
    return { endpoint, input: { ...input, query } }
  }),
}
