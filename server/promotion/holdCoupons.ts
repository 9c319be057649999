import type { OpenBasket } from '../cart/BasketDocument.ts'
import type { Priced } from '../cart/priceBasket.ts'
import type { Db } from '../storage/Tables.ts'
import { customersOf } from './customersOf.ts'

/** CART-19: once-only codes are the order's from now on. Whoever comes second loses the race for the row and is asked again. */
export async function holdCoupons(db: Db, basket: OpenBasket, { coupons }: Priced, orderNumber: string): Promise<void> {
  const once = [...coupons.order.map(({ coupon }) => coupon), ...coupons.shipping].filter(
    (coupon) => coupon.oncePerCustomer,
  )
  const rows = once.flatMap(({ code }) =>
    customersOf(basket).map((customer) => ({ code, customer, order_number: orderNumber })),
  )
  if (rows.length > 0) await db.insertInto('coupon_redemption').values(rows).execute()
}

/** The payment was refused: the codes may be used again. */
export async function releaseCoupons(db: Db, orderNumber: string): Promise<void> {
  await db.deleteFrom('coupon_redemption').where('order_number', '=', orderNumber).execute()
}
