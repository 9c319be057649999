import { freezableClock } from '../../../core/adapters/clock/Clock.freezable.ts'
import { seededIds } from '../../../core/adapters/clock/Ids.seeded.ts'
import { memoryEventLog } from '../../../core/adapters/eventLog/EventLog.memory.ts'
import { memoryQueryCache } from '../../../core/adapters/queries/QueryCache.memory.ts'
import { aloneLeadership } from '../../../core/adapters/tabs/LeaderElection.alone.ts'
import { loadOnDemand } from '../../../worker/loadOnDemand.ts'
import { loadCalls } from '../../../worker/loadCalls.ts'
import type { Environment } from '../../../worker/environment.ts'
import { rememberErased } from './rememberErased.ts'
import { seededPkce } from './seededPkce.ts'
import { virtualDisk } from './virtualDisk.ts'
import type { VirtualWorld } from './virtualDevice.ts'

// A browser's worker loads these when it first needs them. Loading takes real time, so it is over before the first world begins.
await Promise.all([loadOnDemand(), loadCalls()])

/** One worker's outside, and what may happen to the worker. */
export type VirtualWorker = {
  readonly environment: Environment
  readonly state: () => 'running' | 'frozen' | 'dead'
  freeze(): void
  thaw(): void
  kill(): void
}

/** `name` is another one for each life of a tab. */
export const createVirtualWorker = (world: VirtualWorld, tabId: string, name: string): VirtualWorker => {
  const clock = freezableClock(world.clock)
  const ids = seededIds(world.chance.below(2 ** 31), clock)
  const channel = world.channels.join(clock)
  const member = world.locks ? world.leadership.join(name) : null
  let state: 'running' | 'frozen' | 'dead' = 'running'
  return {
    state: () => state,
    environment: {
      clock,
      ids,
      random: world.chance.next,
      api: world.network.apiFor(tabId, clock),
      disk: virtualDisk(
        rememberErased(world.mutations.log(memoryEventLog(world.storedLog, ids.uuidv7)), world.storedLog, world.erased),
        clock,
        world.diskMs,
        world.disk,
      ),
      queryCache: memoryQueryCache(clock),
      sessionStore: world.mutations.sessionStore(world.sessionStore),
      pkce: async () => seededPkce(world.chance),
      leadership: () => member?.leadership ?? aloneLeadership(),
      channel: {
        ...channel,
        post: (message) => {
          world.tap(message)
          channel.post(message)
        },
      },
      alone: (work) => world.sessionLock.run(name, work),
      isOnline: () => world.network.online,
      browser: 'virtual',
    },
    freeze: () => {
      if (state !== 'running') return
      state = 'frozen'
      clock.freeze()
      member?.freeze()
    },
    thaw: () => {
      if (state !== 'frozen') return
      state = 'running'
      clock.thaw()
      member?.thaw()
    },
    kill: () => {
      state = 'dead'
      clock.kill()
      member?.kill()
      channel.close()
      world.sessionLock.drop(name)
    },
  }
}
