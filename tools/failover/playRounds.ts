import { setTimeout as sleep } from 'node:timers/promises'
import { faultKinds } from '../faults/Fault.ts'
import { runShoppers } from '../shoppers/runShoppers.ts'
import type { ShoppersReport } from '../shoppers/runShoppers.ts'
import type { Bought, Buyers } from './buyers.ts'
import { kill } from './clusterParts.ts'
import type { ClusterPart } from './clusterParts.ts'
import type { Cluster } from './startCluster.ts'
import type { RunningShop } from './startShop.ts'
import { hasRecovered } from './watchWrites.ts'
import type { WriteWatch } from './watchWrites.ts'

export const mutants = ['asynchronous', 'kept-connection'] as const
export type FailoverMutant = (typeof mutants)[number]

export type FailoverAsked = {
  /** What is killed, one after another. */
  readonly kills: readonly ClusterPart[]
  /** How many acknowledged orders there must be in the end; the kills are spread over them. */
  readonly orders: number
  /** Whole clients, with all faults on their way. */
  readonly shoppers: number
  /** Those that only order, and make the number. */
  readonly buyers: number
  readonly seed: number
  readonly mutant: FailoverMutant | null
}

export type KillSeen = {
  readonly kind: ClusterPart
  readonly name: string
  /** The longest time in which some process that lived confirmed no change, ms. */
  readonly pauseMs: number
  /** Processes that did not take changes again on every connection. */
  readonly stuck: readonly number[]
}

/** Longer than a failover takes on a machine that is busy with other things. ms */
const writesWithin = 60_000

/** Once the cluster is whole again, a process needs no more than a moment. ms */
const recoversWithin = 30_000

/** Each round has shoppers of its own, whose logs stay short; one kill of each kind. */
const killsARound = 5

/** The pause of a shopper. */
const pauseMs = 100

/** What is played on. */
type Stage = {
  readonly cluster: Cluster
  readonly shop: RunningShop
  readonly writes: WriteWatch
  readonly buyers: Buyers
  readonly say: (line: string) => void
  /** Ends the run early; the books are compared all the same. */
  readonly stop: AbortSignal
}

/** Kills one after another, spread over the orders; each few kills have whole clients of their own. */
export const playRounds = async (asked: FailoverAsked, stage: Stage) => {
  const { buyers, say, stop } = stage
  const kills: KillSeen[] = []
  const reports: ShoppersReport[] = []
  const count = (): number => buyers.count() + allShopped(reports).answer.size
  const enough = async (orders: number): Promise<void> => {
    const isOver = (): boolean => stop.aborted || kills.some(({ stuck }) => stuck.length > 0)
    while (count() < orders && !isOver()) await sleep(200)
  }
  const left = [...asked.kills]
  while (left.length > 0 && !stop.aborted) {
    const closed = new AbortController()
    const shopping = runShoppers(
      { count: asked.shoppers, minutes: 24 * 60, url: stage.shop.url, pauseMs, seed: null, faults: faultKinds },
      asked.seed + reports.length * asked.shoppers,
      closed.signal,
    )
    for (const kind of left.splice(0, killsARound)) {
      await enough((asked.orders * (kills.length + 1)) / (asked.kills.length + 1))
      if (stop.aborted) break
      const seen = await playKill(kind, kills.length, stage)
      kills.push(seen)
      say(`${killLine(kills.length, seen)}; ${buyers.count()} orders of buyers`)
    }
    if (left.length === 0) await enough(asked.orders)
    closed.abort()
    const report = await shopping
    reports.push(report)
    say(`this round’s shoppers: ${report.orders} orders, ${report.faults.length} faults`)
  }
  return { kills, reports }
}

const playKill = async (kind: ClusterPart, turn: number, { cluster, shop, writes }: Stage): Promise<KillSeen> => {
  const killed = await kill(kind, turn, cluster, shop)
  const all = shop.servers.map((_, index) => index)
  const alive = all.filter((index) => index !== killed.server)
  const again = await Promise.all(alive.map((index) => writes.writesAgain(index, killed.at, writesWithin)))
  await killed.bringBack()
  await cluster.whole()
  const pause = Math.max(...alive.map((index) => writes.longestPause(index, killed.at)))
  const recovered = await Promise.all(shop.servers.map((server) => hasRecovered(server, recoversWithin)))
  return {
    kind,
    name: killed.name,
    pauseMs: pause,
    stuck: all.filter((index) => recovered[index] !== true || again[alive.indexOf(index)] === false),
  }
}

/** What all of them know together. */
export const allShopped = (all: readonly Pick<Bought, 'shopped'>[]): Bought['shopped'] => ({
  answer: new Set(all.flatMap(({ shopped }) => [...shopped.answer])),
  pressed: new Set(all.flatMap(({ shopped }) => [...shopped.pressed])),
})

const seconds = (ms: number): string => (ms / 1_000).toFixed(1)

const killLine = (count: number, { name, pauseMs: pause, stuck }: KillSeen): string =>
  `kill ${String(count).padStart(2)}  ${name.padEnd(12)} no change for ${seconds(pause).padStart(4)} s at most${stuck
    .map((index) => `; server ${index + 1} does not take changes again`)
    .join('')}`
