import { emptyLog } from '../../../core/adapters/eventLog/EventLog.memory.ts'
import { rootHash } from '../../../core/domain/log/chainHash.ts'
import type { VirtualTab } from '../device/virtualTab.ts'
import { stagePoints } from '../server/fillStage.ts'
import { addSomething, answerBank } from '../shopper/shopperMoves.ts'
import type { SimulatedDevice, SimulatedWorld } from '../world/simulatedWorld.ts'
import type { MomentFault } from './faultKinds.ts'

/**
 * Causes one fault now, at this device and tab. What the shop itself changes is committed when the database is free.
 */
export const strikeMoment = async (
  world: SimulatedWorld,
  fault: MomentFault,
  device: SimulatedDevice,
  tab: VirtualTab,
): Promise<void> => {
  const { chance, server, stage, skus } = world
  const sku = skus[chance.below(skus.length)] ?? ''
  world.marks.add(fault)
  world.story.tell(`fault: ${fault} (${device.name}, ${tab.tabId})`)
  switch (fault) {
    case 'worker-killed':
      return tab.killWorker()
    case 'killed-unheard':
      return killUnheard(world, device, tab)
    case 'worker-restarted':
      return tab.startWorker()
    case 'tab-frozen':
      return tab.freeze()
    case 'device-offline':
      return setOnline(device, !device.world.network.online)
    case 'long-offline':
      return nightAndDay(world, device)
    case 'server-killed':
      return server.isAlive() ? server.kill() : server.start()
    case 'access-token-expired':
      return void server.books.deleteFrom('access_token').execute()
    case 'session-expired':
      if (!chance.percent(30)) return
      return void server.books.updateTable('session').set({ expires_at: world.clock.now() }).execute()
    case 'price-changed':
      return stage.setPrice(sku, 4_000 + chance.below(20_000))
    case 'stock-changed': {
      // Often fewer than a line of this shopper has, and not none.
      const short = chance.percent(50) ? tab.views.cart.lines.find(({ quantity }) => quantity > 1) : undefined
      const available = short ? short.quantity - 1 : chance.below(chance.percent(50) ? 2 : 12)
      return void server.books
        .updateTable('stock')
        .set({ available })
        .where('sku', '=', short?.sku ?? sku)
        .execute()
    }
    case 'point-closed':
      return void server.books
        .updateTable('collection_point')
        .set({ is_open: chance.percent(30) })
        .where('id', '=', chance.pick(stagePoints))
        .execute()
    case 'coupon-expired':
      return void server.books
        .updateTable('coupon')
        .set({ valid_to: world.clock.now() })
        .where('code', '=', 'WELCOME10')
        .execute()
    case 'baskets-forgotten':
      if (!chance.percent(30)) return
      return void server.books.deleteFrom('basket').where('status', '=', 'open').execute()
    case 'clock-jumped':
      device.skew.ms += chance.below(20 * 60_000) - 10 * 60_000
      return
    case 'disk-full':
      device.world.disk.isFull = true
      return excuse(device, fault)
    case 'disk-refused':
    case 'disk-closed':
    case 'disk-silent':
    case 'disk-upgraded':
      device.world.disk.ailment =
        fault === 'disk-refused'
          ? 'refused'
          : fault === 'disk-closed'
            ? 'closed'
            : fault === 'disk-silent'
              ? 'silent'
              : 'upgraded'
      return excuse(device, fault)
    case 'disk-emptied':
      Object.assign(device.storedLog, emptyLog())
      return excuse(device, fault)
    case 'machine-crashed':
      return crash(world, device)
  }
}

/** The worker dies after its commit and before the disk confirms it: the log has the command, and no tab knows. */
const killUnheard = async (world: SimulatedWorld, { storedLog }: SimulatedDevice, tab: VirtualTab): Promise<void> => {
  if (tab.state() === 'running') askSomething(world, tab)
  const { head } = storedLog
  for (let ms = 0; ms < longestWriteMs && storedLog.head === head; ms++) await world.advance(1)
  tab.killWorker()
}
const longestWriteMs = 20

/** PAY-30: the bank's page returns its result, which dies with the worker. */
const askSomething = (world: SimulatedWorld, tab: VirtualTab): void => {
  const challenge = tab.views.order.placing?.challenge
  if (challenge) answerBank(world, tab, challenge.action, world.chance.pick(['authorised', 'refused']))
  else addSomething(world, tab)
}

export const setOnline = (device: SimulatedDevice, online: boolean): void => {
  device.world.network.online = online
  for (const tab of device.tabs) if (tab.state() === 'running') void tab.host().notice(online ? 'online' : 'offline')
}

const excuse = (device: SimulatedDevice, why: string): void => {
  device.excuse ??= why
}

/** The phone is off for 26 hours; the other shoppers sleep, and the shop is being moved. */
const nightAndDay = async (world: SimulatedWorld, device: SimulatedDevice): Promise<void> => {
  const tabs = world.devices.flatMap((each) => each.tabs)
  for (const tab of tabs) tab.freeze()
  await world.server.kill()
  await world.advance(26 * 3_600_000)
  world.server.start()
  for (const tab of tabs) tab.thaw()
  setOnline(device, true)
}

/** All pages die at once, and any tail of what was written without waiting for the disk may be lost. */
const crash = ({ chance }: SimulatedWorld, device: SimulatedDevice): void => {
  for (const tab of device.tabs) tab.crashPage()
  const { storedLog, world } = device
  const { head } = storedLog
  if (!head) return
  const safe = Math.max(world.disk.strictSeq, storedLog.floor)
  const left = safe + chance.below(head.seq - safe + 1)
  if (left === head.seq) return
  storedLog.commits = storedLog.commits.slice(0, left - storedLog.floor)
  storedLog.head = { ...head, seq: left, hash: storedLog.commits.at(-1)?.hash ?? rootHash }
  storedLog.snapshots = storedLog.snapshots.filter(({ seq }) => seq <= left)
  excuse(device, 'machine-crashed')
}
