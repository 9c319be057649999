import { createHash } from 'node:crypto'
import { freezableClock } from '../../../core/adapters/clock/Clock.freezable.ts'
import { seededIds } from '../../../core/adapters/clock/Ids.seeded.ts'
import { memoryEventLog } from '../../../core/adapters/eventLog/EventLog.memory.ts'
import type { MemoryLog } from '../../../core/adapters/eventLog/EventLog.memory.ts'
import type { EventLog } from '../../../core/adapters/eventLog/EventLog.ts'
import type { PkcePair } from '../../../core/adapters/pkce/Pkce.ts'
import { memoryQueryCache } from '../../../core/adapters/queries/QueryCache.memory.ts'
import { aloneLeadership } from '../../../core/adapters/tabs/LeaderElection.alone.ts'
import { pkceVerifierBytes } from '../../../core/domain/configuration/constants.ts'
import type { Commit } from '../../../core/domain/log/commit.ts'
import type { Environment } from '../../../worker/environment.ts'
import { loadCalls } from '../../../worker/sender/loadCalls.ts'
import { loadOnDemand } from '../../../worker/requests/loadOnDemand.ts'
import type { Chance } from '../Chance.ts'
import type { VirtualWorld } from './virtualDevice.ts'
import { virtualDisk } from './virtualDisk.ts'

// A browser's worker loads these on first use. Loading takes real time, so it is done before the first world begins.
await Promise.all([loadOnDemand(), loadCalls()])

/** One worker's environment, and what may happen to the worker. */
export type VirtualWorker = {
  readonly environment: Environment
  readonly state: () => 'running' | 'frozen' | 'dead'
  freeze(): void
  thaw(): void
  kill(): void
}

/** `name` is different for each life of a tab. */
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

/** A log that sign-outs erase as they should; what they erased is kept in `erased`, only for the checks. */
const rememberErased = (log: EventLog, storedLog: MemoryLog, erased: Commit[]): EventLog => ({
  ...log,
  append: (request) => {
    const { commits, floor } = storedLog
    const before = [...commits]
    // The memory log changes its log at once and answers later.
    const outcome = log.append(request)
    if (storedLog.commits !== commits && storedLog.floor > floor) erased.push(...before)
    return outcome
  },
})

/** A key pair from the simulation's randomness, without waiting for real cryptography. */
const seededPkce = (chance: Chance): PkcePair => {
  const verifier = Buffer.from(Array.from({ length: pkceVerifierBytes }, () => chance.below(256))).toString('base64url')
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') }
}
