import type { Chance } from '../simulate/Chance.ts'
import type { CartPress } from './expectedCart.ts'

/**
 * worker = terminated while its page lives on; page = the renderer crashes; tab = closed and opened again; browser =
 * every page of the profile crashes at once (the profile itself lives in the browser's memory).
 */
export type KillKind = 'worker' | 'page' | 'tab' | 'browser'

export const killKinds: readonly KillKind[] = ['worker', 'page', 'tab', 'browser']

/**
 * Everything random about one round, drawn before it begins, so that a seed means the same round whatever happened in
 * others. Times in ms.
 */
export type RoundPlan = {
  readonly tabs: 1 | 2 | 3
  /** The tab in which the shopper presses, and whether that tab is also the one that is killed. */
  readonly pressesIn: number
  readonly kill: { readonly kind: KillKind; readonly hitsPresser: boolean; readonly afterMs: number }
  readonly presses: readonly { readonly press: CartPress; readonly pauseMs: number }[]
  /** The kill happens while placing an order instead of during the presses. */
  readonly isOrder: boolean
  readonly offline: { readonly afterMs: number; readonly forMs: number } | null
  /** From here on the disk is full, or has room again. */
  readonly disk: 'fills' | 'empties' | null
}

/** The most pieces of one line that a shopper requests. */
export const mostOfOne = 5

export const planRound = (chance: Chance, skus: readonly [string, ...string[]]): RoundPlan => {
  const press = (): CartPress => {
    const sku = chance.pick(skus)
    const kind = chance.pick(['add', 'add', 'set', 'set', 'remove'] as const)
    return kind === 'set' ? { kind, sku, quantity: 1 + chance.below(mostOfOne) } : { kind, sku }
  }
  return {
    tabs: chance.pick([1, 2, 3]),
    pressesIn: chance.below(3),
    kill: {
      kind: chance.pick(['worker', 'worker', 'worker', 'page', 'tab', 'browser']),
      hitsPresser: chance.percent(75),
      afterMs: chance.below(300),
    },
    presses: Array.from({ length: 1 + chance.below(4) }, () => ({ press: press(), pauseMs: chance.below(80) })),
    isOrder: chance.percent(25),
    offline: chance.percent(25) ? { afterMs: chance.below(200), forMs: 100 + chance.below(900) } : null,
    disk: chance.percent(20) ? chance.pick(['fills', 'empties']) : null,
  }
}

/** `two tabs; add A, set B to 3 in tab 1; its worker is killed after 120 ms; no network from 50 ms to 700 ms` */
export const planText = ({ tabs, pressesIn, kill, presses, isOrder, offline, disk }: RoundPlan): string =>
  [
    ['one tab', 'two tabs', 'three tabs'][tabs - 1] ?? '',
    ...(disk === null ? [] : [disk === 'fills' ? 'disk full' : 'disk has room again']),
    `${isOrder ? 'an order' : presses.map(({ press }) => pressText(press)).join(', ')} in tab ${(pressesIn % tabs) + 1}`,
    `${kill.kind} killed ${kill.hitsPresser || tabs === 1 ? 'there' : 'in another tab'} after ${kill.afterMs} ms`,
    ...(offline ? [`no network from ${offline.afterMs} to ${offline.afterMs + offline.forMs} ms`] : []),
  ].join('; ')

const pressText = (press: CartPress): string =>
  press.kind === 'set' ? `set ${press.sku} to ${press.quantity}` : `${press.kind} ${press.sku}`
