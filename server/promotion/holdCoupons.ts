import type { Coupon } from '../../core/domain/promotion/coupon.ts'
import type { OpenBasket } from '../cart/pricing/OpenBasket.ts'
import type { Priced } from '../cart/pricing/priceBasket.ts'
import { retryLater } from '../kit/serviceFault.ts'
import type { Db } from '../storage/Tables.ts'
import { customersOf } from '../cart/pricing/needsOf.ts'

/**
 * CART-19: from now on the once-only codes belong to this order. The second of two callers loses the race for the row
 * and has to try again. OPR-57: so does an order whose code an operator has changed since it was priced.
 */
export const holdCoupons = async (
  db: Db,
  basket: OpenBasket,
  { coupons }: Priced,
  orderNumber: string,
): Promise<void> => {
  const used = [...coupons.order.map(({ coupon }) => coupon), ...coupons.shipping]
  if (used.length === 0) return
  await expectSame(db, used)
  const rows = used
    .filter((coupon) => coupon.oncePerCustomer)
    .flatMap(({ code }) => customersOf(basket).map((customer) => ({ code, customer, order_number: orderNumber })))
  if (rows.length > 0) await db.insertInto('coupon_redemption').values(rows).execute()
  await db
    .insertInto('coupon_use')
    .values(used.map(({ code }) => ({ code, order_number: orderNumber })))
    .onConflict((is) => is.columns(['code', 'order_number']).doNothing())
    .execute()
}

/** The payment was refused: the codes may be used again. */
export const releaseCoupons = async (db: Db, orderNumber: string): Promise<void> => {
  await db.deleteFrom('coupon_redemption').where('order_number', '=', orderNumber).execute()
  await db.deleteFrom('coupon_use').where('order_number', '=', orderNumber).execute()
}

/** Until the transaction ends, operators who change one of them wait, and see that it was used. */
const expectSame = async (db: Db, used: readonly Coupon[]): Promise<void> => {
  const codes = used.map(({ code }) => code)
  const rows = await db
    .selectFrom('coupon')
    .selectAll()
    .where('code', 'in', codes)
    .orderBy('code')
    .forUpdate()
    .execute()
  const isSame = used.every((coupon) => {
    const row = rows.find(({ code }) => code === coupon.code)
    const { benefit } = coupon
    const amount =
      benefit.kind === 'percentOffOrder' ? benefit.basisPoints : benefit.kind === 'amountOffOrder' ? benefit.minor : 0
    return row && row.valid_to === (coupon.validTo ?? null) && row.benefit === benefit.kind && row.amount === amount
  })
  if (!isSame) throw retryLater()
}
