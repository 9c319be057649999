import { rootHash } from '../../../core/domain/log/chainHash.ts'
import { initialState } from '../../../core/domain/state/shopperState.ts'
import { writeLogFile } from '../../../worker/recorder/writeLogFile.ts'
import { bookFaults } from '../checks/bookFaults.ts'
import { deviceFaults } from '../checks/deviceFaults.ts'
import { noteClientRecoveries, noteOrders, watchRecoveries } from '../checks/watchRecoveries.ts'
import { trackedFaults } from '../tracking/trackedFaults.ts'
import type { Stage } from './openStage.ts'
import { plainHttp } from './plainHttp.ts'
import { runSchedule } from './runSchedule.ts'
import { simulatedWorld } from './simulatedWorld.ts'
import type { WorldOptions } from './WorldOptions.ts'
import { virtualTimers } from './virtualTimers.ts'

export type Simulated = {
  readonly seed: number
  /** Which checks failed; there should be none. */
  readonly faults: readonly string[]
  readonly marks: ReadonlyMap<string, number>
  readonly story: readonly string[]
  readonly logs: readonly { readonly device: string; readonly text: string }[]
  readonly steps: number
  readonly commands: number
  readonly requests: number
  readonly orders: number
}

/** One seed, from its first press to the final check of the tables. */
export const simulateSeed = async (stage: Stage, seed: number, options: WorldOptions): Promise<Simulated> => {
  const world = await simulatedWorld(stage, seed, options)
  const restore = [virtualTimers(world.clock, world.chance), plainHttp()]
  try {
    watchRecoveries(world)
    const unsettled = await runSchedule(world, options.mutant?.keysLiveMs ?? null)
    noteClientRecoveries(world)
    await noteOrders(world)
    const faults = [...world.alarms, ...(unsettled === null ? [] : [unsettled])]
    faults.push(...(await bookFaults(world)))
    for (const device of world.devices) if (unsettled === null) faults.push(...(await deviceFaults(world, device)))
    if (unsettled === null) faults.push(...(await trackedFaults(world)))
    const perKey = new Map<string, number>()
    for (const { key } of world.internet.requests) perKey.set(key, (perKey.get(key) ?? 0) + 1)
    for (const [key, times] of perKey)
      if (key !== '' && times > mostAttempts) faults.push(`${times} requests under ${key}`)
    const commits = (device: (typeof world.devices)[number]) => ({
      logId: device.storedLog.head?.logId ?? '',
      before: rootHash,
      start: { seq: 0, shop: initialState() },
      commits: device.storedLog.commits,
    })
    return {
      seed,
      faults,
      marks: world.marks.counts,
      story: world.story.lines,
      logs: options.story
        ? world.devices.map((device) => ({
            device: device.name,
            text: writeLogFile(commits(device), world.clock.now()),
          }))
        : [],
      steps: world.steps(),
      commands: world.devices.reduce(
        (sum, { tabs }) => sum + tabs.reduce((more, { asked }) => more + asked.length, 0),
        0,
      ),
      requests: world.internet.requests.length,
      orders: world.provider.charges.length,
    }
  } finally {
    await world.server.kill()
    for (const undo of restore) undo()
  }
}

/** Back-off lets no call be sent more often than this in the few minutes of a run. */
const mostAttempts = 120
