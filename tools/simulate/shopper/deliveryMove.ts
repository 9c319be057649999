import type { Answered, VirtualTab } from '../device/virtualTab.ts'
import { stagePoints } from '../server/fillStage.ts'
import { stageStores } from '../server/stageSeed.ts'
import type { SimulatedWorld } from '../world/simulatedWorld.ts'

/**
 * SHIP-08, SHIP-23, STORE-02: one line, or a whole shipment, is delivered another way: to a door, a store, a collection
 * point.
 */
export const deliveryMove = ({ chance }: SimulatedWorld, tab: VirtualTab): Answered => {
  const { cart, checkout } = tab.views
  const line = cart.lines[chance.below(cart.lines.length || 1)]
  if (line && chance.percent(25))
    return tab.dispatch({
      _tag: 'SetDelivery',
      lineKey: line.lineKey,
      storeId: chance.percent(40) ? null : chance.pick(stageStores),
    })
  const method = checkout.methods[chance.below(checkout.methods.length || 1)]
  if (!method) return tab.dispatch({ _tag: 'RefreshCart' })
  const { code, shippingId } = method
  const places = placesOf[code]
  return tab.dispatch({
    _tag: 'ChooseShippingMethod',
    code,
    shippingId,
    ...(places && chance.percent(90) ? { storeId: chance.pick(places) } : {}),
  })
}

const placesOf: Readonly<Record<string, readonly [string, ...string[]] | undefined>> = {
  pickup: stageStores,
  sts: stageStores,
  pudo: stagePoints,
}
