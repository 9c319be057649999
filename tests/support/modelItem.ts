import type { BasketItem } from '../../contracts/api/entities/basket.ts'
import type { LineProduct } from '../../contracts/commands/lineProduct.ts'
import { adjustmentOn } from '../../core/domain/cart/priceAdjustment.ts'
import type { PriceAdjustment } from '../../core/domain/cart/priceAdjustment.ts'
import { sampleItem } from './sampleBasket.ts'

/** With its adjustment, or nothing. */
export const adjustedItem = (
  { priceAdjustment: _before, ...item }: BasketItem,
  adjustment: (PriceAdjustment & { readonly adjustmentId: string }) | null,
): BasketItem => {
  const worth = item.price.current * item.qty
  const amount = adjustment ? adjustmentOn(worth, adjustment) : 0
  return {
    ...item,
    price: { ...item.price, rowTotal: worth - amount },
    ...(adjustment ? { priceAdjustment: { ...adjustment, amount } } : {}),
  }
}

/** Another quantity: the adjustment stays. */
export const withQuantity = (product: LineProduct, item: BasketItem, qty: number): BasketItem =>
  adjustedItem(
    { ...sampleItem(product, item.itemId, qty), ...(item.giftOption ? { giftOption: item.giftOption } : {}) },
    item.priceAdjustment ?? null,
  )
