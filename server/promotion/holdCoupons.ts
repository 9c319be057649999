import type { OpenBasket } from '../cart/pricing/OpenBasket.ts'
import type { Priced } from '../cart/pricing/priceBasket.ts'
import type { Db } from '../storage/Tables.ts'
import { customersOf } from '../cart/pricing/needsOf.ts'

/**
 * CART-19: from now on the once-only codes belong to this order. The second of two callers loses the race for the row
 * and has to try again.
 */
export const holdCoupons = async (
  db: Db,
  basket: OpenBasket,
  { coupons }: Priced,
  orderNumber: string,
): Promise<void> => {
  const once = [...coupons.order.map(({ coupon }) => coupon), ...coupons.shipping].filter(
    (coupon) => coupon.oncePerCustomer,
  )
  const rows = once.flatMap(({ code }) =>
    customersOf(basket).map((customer) => ({ code, customer, order_number: orderNumber })),
  )
  if (rows.length > 0) await db.insertInto('coupon_redemption').values(rows).execute()
}

/** The payment was refused: the codes may be used again. */
export const releaseCoupons = async (db: Db, orderNumber: string): Promise<void> => {
  await db.deleteFrom('coupon_redemption').where('order_number', '=', orderNumber).execute()
}
