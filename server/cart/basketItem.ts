import type { BasketItem } from '../../contracts/api/entities/basket.ts'
import { defined } from '../../core/domain/fields/fields.ts'
import { defaultShippingId } from '../../core/domain/shipping/shippingMethods.ts'
import type { LineTotals } from '../../core/domain/totals/basketTotals.ts'
import { variantShown } from '../catalog/variantShown.ts'
import type { PricingFacts } from './pricing/loadPricingFacts.ts'
import type { SiteLocale } from '../kit/siteLocale.ts'
import { piecesFor } from './pricing/collection.ts'
import { isCustoms } from './pricing/lineGroup.ts'
import { reservedOf } from './reservation.ts'
import type { KnownLine, Priced } from './pricing/priceBasket.ts'
import type { BasketShipment } from './pricing/shipmentsOf.ts'
import { companionText } from './pricing/soldTogether.ts'

/** CART-05, CART-06: a line as the shopper sees it, in the caller's language. */
export const basketItem = (
  line: KnownLine,
  totals: LineTotals,
  shipments: readonly BasketShipment[],
  priced: Priced,
  locale: SiteLocale,
): BasketItem => {
  const { product, variant } = line.found
  const { path: pdpUrl, ...shown } = variantShown(line.found, locale)
  const price = product.price[priced.basket.currency]
  const stock = piecesFor(line, priced.facts)
  const shipment = shipments.find(({ group }) => group === line.group)
  return {
    ...shown,
    itemId: line.itemId,
    masterId2: `${product.id}-${variant.colour}`,
    upc: variant.upc,
    slug: product.slug,
    qty: line.qty,
    stock,
    bonus: line.bonus,
    price: {
      current: line.bonus ? 0 : price.current,
      original: Math.max(price.original, price.current),
      rowTotal: totals.rowTotal,
      currency: priced.basket.currency,
    },
    taxTotal: totals.tax,
    ...adjustmentOf(line, totals),
    ...defined({ recipeId: line.recipeId }),
    pdpUrl,
    ...defined({ giftOption: line.giftOption }),
    isCustoms: isCustoms(line, product),
    selectedShippingOption: shipment?.offer.method.code ?? 'standard',
    shippingId: shipment?.shippingId ?? defaultShippingId,
    ...defined({ pickupStoreId: line.pickupStoreId }),
    ...reservationOf(line, priced.facts),
    shippingOptions: shipment ? optionsOf(shipment, line, priced.facts) : [],
    customerNotifications: priced.incomplete.flatMap(({ itemId, companion }) =>
      itemId === line.itemId ? [{ code: 'ProductItemRequired', message: companionText(companion, locale) }] : [],
    ),
  }
}

/** CART-24: the shopper sees how much and why, but not who granted it. */
const adjustmentOf = (
  { adjustment }: KnownLine,
  { adjustment: amount }: LineTotals,
): Pick<BasketItem, 'priceAdjustment'> => {
  if (!adjustment) return {}
  const { adjustmentId, type, value, reason } = adjustment
  return { priceAdjustment: { adjustmentId, type, value, reason, amount } }
}

/** CART-13: also shown after the time is over, so that the shopper learns of it. */
const reservationOf = (line: KnownLine, { store }: PricingFacts): Pick<BasketItem, 'reservation'> => {
  const reserved = reservedOf(line)
  return reserved && store?.id === reserved.storeId
    ? { reservation: { qty: reserved.qty, heldUntil: reserved.until, storeName: store.name } }
    : {}
}

const optionsOf = (
  { offers, offer }: BasketShipment,
  line: KnownLine,
  { stock, storeStock }: PricingFacts,
): BasketItem['shippingOptions'] => {
  const [sent, collected] = [stock.get(line.sku) ?? 0, storeStock.get(line.sku) ?? 0]
  return offers.map(({ method: { code, label, deliveryTime, storeId } }) => ({
    selected: code === offer.method.code,
    available: (code === 'pickup' ? collected : sent) >= line.qty,
    shippingMethod: {
      code,
      label,
      deliveryTime,
      ...(storeId === undefined ? {} : { storeInfo: { id: storeId, storeInventory: collected } }),
    },
  }))
}
