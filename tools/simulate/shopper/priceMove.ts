import type { OutcomeOf } from '../../../contracts/requests.ts'
import { stores } from '../../../server/store/seed/stores.ts'
import { demonstrationPassword } from '../../../server/demonstration/demonstrationAccounts.ts'
import { demonstrationCode } from '../../../server/store/enrolment.ts'
import type { Answered, VirtualTab } from '../device/virtualTab.ts'
import type { SimulatedWorld } from '../world/simulatedWorld.ts'

/**
 * CART-24, BIS-07: on a device that is enrolled at the store, an agent signs in next to the shopper and reduces a
 * line's price, sometimes by more than is allowed, or restores it.
 */
export const priceMove = (world: SimulatedWorld, tab: VirtualTab): Answered => {
  const { chance } = world
  const [line] = tab.views.cart.lines
  if (line?.adjustment && chance.percent(40)) return tab.dispatch({ _tag: 'RemoveAdjustment', lineKey: line.lineKey })
  const value = chance.pick([5, 10, 20, 90])
  if (chance.percent(20)) return adjust(world, tab, value)
  void signedIn(tab).then((outcome) => {
    if (outcome?._tag !== 'Done') return
    tab.dispatch({ _tag: 'StartAssociateSession', ...outcome.output })
    adjust(world, tab, value)
  })
  return tab.dispatch({ _tag: 'RefreshCart' })
}

const signedIn = async (tab: VirtualTab): Promise<OutcomeOf<'agentLogin'> | null> => {
  const storeId = stores[0]!.id
  const enrolled = await tab.host().request('enrolDevice', { storeId, code: demonstrationCode }, 'key')
  if (enrolled._tag !== 'Done') return null
  return tab
    .host()
    .request('agentLogin', { email: 'agent@example.com', password: demonstrationPassword, storeId }, 'key')
}

const adjust = ({ story }: SimulatedWorld, tab: VirtualTab, value: number): Answered => {
  story.tell(`${tab.tabId}: takes ${value} % off`)
  return tab.dispatch({
    _tag: 'AdjustPrice',
    lineKey: tab.views.cart.lines[0]?.lineKey ?? 'none',
    adjustment: { type: 'PERCENT', value, reason: 'A scratch on the toe' },
  })
}
