import type { Draft } from 'immer'
import { initialState } from '../../core/domain/state/shopperState.ts'
import type { ShopperState } from '../../core/domain/state/shopperState.ts'
import { evolve, evolveInPlace } from '../../core/events/evolve.ts'
import type { Happened } from '../../core/events/evolve.ts'
import { viewCart } from '../../core/events/cart/viewCart.ts'
import { decide } from '../../core/commands/decide.ts'
import { isRejection } from '../../core/commands/decision.ts'
import type { BenchRow } from './BenchRow.ts'
import { median } from './BenchRow.ts'
import { sampleHistory, sampleLine } from './sampleHistory.ts'

const rounds = 9
const events = 100_000

/** Folding and deciding, without a browser. */
export const foldBenches = (): readonly BenchRow[] => {
  const history = sampleHistory(events)
  const count = history.reduce((sum, happened) => sum + happened.events.length, 0)
  const fold: number[] = []
  const drafts: number[] = []
  const bare: number[] = []
  for (let round = 0; round < rounds; round++) {
    fold.push(timed(() => foldInPlace(history)))
    bare.push(timed(() => touchEach(history)))
    if (round < 3) drafts.push(timed(() => history.slice(0, 5_000).reduce(evolve, initialState())))
  }
  const perSecond = count / (median(fold) / 1000)
  return [
    {
      what: `replay, ${count.toLocaleString('en')} events in place`,
      measured: `${Math.round(perSecond).toLocaleString('en')} events/s`,
      bare: `${median(bare).toFixed(1)} ms to touch each`,
      ratio: median(fold) / median(bare),
      budget: '≥ 1,000,000 events/s',
      kept: perSecond >= 1_000_000,
    },
    {
      what: 'evolve on a draft (live), per commit',
      measured: `${((median(drafts) / 5_000) * 1000).toFixed(1)} µs`,
      bare: `${((median(fold) / history.length) * 1000).toFixed(2)} µs in place`,
      ratio: median(drafts) / 5_000 / (median(fold) / history.length),
      budget: '',
      kept: null,
    },
    commandRow(history),
  ]
}

/** decide + evolve + view for one press on a cart of five lines. */
const commandRow = (history: readonly Happened[]): BenchRow => {
  const shop = history.slice(0, 200).reduce(evolve, initialState())
  const times: number[] = []
  for (let n = 0; n < 2_000; n++) {
    const command = {
      _tag: 'AddItem',
      commandId: `bench-${n}`,
      at: n,
      product: sampleLine(n % 5),
      quantity: 1,
    } as const
    times.push(
      timed(() => {
        const decision = decide(shop, command)
        if (!isRejection(decision)) viewCart(evolve(shop, { events: decision, commandId: command.commandId }).cart)
      }),
    )
  }
  return {
    what: 'decide, evolve and view one press',
    measured: `${(median(times) * 1000).toFixed(0)} µs, ${Math.round(1000 / median(times)).toLocaleString('en')} presses/s`,
    bare: '',
    ratio: null,
    budget: '≥ 10,000 presses/s',
    kept: median(times) <= 0.1,
  }
}

const foldInPlace = (history: readonly Happened[]): ShopperState => {
  const shop = initialState() as Draft<ShopperState>
  for (const happened of history) evolveInPlace(shop, happened)
  return shop as ShopperState
}

const touchEach = (history: readonly Happened[]): number => {
  let touched = 0
  for (const happened of history) for (const event of happened.events) touched += event._tag.length
  return touched
}

const timed = (work: () => unknown): number => {
  const began = performance.now()
  work()
  return performance.now() - began
}
