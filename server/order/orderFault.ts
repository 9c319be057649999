import { isPoBox } from '../../core/domain/address/isPoBox.ts'
import { piecesFor } from '../cart/collection.ts'
import type { Priced } from '../cart/priceBasket.ts'
import { companionText } from '../cart/soldTogether.ts'
import { isSent, shipmentsOf } from '../cart/shipmentsOf.ts'
import { checkAddress, checkCollector } from '../checkout/checkAddress.ts'
import { giftCardIds } from '../giftcard/takeGiftCards.ts'
import { refuse } from '../http/answer.ts'
import type { Refusal } from '../http/answer.ts'
import { perSku } from '../inventory/moveStock.ts'
import type { SiteLocale } from '../site/siteLocale.ts'

/** CART-25, CHK-07: the first thing that keeps a basket from being ordered. */
export function orderFault(priced: Priced, locale: SiteLocale): Refusal | undefined {
  return (
    stockFault(priced) ??
    companionFault(priced, locale) ??
    deliveryFault(priced) ??
    collectorFault(priced, locale) ??
    paymentFault(priced)
  )
}

export function stockFault({ known, basket, facts }: Priced): Refusal | undefined {
  if (known.length === 0 || known.length < basket.document.lines.length) return refuse('ORD430')
  const short = perSku(known).flatMap(({ sku, qty, storeId }) => {
    const stock = piecesFor({ sku, pickupStoreId: storeId }, facts)
    return stock < qty ? [stock] : []
  })
  if (known.some(({ bonus, found }) => !bonus && found.product.price[basket.currency].current <= 0))
    return refuse('INV405')
  if (short.length === 0) return undefined
  return refuse(short.includes(0) ? 'INV406' : 'INV701')
}

/** CART-38: nothing is gone, but it is not sold like this. The cart says at which line. */
function companionFault({ incomplete: [first] }: Priced, { language }: SiteLocale): Refusal | undefined {
  return first && refuse('ORD430', { message: companionText(first.companion, language) })
}

/** CHK-11: only what is sent needs an address. */
function deliveryFault(priced: Priced): Refusal | undefined {
  const { method, shippingAddress } = priced.basket.document
  const shipments = shipmentsOf(priced)
  const sent = shipments.filter(isSent)
  const checked = shippingAddress && checkAddress(shippingAddress)
  if (sent.length > 0 && checked?._tag !== 'Passes') {
    return refuse('CHK380', {
      field: checked?._tag === 'Fails' ? `shippingAddress.${checked.failure.field}` : 'shippingAddress',
    })
  }
  const toBox = shippingAddress !== undefined && isPoBox(shippingAddress)
  if (toBox && (method?.code === 'home' || sent.some(({ offer }) => offer.method.code !== 'standard')))
    return refuse('SHP500')
  const ordinary = shipments.find(({ group }) => group === 'ordinary')
  return ordinary && method && method.code !== ordinary.offer.method.code ? refuse('SHP404') : undefined
}

/** SHIP-21: whoever sends something to themselves is known by that; at a store's counter the bill's email will do. */
function collectorFault(priced: Priced, { code }: SiteLocale): Refusal | undefined {
  const { collector, shippingAddress, billingAddress } = priced.basket.document
  const codes = shipmentsOf(priced).map(({ offer }) => offer.method.code)
  const known = { ...(codes.includes('pudo') ? {} : billingAddress), ...shippingAddress, ...collector }
  const checked = checkCollector(known, priced.basket.country, code, codes)
  return checked._tag === 'Passes' ? undefined : refuse('CHK380', { field: `collector.${checked.failure.field}` })
}

/** PAY-17: the bill needs an address, and the instruments must reach the total. PAY-13: gift cards buy no gift cards. */
function paymentFault(priced: Priced): Refusal | undefined {
  if (!priced.basket.document.billingAddress) return refuse('BIL400')
  if (giftCardIds(priced.basket.document).length > 0 && priced.known.some(({ found }) => found.product.isDigital))
    return refuse('GFC725')
  return priced.payments._tag === 'Paid' ? undefined : refuse('PYT400')
}
