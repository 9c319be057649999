import type { LineProduct } from '../../contracts/commands.ts'
import type { Clock } from '../../core/adapters/clock/Clock.ts'
import { virtualClock } from '../../core/adapters/clock/Clock.virtual.ts'
import { seededIds } from '../../core/adapters/clock/Ids.seeded.ts'
import { emptyPile } from '../../core/adapters/eventLog/EventLog.memory.ts'
import type { MemoryPile } from '../../core/adapters/eventLog/EventLog.memory.ts'
import { memorySessionStore } from '../../core/adapters/sessionStore/SessionStore.memory.ts'
import type { SessionStore } from '../../core/adapters/sessionStore/SessionStore.ts'
import { leadershipRoom } from '../../core/adapters/tabs/LeaderElection.memory.ts'
import { tabRoom } from '../../core/adapters/tabs/TabChannel.memory.ts'
import type { TabRoom } from '../../core/adapters/tabs/TabChannel.memory.ts'
import { newShop } from '../../core/domain/shop/shop.ts'
import type { Shop } from '../../core/domain/shop/shop.ts'
import { foldCommits } from '../../worker/foldLog.ts'
import type { TabMessage } from '../../worker/tabMessage.ts'
import { sampleProduct } from './sampleProducts.ts'
import { createSimulatedNetwork } from './simulatedShopNetwork.ts'
import type { SimulatedNetwork } from './simulatedShopNetwork.ts'
import { createSimulatedShop } from './simulatedShop.ts'
import type { SimulatedShop } from './simulatedShop.ts'
import { virtualChance } from './virtualChance.ts'
import type { Chance } from './virtualChance.ts'
import { virtualLock } from './virtualLock.ts'
import type { VirtualLock } from './virtualLock.ts'
import type { DiskUses } from './virtualDisk.ts'
import { createVirtualTab } from './virtualTab.ts'
import type { VirtualTab } from './virtualTab.ts'
import { createVirtualWorker } from './virtualWorker.ts'

/** What the workers of one browser share. */
export type VirtualWorld = {
  readonly clock: Clock
  readonly chance: Chance
  readonly pile: MemoryPile
  readonly sessionStore: SessionStore
  readonly leadership: ReturnType<typeof leadershipRoom>
  readonly channels: TabRoom<TabMessage>
  readonly network: SimulatedNetwork
  readonly sessionLock: VirtualLock
  readonly locks: boolean
  readonly diskMs: () => number
  readonly diskUses: DiskUses
  readonly tap: (message: unknown) => void
}

/** A browser with tabs, a network and a shop, under virtual time: one seed, one history. */
export type VirtualBrowser = {
  readonly world: VirtualWorld
  readonly shop: SimulatedShop
  readonly network: SimulatedNetwork
  readonly pile: MemoryPile
  readonly tabs: readonly VirtualTab[]
  /** Everything that crossed a border: views and news to the pages, messages between tabs. Only with `record`. */
  readonly traffic: readonly string[]
  /** What pages keep outside the database. */
  knownHead: { logId: string; seq: number } | null
  now(): number
  openTab(options?: { readonly visible?: boolean }): VirtualTab
  advance(ms: number): Promise<void>
  /** Advances step by step until `done`, `withinMs` at most; says whether it came true. */
  until(done: () => boolean, withinMs: number, stepMs?: number): Promise<boolean>
  /** The pile folded from the first commit on. */
  folded(): Shop
}

export type BrowserOptions = { readonly locks?: boolean; /** A browser without BroadcastChannel. */ readonly isDeaf?: boolean; readonly record?: boolean; readonly products?: readonly LineProduct[] }

export const simulationStart = 1_790_000_000_000

export const createVirtualBrowser = (seed: number, { locks = true, isDeaf = false, record = false, products = stocked }: BrowserOptions = {}): VirtualBrowser => {
  const clock = virtualClock(simulationStart)
  const chance = virtualChance(seed)
  const shop = createSimulatedShop(clock.now, products)
  const network = createSimulatedNetwork(shop, clock, () => 5 + chance.below(60))
  const pageIds = seededIds(seed, clock)
  const traffic: string[] = []
  const tabs: VirtualTab[] = []
  const tap = (message: unknown): void => void (record && traffic.push(JSON.stringify(message)))
  const world: VirtualWorld = {
    clock,
    chance,
    pile: emptyPile(),
    sessionStore: memorySessionStore(),
    leadership: leadershipRoom(clock, isDeaf),
    channels: tabRoom<TabMessage>(1, isDeaf),
    network,
    sessionLock: virtualLock(),
    locks,
    diskMs: () => 1 + chance.below(3),
    diskUses: { count: 0, isFull: false },
    tap,
  }
  let lives = 0
  const browser: VirtualBrowser = {
    world,
    shop,
    network,
    pile: world.pile,
    tabs,
    traffic,
    knownHead: null,
    now: clock.now,
    openTab: ({ visible = true } = {}) => {
      const tab = createVirtualTab({
        tabId: `tab-${tabs.length + 1}`,
        visible,
        newWorker: (tabId) => createVirtualWorker(world, tabId, `${tabId}.${(lives += 1)}`),
        knownHead: () => browser.knownHead,
        onNews: (item) => {
          if (item._tag === 'Head') browser.knownHead = { logId: item.logId, seq: item.seq }
        },
        nextId: pageIds.uuidv7,
        now: clock.now,
        tap,
      })
      tabs.push(tab)
      tab.startWorker()
      return tab
    },
    advance: (ms) => clock.advance(ms, drained),
    until: async (done, withinMs, stepMs = 250) => {
      for (const end = clock.now() + withinMs; clock.now() < end; ) {
        await clock.advance(stepMs, drained)
        if (done()) return true
      }
      return done()
    },
    folded: () => foldCommits(newShop(), 0, world.pile.commits).shop,
  }
  return browser
}

const stocked = ['A-1', 'A-2', 'B-1', 'C-1'].map((sku) => sampleProduct(sku))

/** Every promise that can go on has gone on. */
const drained = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve))
