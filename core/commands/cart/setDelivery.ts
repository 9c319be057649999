import type { CommandOf } from '../../../contracts/commands.ts'
import { isBonus } from '../../domain/cart/cartRules.ts'
import { shownLines } from '../../domain/cart/shownLines.ts'
import type { ShopperState } from '../../domain/state/shopperState.ts'
import type { Decision } from '../decision.ts'

/** SHIP-23: one line is picked up in a store while the others are sent, or sent after all. SHIP-06: not what can go one way only. */
export const setDelivery = ({ cart }: ShopperState, command: CommandOf<'SetDelivery'>): Decision => {
  const { lineKey: key, storeId } = command
  const line = shownLines(cart).find((shown) => shown.key === key)
  if (!line) return { _tag: 'LineNotInCart' }
  if (isBonus(line)) return { _tag: 'LineIsBonus' }
  if (line.product.isDigital || line.product.isCustoms) return { _tag: 'MethodNotOffered' }
  if (line.delivery === (storeId ?? 'home')) return []
  return [{ _tag: 'v1.LineDeliveryRequested', changeId: command.commandId, at: command.at, key, storeId }]
}
