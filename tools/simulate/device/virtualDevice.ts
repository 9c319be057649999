import type { Clock } from '../../../core/adapters/clock/Clock.ts'
import { seededIds } from '../../../core/adapters/clock/Ids.seeded.ts'
import type { CommerceApi } from '../../../core/adapters/commerceApi/CommerceApi.ts'
import { emptyPile } from '../../../core/adapters/eventLog/EventLog.memory.ts'
import type { MemoryPile } from '../../../core/adapters/eventLog/EventLog.memory.ts'
import { memorySessionStore } from '../../../core/adapters/sessionStore/SessionStore.memory.ts'
import type { SessionStore } from '../../../core/adapters/sessionStore/SessionStore.ts'
import { leadershipRoom } from '../../../core/adapters/tabs/LeaderElection.memory.ts'
import { tabRoom } from '../../../core/adapters/tabs/TabChannel.memory.ts'
import type { TabRoom } from '../../../core/adapters/tabs/TabChannel.memory.ts'
import type { Commit } from '../../../core/domain/log/commit.ts'
import { newShop } from '../../../core/domain/shop/shop.ts'
import type { Shop } from '../../../core/domain/shop/shop.ts'
import { foldCommits } from '../../../worker/foldLog.ts'
import type { TabMessage } from '../../../worker/tabMessage.ts'
import type { Chance } from '../Chance.ts'
import { noMutations } from '../mutants/Mutant.ts'
import type { DeviceMutations } from '../mutants/Mutant.ts'
import { healthyDisk } from './virtualDisk.ts'
import type { DiskState } from './virtualDisk.ts'
import { virtualLock } from './virtualLock.ts'
import type { VirtualLock } from './virtualLock.ts'
import { createVirtualTab } from './virtualTab.ts'
import type { VirtualTab } from './virtualTab.ts'
import { createVirtualWorker } from './virtualWorker.ts'

/** The way from one device to the shop. */
export type VirtualNetwork = {
  /** The port of one worker, whose clock may freeze and stop. */
  apiFor(tabId: string, clock: Clock): CommerceApi
  online: boolean
}

/** What the workers of one browser share. */
export type VirtualWorld = {
  readonly clock: Clock
  readonly chance: Chance
  readonly pile: MemoryPile
  /** What sign-outs took out of the pile. */
  readonly erased: Commit[]
  readonly sessionStore: SessionStore
  readonly leadership: ReturnType<typeof leadershipRoom>
  readonly channels: TabRoom<TabMessage>
  readonly network: VirtualNetwork
  readonly sessionLock: VirtualLock
  readonly locks: boolean
  readonly diskMs: () => number
  readonly disk: DiskState
  readonly tap: (message: unknown) => void
  readonly mutations: DeviceMutations
}

/** One browser of one shopper: its tabs, its disk, its session. */
export type VirtualDevice = {
  readonly world: VirtualWorld
  readonly pile: MemoryPile
  /** All commits there ever were: what sign-outs erased, and what stands in the pile. */
  history(): readonly Commit[]
  readonly tabs: readonly VirtualTab[]
  /** What pages keep outside the database. */
  knownHead: { logId: string; seq: number } | null
  openTab(options?: { readonly visible?: boolean; readonly locale?: string }): VirtualTab
  /** The pile folded from the first commit on. */
  folded(): Shop
}

export type DeviceSettings = {
  readonly clock: Clock
  readonly chance: Chance
  readonly network: VirtualNetwork
  readonly locks: boolean
  /** A browser without BroadcastChannel. */
  readonly isDeaf: boolean
  /** Makes the ids of what the pages ask. */
  readonly seed: number
  /** Begins the names of its tabs. */
  readonly name: string
  readonly tap: (message: unknown) => void
  readonly mutations?: DeviceMutations
}

export const createVirtualDevice = ({
  clock,
  chance,
  network,
  locks,
  isDeaf,
  seed,
  name,
  tap,
  mutations = noMutations,
}: DeviceSettings): VirtualDevice => {
  const pageIds = seededIds(seed, clock)
  const tabs: VirtualTab[] = []
  const world: VirtualWorld = {
    clock,
    chance,
    pile: emptyPile(),
    erased: [],
    sessionStore: memorySessionStore(),
    leadership: leadershipRoom(clock, isDeaf),
    channels: tabRoom<TabMessage>(1, isDeaf),
    network,
    sessionLock: virtualLock(),
    locks,
    diskMs: () => 1 + chance.below(3),
    disk: healthyDisk(),
    tap,
    mutations,
  }
  let lives = 0
  /** Whatever changes the pile gives it another head or floor. */
  let last: { readonly head: MemoryPile['head']; readonly floor: number; readonly shop: Shop } | null = null
  const device: VirtualDevice = {
    world,
    pile: world.pile,
    history: () => [...world.erased, ...world.pile.commits],
    tabs,
    knownHead: null,
    openTab: ({ visible = true, locale = 'en-us' } = {}) => {
      const tab = createVirtualTab({
        tabId: `${name}${tabs.length + 1}`,
        visible,
        locale,
        newWorker: (tabId) => createVirtualWorker(world, tabId, `${tabId}.${(lives += 1)}`),
        knownHead: () => device.knownHead,
        onNews: (item) => {
          if (item._tag === 'Head') device.knownHead = { logId: item.logId, seq: item.seq }
        },
        nextId: pageIds.uuidv7,
        now: clock.now,
        tap,
      })
      tabs.push(tab)
      tab.startWorker()
      return tab
    },
    folded: () => {
      const { head, floor, commits } = world.pile
      if (last === null || last.head !== head || last.floor !== floor)
        last = { head, floor, shop: foldCommits(newShop(), 0, commits).shop }
      return last.shop
    },
  }
  return device
}
