import type { CartView } from '../../../contracts/views/cartView.ts'
import { isFlashCode } from '../../../core/domain/errors/flashCodes.ts'
import type { FlashCode } from '../../../core/domain/errors/flashCodes.ts'
import type { CartCopy } from '../copy/types/cartCopy.ts'

/** CART-34…39: a message of the cart as a sentence. An unknown code keeps the server's words; without words it is not shown. */
export const flashText = (
  t: CartCopy,
  { code, message }: CartView['messages'][number],
  isCartEmpty: boolean,
): string | null => (isFlashCode(code) ? sentences[code](t, isCartEmpty) : message.trim() || null)

const changed =
  (from: 'pickupInStore' | 'shipToStore' | 'shipToHome', to: 'pickupInStore' | 'shipToStore' | 'shipToHome') =>
  (t: CartCopy): string =>
    t.flashDeliveryChanged({ from: t[from](), to: t[to]() })

const sentences: Readonly<Record<FlashCode, (t: CartCopy, isCartEmpty: boolean) => string>> = {
  ProductLineItemInventoryMissing: (t) => t.flashPartlyAvailable(),
  ProductItemNotAvailable: (t) => t.flashNotAvailable(),
  ProductLineItemFullInventoryMissing: (t, isCartEmpty) =>
    isCartEmpty ? t.flashOutOfStockEmpty() : t.flashOutOfStock(),
  InvalidShippingAddress: (t) => t.flashInvalidShippingAddress(),
  ProductItemMaxQuantity: (t) => t.flashMaxQuantity(),
  ProductItemRequired: (t) => t.flashItemRequired(),
  PickupToHome: changed('pickupInStore', 'shipToHome'),
  PickupToStore: changed('pickupInStore', 'shipToStore'),
  StoreToHome: changed('shipToStore', 'shipToHome'),
  StoreToPickup: changed('shipToStore', 'pickupInStore'),
  HomeToPickup: changed('shipToHome', 'pickupInStore'),
  OrderShippingMethodDowngraded: (t) => t.flashShippingDowngraded(),
  PointToHome: (t) => t.flashPointGone(),
}
