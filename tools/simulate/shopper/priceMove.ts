import type { AccountOutcome } from '../../../contracts/accountCalls.ts'
import { stores } from '../../../server/store/seed/stores.ts'
import { demonstrationPassword } from '../../../server/consumer/seed/demonstrationAccounts.ts'
import { demonstrationCode } from '../../../server/store/enrolment.ts'
import type { Answered, VirtualTab } from '../device/virtualTab.ts'
import type { SimulatedWorld } from '../world/simulatedWorld.ts'

/** CART-24, BIS-07: on a device that is enrolled at the store, an agent signs in beside the shopper and takes something off a line, now and then more than may be, or puts it back. */
export const priceMove = (world: SimulatedWorld, tab: VirtualTab): Answered => {
  const { chance } = world
  const [line] = tab.views.cart.lines
  if (line?.adjustment && chance.percent(40)) return tab.dispatch({ _tag: 'RemoveAdjustment', lineKey: line.lineKey })
  const value = chance.pick([5, 10, 20, 90])
  if (chance.percent(20)) return adjust(world, tab, value)
  void signedIn(tab).then((outcome) => {
    if (outcome._tag !== 'AgentLoggedIn') return
    tab.dispatch({ _tag: 'StartAssociateSession', session: outcome.session, agentUntil: outcome.agentUntil })
    adjust(world, tab, value)
  })
  return tab.dispatch({ _tag: 'RefreshCart' })
}

const signedIn = async (tab: VirtualTab): Promise<AccountOutcome> => {
  const storeId = stores[0]!.id
  const enrolled = await tab.host().account({ _tag: 'EnrolDevice', storeId, code: demonstrationCode })
  if (enrolled._tag !== 'Done') return enrolled
  return tab
    .host()
    .account({ _tag: 'AgentLogin', email: 'agent@example.com', password: demonstrationPassword, storeId })
}

const adjust = ({ story }: SimulatedWorld, tab: VirtualTab, value: number): Answered => {
  story.tell(`${tab.tabId}: takes ${value} % off`)
  return tab.dispatch({
    _tag: 'AdjustPrice',
    lineKey: tab.views.cart.lines[0]?.lineKey ?? 'none',
    adjustment: { type: 'PERCENT', value, reason: 'A scratch on the toe' },
  })
}
