import { calm } from './calm.ts'
import type { MomentFault } from '../faults/faultKinds.ts'
import { strikeMoment } from '../faults/strikeMoment.ts'
import { accountMove, comeBack } from '../shopper/accountMoves.ts'
import type { VirtualTab } from '../device/virtualTab.ts'
import { contentMove } from '../shopper/contentMove.ts'
import { deliveryMove } from '../shopper/deliveryMove.ts'
import { lineUp, start } from '../shopper/race.ts'
import { browseMove, fillIn, shopperMove } from '../shopper/shopperMoves.ts'
import { trackingMove, visitorName } from '../tracking/worldTracking.ts'
import { holdFaults } from '../checks/holdFaults.ts'
import type { SimulatedWorld } from './simulatedWorld.ts'

/**
 * Faults strike while shoppers shop; then they stop and everything must settle. Returns what did not settle, or null.
 */
export const runSchedule = async (world: SimulatedWorld, prunedAfterMs: number | null): Promise<string | null> => {
  const { chance, scope, story } = world
  if (scope.isReturning) await comeBack(world)
  const isRace = scope.prize !== null && (await lineUp(world, scope.prize))
  // A double hold is not visible at the end: one shopper gets the piece, and the other learns that it is gone.
  if (isRace) world.alarms.push(...(await holdFaults(world)))
  rage(world)
  if (scope.prize !== null && isRace) await start(world, scope.prize)
  const [first] = world.devices.flatMap(({ tabs }) => tabs)
  if (scope.isReady && first) await fillAll(world, first)
  for (let moment = 0; moment < scope.moments; moment++) {
    await world.advance(chance.below(chance.percent(25) ? 9_000 : 250))
    if (prunedAfterMs !== null) prune(world, prunedAfterMs)
    const device = world.devices[chance.below(world.devices.length)]
    const tab = device?.tabs[chance.below(device.tabs.length)]
    if (!device || !tab) continue
    // What is published in these worlds is that of the other site.
    if (device.name !== visitorName) await publishAndRead(world, tab)
    if (tab.state() === 'running') trackingMove(world, device, tab)
    const fault = faultNow(world, tab)
    if (fault) await strikeMoment(world, fault, device, tab)
    else if (tab.state() === 'running' && device.name === visitorName)
      story.tell(`${tab.tabId}: ${commandText(browseMove(world, tab).command)}`)
    else if (tab.state() === 'running' && chance.percent(scope.accountPercent))
      story.tell(`${tab.tabId}: ${accountMove(world, device, tab)}`)
    else if (tab.state() === 'running') {
      const { command } = shopperMove(world, device, tab)
      story.tell(`${tab.tabId}: ${commandText(command)}`)
    } else if (chance.percent(50)) wake(world, tab)
  }
  return calm(world)
}

/** Shoppers read what an editor is publishing at the same moment, before and after. */
const publishAndRead = async (world: SimulatedWorld, tab: VirtualTab): Promise<void> => {
  const { content } = world
  if (content === null) return
  for (let rounds = 1 + content.chance.below(4); rounds > 0; rounds--) {
    if (content.chance.percent(60)) content.editor.act()
    for (let readings = content.chance.below(4); readings > 0 && tab.state() === 'running'; readings--)
      contentMove(world, content, tab)
    await world.advance(content.chance.below(content.chance.percent(50) ? 50 : 2_000))
  }
}

/** While the bank asks, workers die more often: what they learn then is stored nowhere, and such moments are rare. */
const faultNow = ({ chance, faults }: SimulatedWorld, tab: VirtualTab): MomentFault | null => {
  if (tab.views.order.placing?.challenge && faults.has('killed-unheard') && chance.percent(50)) return 'killed-unheard'
  const fault = faults.moments[chance.below(faults.moments.length)]
  return fault && chance.percent(faults.momentPercent) ? fault : null
}

/** Some shoppers read their order before placing it, and change its destination; others press at once. */
const fillAll = async (world: SimulatedWorld, tab: VirtualTab): Promise<void> => {
  const { story } = world
  fillIn(world, tab)
  const mayOrder = (): boolean => tab.views.checkout.complete.includes('billing') && tab.views.cart.waiting === 0
  if (!world.chance.percent(40)) return
  const isKnown = await world.until(mayOrder, 5_000, 250)
  if (!isKnown || !world.chance.percent(40)) return
  story.tell(`${tab.tabId}: ${commandText(deliveryMove(world, tab).command)}`)
  await world.until(mayOrder, 5_000, 250)
}

const rage = ({ chance, faults, internet, provider, marks, story }: SimulatedWorld): void => {
  internet.fate = (wire) => {
    const fate = faults.network[chance.below(faults.network.length)]
    if (!fate || !chance.percent(faults.networkPercent)) return 'fine'
    marks.add(fate)
    story.tell(`network: ${fate} on ${wire.method} ${wire.path} of ${wire.tabId} under ${wire.key}`)
    return fate
  }
  provider.fate = () => {
    const fate = faults.provider[chance.below(faults.provider.length)]
    if (!fate || !chance.percent(faults.providerPercent)) return 'fine'
    marks.add(`provider-${fate}`)
    story.tell(`payment provider: ${fate}`)
    return fate
  }
}

const wake = ({ story }: SimulatedWorld, tab: VirtualTab): void => {
  story.tell(`${tab.tabId}: ${tab.state() === 'dead' ? 'its worker starts' : 'thaws'}`)
  if (tab.state() === 'dead') tab.startWorker()
  else tab.thaw()
}

const prune = ({ server, clock }: SimulatedWorld, afterMs: number): void => {
  void server.books
    .deleteFrom('idempotency')
    .where('claimed_at', '<', clock.now() - afterMs)
    .execute()
}

const commandText = (command: { readonly _tag: string; readonly commandId: string }): string => {
  const { _tag, commandId, ...rest } = command
  const {
    at: _at,
    product,
    to,
    address: _address,
    card: _card,
    secretRef: _secret,
    ...answer
  } = rest as Record<string, unknown> & { product?: { sku?: string; productId?: string }; to?: { sku: string } }
  const words = Object.entries({
    ...answer,
    ...(product ? { product: product.sku ?? product.productId } : {}),
    ...(to ? { to: to.sku } : {}),
  }).map(([name, value]) => `${name} ${String(value)}`)
  return `${_tag} ${words.join(', ')} [${commandId}]`
}
