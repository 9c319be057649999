import type { BasketItem } from '../../contracts/api/basket.ts'
import { quantityAllowed } from '../../core/domain/inventory/quantityAllowed.ts'
import { defaultShippingId } from '../../core/domain/shipping/shippingMethods.ts'
import { tintOf } from '../../core/domain/product/tintOf.ts'
import type { LineTotals } from '../../core/domain/totals/basketTotals.ts'
import { pictureUrl, productPath } from '../catalog/productSummary.ts'
import { sizeLabel } from '../catalog/sizeLabel.ts'
import type { Shelf } from '../inventory/readShelf.ts'
import type { Locale } from '../site/siteLocale.ts'
import { piecesFor } from './collection.ts'
import { isCustoms } from './lineGroup.ts'
import type { KnownLine, Priced } from './priceBasket.ts'
import type { BasketShipment } from './shipmentsOf.ts'

/** CART-05, CART-06: a line as the shopper sees it, in the caller's language. */
export function basketItem(line: KnownLine, totals: LineTotals, shipments: readonly BasketShipment[], priced: Priced, locale: Locale): BasketItem {
  const { product, variant, colourway } = line.found
  const { currency } = priced.basket
  const { name, kind } = product.text[locale.language]
  const price = product.price[currency]
  const stock = piecesFor(line, priced.shelf)
  const shipment = shipments.find(({ group }) => group === line.group)
  const query = new URLSearchParams({ colour: variant.colour, size: variant.size })
  const size = product.sizes.find(({ code }) => code === variant.size)
  return {
    itemId: line.itemId,
    productId: line.sku,
    masterId: product.id,
    masterId2: `${product.id}-${variant.colour}`,
    upc: variant.upc,
    slug: product.slug,
    name,
    kind,
    variation: {
      colour: variant.colour,
      colourName: colourway.name[locale.language],
      size: variant.size,
      sizeLabel: size === undefined ? variant.size : sizeLabel(size, locale.language),
    },
    qty: line.qty,
    maxQty: quantityAllowed({ stock: Number.MAX_SAFE_INTEGER, maxQuantity: product.maxQuantity, elsewhere: 0 }),
    stock,
    bonus: line.bonus,
    price: { current: line.bonus ? 0 : price.current, original: Math.max(price.original, price.current), rowTotal: totals.rowTotal, currency },
    taxTotal: totals.tax,
    ...(line.recipeId === undefined ? {} : { recipeId: line.recipeId }),
    pdpUrl: `${productPath(product, locale)}?${query}`,
    productImageURL: pictureUrl(product.id, variant.colour, 1),
    tint: tintOf(product.id, product.colourways[0]?.palette.main ?? '#808080'),
    ...(line.giftOption === undefined ? {} : { giftOption: line.giftOption }),
    isDigitalProduct: product.isDigital,
    isCustoms: isCustoms(line, product),
    selectedShippingOption: shipment?.offer.method.code ?? 'standard',
    shippingId: shipment?.shippingId ?? defaultShippingId,
    ...(line.pickupStoreId === undefined ? {} : { pickupStoreId: line.pickupStoreId }),
    shippingOptions: shipment ? optionsOf(shipment, line, priced.shelf) : [],
    customerNotifications: [],
  }
}

function optionsOf({ offers, offer }: BasketShipment, line: KnownLine, { stock, storeStock }: Shelf): BasketItem['shippingOptions'] {
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
