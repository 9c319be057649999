import { virtualClock } from '../../../core/adapters/clock/Clock.virtual.ts'
import type { VirtualClock } from '../../../core/adapters/clock/Clock.virtual.ts'
import { seededChance } from '../Chance.ts'
import type { Chance } from '../Chance.ts'
import { watchContent } from '../checks/watchContent.ts'
import { worldContent } from '../content/worldContent.ts'
import type { WorldContent } from '../content/worldContent.ts'
import { createVirtualDevice } from '../device/virtualDevice.ts'
import type { VirtualDevice } from '../device/virtualDevice.ts'
import { drawFaultMix } from '../faults/faultMix.ts'
import type { FaultMix } from '../faults/faultMix.ts'
import { noMutations } from '../mutants/Mutant.ts'
import { simulatedProvider } from '../server/simulatedProvider.ts'
import type { SimulatedProvider } from '../server/simulatedProvider.ts'
import { simulatedServer } from '../server/simulatedServer.ts'
import type { SimulatedServer } from '../server/simulatedServer.ts'
import { stageSkus } from '../server/stageSeed.ts'
import type { StageCatalogue } from '../server/stageSeed.ts'
import type { SignInDialog } from '../shopper/accountMoves.ts'
import { ownerOf } from '../shopper/prizes.ts'
import { localeOf, startTracking, visitorName, watchSent, worldTracking } from '../tracking/worldTracking.ts'
import { drawScope } from './drawScope.ts'
import type { SimulationScope } from './drawScope.ts'
import { createMarks } from './Marks.ts'
import type { Marks } from './Marks.ts'
import type { Stage, StoreStocks } from './openStage.ts'
import { simulatedInternet } from './simulatedInternet.ts'
import type { SimulatedInternet } from './simulatedInternet.ts'
import { createStory } from './Story.ts'
import type { Story } from './Story.ts'
import { drained } from './virtualTimers.ts'
import type { WorldOptions } from './WorldOptions.ts'

/** A device of a simulation: its clock may be wrong, and its storage may have lost what was acknowledged. */
export type SimulatedDevice = VirtualDevice & {
  readonly name: string
  readonly skew: { ms: number }
  /** The account of this device's shopper. */
  readonly email: string
  readonly signIns: SignInDialog[]
  /** Why promises about this device's storage no longer count, as its shopper was told; null = all of them count. */
  excuse: string | null
}

export type SimulatedWorld = {
  readonly seed: number
  readonly clock: VirtualClock
  readonly chance: Chance
  readonly scope: SimulationScope
  readonly faults: FaultMix
  readonly server: SimulatedServer
  readonly provider: SimulatedProvider
  readonly internet: SimulatedInternet
  readonly devices: readonly SimulatedDevice[]
  readonly skus: readonly string[]
  /** Pieces in the warehouse before anybody shops, by sku. */
  readonly stock: ReadonlyMap<string, number>
  /** The stores' pieces of the skus that shoppers buy, before anybody shops. */
  readonly storeStocks: StoreStocks
  readonly stage: StageCatalogue
  readonly marks: Marks
  readonly story: Story
  /** Null in a world where nobody publishes, and nobody reads. */
  readonly content: WorldContent | null
  /** Null in a world where nothing is tracked. */
  readonly tracking: ReturnType<typeof worldTracking>
  /** What must never happen on the way. */
  readonly alarms: string[]
  /** False once the faults have stopped. */
  raging: boolean
  /** Turns of the virtual clock so far. */
  readonly steps: () => number
  advance(ms: number): Promise<void>
  until(done: () => boolean, withinMs: number, stepMs?: number): Promise<boolean>
}

export const simulationStart = 1_790_000_000_000

