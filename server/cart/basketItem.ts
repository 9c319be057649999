import type { BasketItem } from '../../contracts/api/basket.ts'
import { defaultShippingId } from '../../core/domain/shipping/shippingMethods.ts'
import type { LineTotals } from '../../core/domain/totals/basketTotals.ts'
import { variantShown } from '../catalog/variantShown.ts'
import type { PricingFacts } from '../inventory/loadPricingFacts.ts'
import type { SiteLocale } from '../site/siteLocale.ts'
import { piecesFor } from './collection.ts'
import { isCustoms } from './lineGroup.ts'
import { reservedOf } from './reservation.ts'
import type { KnownLine, Priced } from './priceBasket.ts'
import type { BasketShipment } from './shipmentsOf.ts'
import { companionText } from './soldTogether.ts'

/** CART-05, CART-06: a line as the shopper sees it, in the caller's language. */
export function basketItem(
  line: KnownLine,
  totals: LineTotals,
  shipments: readonly BasketShipment[],
  priced: Priced,
  locale: SiteLocale,
): BasketItem {
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
    ...(line.recipeId === undefined ? {} : { recipeId: line.recipeId }),
    pdpUrl,
    ...(line.giftOption === undefined ? {} : { giftOption: line.giftOption }),
    isCustoms: isCustoms(line, product),
    selectedShippingOption: shipment?.offer.method.code ?? 'standard',
    shippingId: shipment?.shippingId ?? defaultShippingId,
    ...(line.pickupStoreId === undefined ? {} : { pickupStoreId: line.pickupStoreId }),
    ...reservationOf(line, priced.facts),
    shippingOptions: shipment ? optionsOf(shipment, line, priced.facts) : [],
    customerNotifications: priced.incomplete.flatMap(({ itemId, companion }) =>
      itemId === line.itemId
        ? [{ code: 'ProductItemRequired', message: companionText(companion, locale.language) }]
        : [],
    ),
  }
}

/** CART-24: the shopper sees how much and why, not whose word it was. */
function adjustmentOf(
  { adjustment }: KnownLine,
  { adjustment: amount }: LineTotals,
): Pick<BasketItem, 'priceAdjustment'> {
  if (!adjustment) return {}
  const { adjustmentId, type, value, reason } = adjustment
  return { priceAdjustment: { adjustmentId, type, value, reason, amount } }
}

/** CART-13: said after the time is over too, so that the shopper learns of it. */
function reservationOf(line: KnownLine, { store }: PricingFacts): Pick<BasketItem, 'reservation'> {
  const reserved = reservedOf(line)
  return reserved && store?.id === reserved.storeId
    ? { reservation: { qty: reserved.qty, heldUntil: reserved.until, storeName: store.name } }
    : {}
}

function optionsOf(
  { offers, offer }: BasketShipment,
  line: KnownLine,
  { stock, storeStock }: PricingFacts,
): BasketItem['shippingOptions'] {
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
