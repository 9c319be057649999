import type { Clock } from '../../../core/adapters/clock/Clock.ts'
import { seededIds } from '../../../core/adapters/clock/Ids.seeded.ts'
import type { CommerceApi } from '../../../core/adapters/commerceApi/CommerceApi.ts'
import { emptyLog } from '../../../core/adapters/eventLog/EventLog.memory.ts'
import type { MemoryLog } from '../../../core/adapters/eventLog/EventLog.memory.ts'
import { memorySessionStore } from '../../../core/adapters/sessionStore/SessionStore.memory.ts'
import type { SessionStore } from '../../../core/adapters/sessionStore/SessionStore.ts'
import { memoryElection } from '../../../core/adapters/tabs/LeaderElection.memory.ts'
import { memoryTabs } from '../../../core/adapters/tabs/TabChannel.memory.ts'
import type { MemoryTabs } from '../../../core/adapters/tabs/TabChannel.memory.ts'
import type { Commit } from '../../../core/domain/log/commit.ts'
import { initialState } from '../../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../../core/domain/state/shopperState.ts'
import type { TabMessage } from '../../../worker/environment.ts'
import { foldCommits } from '../../../worker/pipeline/foldLog.ts'
import type { Chance } from '../Chance.ts'
import { noMutations } from '../mutants/Mutant.ts'
import type { DeviceMutations } from '../mutants/Mutant.ts'
import { healthyDisk } from './virtualDisk.ts'
import type { DiskState } from './virtualDisk.ts'
import { createVirtualTab } from './virtualTab.ts'
import type { VirtualTab } from './virtualTab.ts'
import { createVirtualWorker } from './virtualWorker.ts'

/** The network between one device and the shop. */
export type VirtualNetwork = {
  /** The port of one worker, whose clock may freeze and stop. */
  apiFor(tabId: string, clock: Clock): CommerceApi
  online: boolean
}

/** What the workers of one browser share. */
export type VirtualWorld = {
  readonly clock: Clock
  readonly chance: Chance
  readonly storedLog: MemoryLog
  /** What sign-outs erased from the log. */
  readonly erased: Commit[]
  readonly sessionStore: SessionStore
  readonly leadership: ReturnType<typeof memoryElection>
  readonly channels: MemoryTabs<TabMessage>
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
  readonly storedLog: MemoryLog
  /** All commits ever made: those that sign-outs erased, and those in the log. */
  history(): readonly Commit[]
  readonly tabs: readonly VirtualTab[]
  /** What pages store outside the database. */
  knownHead: { logId: string; seq: number } | null
  openTab(options?: { readonly visible?: boolean; readonly locale?: string }): VirtualTab
  /** The log folded from the first commit on. */
  folded(): ShopperState
}

export type DeviceSettings = {
  readonly clock: Clock
  readonly chance: Chance
  readonly network: VirtualNetwork
  readonly locks: boolean
  /** A browser without BroadcastChannel. */
  readonly isDeaf: boolean
  /** Makes the ids of the pages' commands. */
  readonly seed: number
  /** Prefix of its tabs' names. */
  readonly name: string
  readonly tap: (message: unknown) => void
  /** Called whenever a tab's worker has started. */
  readonly onStart?: (tab: VirtualTab) => void
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
  onStart = () => undefined,
  mutations = noMutations,
}: DeviceSettings): VirtualDevice => {
  const pageIds = seededIds(seed, clock)
  const tabs: VirtualTab[] = []
  const world: VirtualWorld = {
    clock,
    chance,
    storedLog: emptyLog(),
    erased: [],
    sessionStore: memorySessionStore(),
    leadership: memoryElection(clock, isDeaf),
    channels: memoryTabs<TabMessage>(1, isDeaf),
    network,
    sessionLock: virtualLock(),
    locks,
    diskMs: () => 1 + chance.below(3),
    disk: healthyDisk(),
    tap,
    mutations,
  }
  let lives = 0
  /** Every change of the log changes its head or its floor. */
  let last: { readonly head: MemoryLog['head']; readonly floor: number; readonly shop: ShopperState } | null = null
  const device: VirtualDevice = {
    world,
    storedLog: world.storedLog,
    history: () => [...world.erased, ...world.storedLog.commits],
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
        onStart,
        tap,
      })
      tabs.push(tab)
      tab.startWorker()
      return tab
    },
    folded: () => {
      const { head, floor, commits } = world.storedLog
      if (last === null || last.head !== head || last.floor !== floor)
        last = { head, floor, shop: foldCommits(initialState(), 0, commits).shop }
      return last.shop
    },
  }
  return device
}

/** The browser's lock for the session: turns run one after another, and a tab that dies releases it. */
type VirtualLock = {
  run<T>(owner: string, work: () => Promise<T>): Promise<T>
  /** What the browser does when a worker dies. */
  drop(owner: string): void
}

type Claim = { readonly owner: string; readonly start: () => void }

const virtualLock = (): VirtualLock => {
  let holder: Claim | null = null
  let queue: Claim[] = []
  const next = (): void => {
    holder = queue.shift() ?? null
    holder?.start()
  }
  return {
    run: <T>(owner: string, work: () => Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        const claim: Claim = {
          owner,
          start: () => {
            const end = (): void => {
              if (holder === claim) next()
            }
            void work().then(resolve, reject).finally(end)
          },
        }
        queue.push(claim)
        if (holder === null) next()
      }),
    drop: (owner) => {
      queue = queue.filter((claim) => claim.owner !== owner)
      if (holder?.owner === owner) next()
    },
  }
}
