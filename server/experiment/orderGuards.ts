import { sql } from 'kysely'
import type { GuardVariant, GuardVerdict, OrderGuard } from '../../contracts/api/operator/experimentResult.ts'
import type { Currency } from '../../contracts/api/wire.ts'
import type { Db } from '../storage/Tables.ts'
import { gainInterval } from './statistics.ts'
import { welchInterval } from './welchInterval.ts'
import type { Sample } from './welchInterval.ts'

/** OPR-59: the first order of a visitor after a variant was seen; `total` in minor units. */
export type CountedOrder = {
  readonly variantId: string
  readonly currency: Currency
  readonly total: number
  /** It was cancelled, or the warehouse has received something of it back. */
  readonly isUndone: boolean
}

/** OPR-59: one for each conversion of an experiment, so that no visitor counts twice. */
export const countedOrders = async (db: Db, experienceId: string): Promise<readonly CountedOrder[]> => {
  const { rows } = await sql<Omit<CountedOrder, 'isUndone'> & { readonly visitor: string; readonly undone: number }>`
    select
      experiment_exposure.visitor as visitor,
      experiment_exposure.variant_id as "variantId",
      orders.currency as currency,
      orders.total as total,
      case when orders.cancelled_at is not null or exists (
        select 1 from order_return where order_return.order_number = orders.number and order_return.received_at is not null
      ) then 1 else 0 end as undone
    from experiment_exposure
    join experiment_visitor on experiment_visitor.visitor = experiment_exposure.visitor
    join orders on orders.subject = experiment_visitor.subject
    where experiment_exposure.experience_id = ${experienceId} and orders.confirmed_at >= experiment_exposure.at
    order by orders.confirmed_at, orders.number`.execute(db)
  const firsts = new Map<string, CountedOrder>()
  for (const { visitor, variantId, currency, total, undone } of rows)
    if (!firsts.has(visitor))
      firsts.set(visitor, { variantId, currency, total: Number(total), isUndone: Number(undone) === 1 })
  return [...firsts.values()]
}

/** OPR-59: with fewer orders of a variant, or of the first one, nothing is said. */
const fewestOrders = 30

/**
 * OPR-59: what must not get worse, each variant beside the first: the average order of each currency that somebody paid
 * in, and the share of orders that were cancelled or sent back. Each comparison holds at 95% by itself.
 */
export const orderGuards = (
  variantIds: readonly string[],
  orders: readonly CountedOrder[],
  isSpoilt: boolean,
): readonly OrderGuard[] => {
  const currencies = [...new Set(orders.map(({ currency }) => currency))].toSorted()
  const comparing = <Of extends { readonly count: number }>(
    own: readonly CountedOrder[],
    sampleOf: (of: readonly CountedOrder[]) => Of,
    valueOf: (sample: Of) => number,
    borders: (first: Of, other: Of) => { readonly low: number; readonly high: number },
  ): readonly GuardVariant[] => {
    const samples = variantIds.map((variantId) => sampleOf(own.filter((order) => order.variantId === variantId)))
    return samples.map((sample, nth): GuardVariant => {
      const [first] = samples
      const isComparable = nth > 0 && first !== undefined && Math.min(first.count, sample.count) >= fewestOrders
      const found = isComparable ? borders(first, sample) : null
      return {
        variantId: variantIds[nth] ?? '',
        orders: sample.count,
        value: sample.count === 0 ? null : valueOf(sample),
        difference: found && { low: found.low, high: found.high },
        verdict: nth === 0 ? 'first' : guardVerdict(found, isSpoilt),
      }
    })
  }
  return [
    ...currencies.map((currency): OrderGuard => {
      const own = orders.filter((order) => order.currency === currency)
      const variants = comparing(own, sampleOfTotals, ({ mean }) => Math.round(mean), welchInterval)
      return { kind: 'averageOrder', currency, variants }
    }),
    {
      kind: 'undoneOrders',
      currency: null,
      variants: comparing(orders, undoneOf, ({ count, undone }) => undone / count, newcombe),
    },
  ]
}

const guardVerdict = (
  found: { readonly low: number; readonly high: number } | null,
  isSpoilt: boolean,
): GuardVerdict => {
  if (isSpoilt) return 'spoilt'
  if (found === null) return 'tooFew'
  if (found.low > 0) return 'higher'
  return found.high < 0 ? 'lower' : 'same'
}

const sampleOfTotals = (orders: readonly CountedOrder[]): Sample => {
  const count = orders.length
  const mean = orders.reduce((sum, { total }) => sum + total, 0) / Math.max(1, count)
  return { count, mean, squares: orders.reduce((sum, { total }) => sum + (total - mean) ** 2, 0) }
}

type Undone = { readonly count: number; readonly undone: number }

const undoneOf = (orders: readonly CountedOrder[]): Undone => ({
  count: orders.length,
  undone: orders.filter(({ isUndone }) => isUndone).length,
})

const newcombe = (first: Undone, other: Undone): { readonly low: number; readonly high: number } =>
  gainInterval(
    { conversions: first.undone, exposures: first.count },
    { conversions: other.undone, exposures: other.count },
  )
