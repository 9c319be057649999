import { isCancellable } from '../order/fulfilment.ts'
import { returnable } from '../order/returnRules.ts'

type Order = {
  readonly lines: Parameters<typeof returnable>[0]
  readonly shipments: Parameters<typeof returnable>[1]
  readonly returns: Parameters<typeof returnable>[2]
}
type Lines = Order['lines']

/**
 * What a statement of withdrawal does to the order it names. Settled = what it asks for has happened before. `isAll`:
 * nothing else of it is left for somebody to decide.
 */
export type WithdrawalPlan =
  | { readonly _tag: 'Settled' }
  | { readonly _tag: 'Cancel' }
  | { readonly _tag: 'Return'; readonly items: Lines; readonly isAll: boolean }
  | { readonly _tag: 'Wait' }

/**
 * LAW-17: all of an order that has not left is cancelled; what has arrived is returned; anything else waits for a person.
 * `asked` null = all of it.
 */
export const planWithdrawal = (
  { lines, shipments, returns }: Order,
  asked: Lines | null,
  now: number,
): WithdrawalPlan => {
  const coming = together(returns.flatMap(({ items }) => items))
  const open = lines.flatMap(({ itemId, qty }) => atLeastOne(itemId, qty - (coming.get(itemId) ?? 0)))
  const stations = shipments.map(({ steps }) => steps.at(-1)?.status ?? 'confirmed')
  if (open.length === 0 || stations.every((status) => status === 'cancelled')) return { _tag: 'Settled' }
  const wanted = asked === null ? together(open) : together(asked)
  const coversAll = open.every(({ itemId, qty }) => (wanted.get(itemId) ?? 0) >= qty)
  if (coversAll && isCancellable(stations)) return { _tag: 'Cancel' }
  const items = returnable(lines, shipments, returns, now).flatMap(({ itemId, qty }) =>
    atLeastOne(itemId, Math.min(qty, wanted.get(itemId) ?? 0)),
  )
  const isAll = sumOf(items.map(({ qty }) => qty)) === sumOf(wanted.values())
  return items.length === 0 ? { _tag: 'Wait' } : { _tag: 'Return', items, isAll }
}

const together = (lines: Lines): ReadonlyMap<string, number> => {
  const sums = new Map<string, number>()
  for (const { itemId, qty } of lines) sums.set(itemId, qty + (sums.get(itemId) ?? 0))
  return sums
}

const atLeastOne = (itemId: string, qty: number): Lines => (qty > 0 ? [{ itemId, qty }] : [])

const sumOf = (quantities: Iterable<number>): number => [...quantities].reduce((sum, qty) => sum + qty, 0)