/** One seed, one world: everything in it that could vary is drawn from the seed. */
export const simulatedWorld = async (
  { database, catalogueOnStage: stage, app, stock, storeStocks }: Stage,
  seed: number,
  options: WorldOptions,
): Promise<SimulatedWorld> => {
  await database.reset()
  const clock = virtualClock(simulationStart)
  const chance = seededChance(seed)
  const scope = drawScope(chance, options.tabs)
  const faults = drawFaultMix(chance, options.faults)
  const marks = createMarks()
  const story = createStory(options.story, simulationStart, clock.now)
  const provider = simulatedProvider(clock, chance)
  const pausePercent = faults.has('server-slow') ? chance.pick([10, 30, 60]) : 0
  const pauseMs = (): number => {
    if (!world.raging || pausePercent === 0 || !chance.percent(pausePercent)) return 0
    marks.add('server-slow')
    return 1 + chance.below(chance.percent(5) ? 3_000 : 30)
  }
  const onFault = (fault: string): void => void world.alarms.push(fault)
  const content = worldContent({
    database,
    clock,
    chance: seededChance(seed ^ 0xc0de),
    isWanted: options.isPublishing ?? options.mutant?.isOfContent ?? false,
    isSlow: faults.has('server-slow'),
    pauseMs,
    story,
    onMark: marks.add,
    onFault,
  })
  const server = simulatedServer({
    clock,
    chance,
    seed,
    database,
    catalogue: stage.catalogue,
    app,
    provider,
    pauseMs,
    onLog: (entry) => {
      if (entry.event !== 'failure') return
      const why = entry.error instanceof Error ? entry.error.message : String(entry.error)
      story.tell(`server: failed at ${entry.route ?? 'its own work'}: ${why}`)
    },
    onMerge: () => marks.add('merged'),
    onFault,
    watchContent: content && watchContent({ ledger: content.ledger, onMark: marks.add, onFault }),
    mutations: options.mutant ?? noMutations,
  })
  stage.reset(server.books)
  const internet = simulatedInternet(server, clock, chance, options.mutant)
  const tracking = worldTracking(seed, options.isTracking ?? options.mutant?.isOfTracking ?? false)
  if (tracking) internet.onSend = watchSent(() => world)
  const newDevice = (name: string, tabs: number, email: string): SimulatedDevice => {
    const skew = { ms: faults.has('clock-skewed') ? chance.below(14 * 60_000) - 7 * 60_000 : 0 }
    if (skew.ms !== 0) marks.add('clock-skewed')
    const own = { now: () => clock.now() + skew.ms, setTimer: clock.setTimer }
    const locks = !faults.has('no-locks')
    if (!locks) marks.add('no-locks')
    if (faults.has('no-channel')) marks.add('no-channel')
    const device = createVirtualDevice({
      clock: own,
      chance,
      network: internet.networkOf(name, chance),
      locks,
      isDeaf: faults.has('no-channel'),
      seed: chance.below(2 ** 31),
      name: `${name}/tab-`,
      tap: () => undefined,
      ...(tracking && { onStart: startTracking }),
      mutations: options.mutant ?? noMutations,
    })
    for (let tab = 0; tab < tabs; tab++) device.openTab({ visible: tab === 0, locale: localeOf({ name }) })
    return Object.assign(device, { name, skew, email, signIns: [], excuse: null })
  }
  const racer = scope.prize && ownerOf(scope.prize)
  const devices = [
    newDevice('phone', scope.tabs, racer ?? 'consumer@example.com'),
    ...(scope.hasLaptop
      ? [newDevice('laptop', 1, racer ?? (seed % 2 === 0 ? 'loyalty@example.com' : 'athlete@example.com'))]
      : []),
    ...(tracking ? [newDevice(visitorName, 1, 'consumer@example.com')] : []),
  ]
  let steps = 0
  const step = (): Promise<void> => {
    steps += 1
    return drained(database.isWorking)
  }
  const world: SimulatedWorld = {
    raging: true,
    alarms: [],
    seed,
    clock,
    chance,
    scope,
    faults,
    server,
    provider,
    internet,
    devices,
    content,
    tracking,
    stage,
    marks,
    story,
    skus: stageSkus(stage.catalogue),
    stock,
    storeStocks,
    steps: () => steps,
    advance: (ms) => clock.advance(ms, step),
    until: async (done, withinMs, stepMs = 500) => {
      for (const end = clock.now() + withinMs; clock.now() < end;) {
        await clock.advance(stepMs, step)
        if (done()) return true
      }
      return done()
    },
  }
  return world
}
