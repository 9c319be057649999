import type { Db } from '../../../server/storage/Tables.ts'

/**
 * Visitors who saw a variant and ordered a second later what the order of this number holds, each for one of these totals
 * (minor units). `cancelled`: how many of them cancelled it.
 */
export const convertedVisitors = async (
  db: Db,
  orderNumber: string,
  seen: {
    readonly experienceId: string
    readonly variantId: string
    readonly at: number
    readonly totals: readonly number[]
    readonly cancelled: number
  },
): Promise<void> => {
  const { experienceId, variantId, at, totals, cancelled } = seen
  const row = await db.selectFrom('orders').selectAll().where('number', '=', orderNumber).executeTakeFirstOrThrow()
  const visitors = totals.map((total, nth) => ({ visitor: `${experienceId}-${variantId}-buyer-${nth}`, total, nth }))
  await db
    .insertInto('experiment_exposure')
    .values(visitors.map(({ visitor }) => ({ visitor, experience_id: experienceId, variant_id: variantId, at })))
    .execute()
  await db
    .insertInto('experiment_visitor')
    .values(visitors.map(({ visitor }) => ({ visitor, subject: visitor })))
    .execute()
  const orders = visitors.map(({ visitor, total, nth }) => ({
    ...row,
    number: visitor,
    basket_id: visitor,
    charge_key: visitor,
    attempt_key: visitor,
    subject: visitor,
    total,
    status: nth < cancelled ? ('cancelled' as const) : ('delivered' as const),
    cancelled_at: nth < cancelled ? at + 2_000 : null,
    refund_id: nth < cancelled ? visitor : null,
    created_at: at,
    confirmed_at: at + 1_000,
    document: JSON.stringify(row.document),
    discounts: JSON.stringify(row.discounts),
    taxes: JSON.stringify(row.taxes),
  }))
  await db.insertInto('orders').values(orders).execute()
}
