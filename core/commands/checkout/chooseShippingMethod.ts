import type { CommandOf } from '../../../contracts/commands.ts'
import type { Shop } from '../../domain/shop/shop.ts'
import type { Decision } from '../decision.ts'
import { withdrawUnsent } from './withdrawUnsent.ts'

/** SHIP-08: one of the methods the server offers this basket; the newest choice counts. */
export const chooseShippingMethod = ({ cart }: Shop, command: CommandOf<'ChooseShippingMethod'>): Decision => {
  const { code, shippingId } = command
  const offered = cart.basket?.methods.find((method) => method.code === code && method.shippingId === shippingId)
  if (!offered) return { _tag: 'MethodNotOffered' }
  const asked = cart.pending.findLast((change) => change.wish.kind === 'SetShippingMethod')?.wish
  const chosen = asked?.kind === 'SetShippingMethod' ? asked.code === code : offered.selected
  if (chosen) return []
  return [
    ...withdrawUnsent(cart, 'SetShippingMethod'),
    { _tag: 'v1.ShippingMethodRequested', changeId: command.commandId, at: command.at, code, shippingId },
  ]
}
