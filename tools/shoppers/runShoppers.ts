import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { systemClock } from '../../core/adapters/clock/Clock.system.ts'
import { commerceApiOverFetch } from '../../core/adapters/commerceApi/CommerceApi.fetch.ts'
import type { CommerceApi } from '../../core/adapters/commerceApi/CommerceApi.ts'
import { rootHash } from '../../core/domain/log/chainHash.ts'
import { initialState } from '../../core/domain/state/shopperState.ts'
import { writeLogFile } from '../../worker/recorder/writeLogFile.ts'
import { startFaultProxy } from '../faults/faultProxy.ts'
import { seededChance } from '../simulate/Chance.ts'
import type { Chance } from '../simulate/Chance.ts'
import { unsettled } from '../simulate/checks/unsettled.ts'
import { createVirtualDevice } from '../simulate/device/virtualDevice.ts'
import type { VirtualDevice } from '../simulate/device/virtualDevice.ts'
import type { VirtualTab } from '../simulate/device/virtualTab.ts'
import { createCallMeter } from './callMeter.ts'
import type { CallMeter, MeasuredCall } from './callMeter.ts'
import type { Shopped } from './orderBookFaults.ts'
import { keptCalls, shopperFaults, shownLines } from './shopperFaults.ts'
import type { ShoppersAsked } from './shoppers.ts'
import { stormyWeather } from './stormyWeather.ts'
import type { FaultKind } from '../faults/Fault.ts'
import { visit } from './visit.ts'
import type { VisitEnd } from './visit.ts'

export type ShoppersReport = {
  /** How long visits were started, ms. */
  readonly ms: number
  readonly visits: Readonly<Record<VisitEnd, number>>
  readonly presses: number
  readonly calls: readonly MeasuredCall[]
  readonly orders: number
  /** What went wrong on the way, and how often. */
  readonly struck: readonly (readonly [FaultKind, number])[]
  /** For a comparison with the server's tables. */
  readonly shopped: Shopped
  readonly faults: readonly string[]
  /** Logs of shoppers with faults, for `/debug` and `npm run replay`. */
  readonly logs: readonly { readonly name: string; readonly text: string }[]
}

/** Longer than any retry of the sender; a shopper would have left. */
const patienceMs = 30_000
const settleMs = 60_000
const lookEveryMs = 20
/** A shopper who cannot reach the shop comes back later. */
const awayMs = 1_000

/** Shoppers shop until the time is over or `stop` says so; then everything must settle, and the checks run. */
export const runShoppers = async (asked: ShoppersAsked, seed: number, stop: AbortSignal): Promise<ShoppersReport> => {
  const started = performance.now()
  const isOver = (): boolean => stop.aborted || performance.now() - started >= asked.minutes * 60_000
  const storm = stormyWeather(asked.faults, seededChance(seed))
  const proxy =
    asked.faults.length > 0
      ? await startFaultProxy({ target: asked.url, weather: () => (isOver() ? undefined : storm.next()) })
      : null
  const way = { ...asked, url: proxy?.url ?? asked.url }
  const shoppers = Array.from({ length: asked.count }, (_, index) =>
    openShopper(way, seed + index, `shopper-${index + 1}`, isOver),
  )
  const visits: Record<VisitEnd, number> = { ordered: 0, refused: 0, left: 0, 'gave up': 0, unserved: 0 }
  const shopOn = async (shopper: Shopper): Promise<void> => {
    while (!isOver()) {
      const end = await visit(shopper)
      visits[end] += 1
      await (end === 'unserved' ? shopper.wait(awayMs) : shopper.pause())
    }
  }
  await Promise.all(shoppers.map(shopOn))
  const ms = performance.now() - started
  const calls = shoppers.flatMap(({ meter }) => meter.calls)
  await settle(shoppers)
  const shownBefore = shoppers.map(shownLines)
  for (const { tab } of shoppers) tab.dispatch({ _tag: 'RefreshCart' })
  await settle(shoppers)
  const faults = await Promise.all(shoppers.map((shopper, index) => shopperFaults(shopper, shownBefore[index] ?? '')))
  const answers = new Set(
    shoppers.flatMap(({ meter }) =>
      meter.confirmed.flatMap(({ body }) => (body as { orderNumber?: string }).orderNumber ?? []),
    ),
  )
  const report: ShoppersReport = {
    ms,
    visits,
    presses: shoppers.reduce((sum, { tab }) => sum + tab.asked.length, 0),
    calls,
    orders: answers.size,
    struck: storm.struck(),
    shopped: {
      answer: answers,
      pressed: new Set(shoppers.flatMap(({ tab }) => tab.asked.map(({ command }) => command.commandId))),
    },
    faults: faults.flat(),
    logs: shoppers
      .filter((_, index) => faults[index]?.length !== 0)
      .map(({ name, device }) => ({ name, text: logOf(device.storedLog) })),
  }
  for (const { tab } of shoppers) tab.killWorker()
  await proxy?.close()
  return report
}

const openShopper = ({ url, pauseMs }: ShoppersAsked, seed: number, name: string, isOver: () => boolean): Shopper => {
  const clock = systemClock()
  const chance = seededChance(seed)
  const meter = createCallMeter(() => performance.now(), keptCalls)
  const api = commerceApiOverFetch({ fetch, apiBase: url, clock })
  const measured = meter.measure(api)
  const network = { online: true, apiFor: () => measured }
  const device = createVirtualDevice({
    clock,
    chance,
    network,
    locks: true,
    isDeaf: false,
    seed,
    name: `${name}/tab-`,
    tap: () => undefined,
  })
  const wait = (ms: number): Promise<void> => new Promise((resolve) => void clock.setTimer(ms, resolve))
  return {
    name,
    device,
    tab: device.openTab(),
    chance,
    api,
    meter,
    isOver,
    wait,
    pause: () => wait(isOver() ? 0 : chance.next() * 2 * pauseMs),
    until: async (done) => {
      for (const end = clock.now() + patienceMs; !done() && !isOver() && clock.now() < end;) await wait(lookEveryMs)
      return done()
    },
  }
}

const settle = async (shoppers: readonly Shopper[]): Promise<void> => {
  for (const end = performance.now() + settleMs; performance.now() < end;) {
    if (shoppers.every(({ device }) => unsettled(device) === null)) return
    await sleep(lookEveryMs)
  }
}

const logOf = ({ head, commits }: Shopper['device']['storedLog']): string =>
  writeLogFile(
    { logId: head?.logId ?? '', before: rootHash, start: { seq: 0, shop: initialState() }, commits },
    Date.now(),
  )

/** One headless shopper: a whole client core with its own device in memory, and the real network. */
export type Shopper = {
  readonly name: string
  readonly device: VirtualDevice
  readonly tab: VirtualTab
  readonly chance: Chance
  /** The API without the worker's queue, to repeat a call to the server. */
  readonly api: CommerceApi
  readonly meter: CallMeter
  wait(ms: number): Promise<void>
  /** Thinks for a while. */
  pause(): Promise<void>
  /** Waits until `done`, or until it has taken too long or the shop closes; returns whether it came true. */
  until(done: () => boolean): Promise<boolean>
  /** No shopper starts anything new. */
  readonly isOver: () => boolean
}
