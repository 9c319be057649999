import type { ErrorCode } from '../../contracts/errorCatalogue.ts'
import { isPoBox } from '../../core/domain/address/addressRules.ts'
import type { FlashCode } from '../../core/domain/errors/flashCodes.ts'
import type { OpenBasket } from '../cart/pricing/OpenBasket.ts'
import { piecesFor } from '../cart/pricing/collection.ts'
import type { PricingFacts } from '../cart/pricing/loadPricingFacts.ts'
import { priceBasket } from '../cart/pricing/priceBasket.ts'
import type { Priced } from '../cart/pricing/priceBasket.ts'
import { isSent, shipmentsOf } from '../cart/pricing/shipmentsOf.ts'
import { companionText } from '../cart/pricing/soldTogether.ts'
import { repairDelivery } from '../cart/repairDelivery.ts'
import { checkAddress, checkCollector } from '../checkout/checkAddress.ts'
import { giftCardIds } from '../giftcard/takeGiftCards.ts'
import { perSku } from '../inventory/moveStock.ts'
import type { Context } from '../kit/Context.ts'
import { refuse } from '../kit/answer.ts'
import type { Refusal } from '../kit/answer.ts'
import type { SiteLocale } from '../kit/siteLocale.ts'

/** CART-25, CHK-07: the first thing that prevents a basket from being ordered. */
export const orderFault = (priced: Priced, locale: SiteLocale): Refusal | undefined =>
  stockFault(priced) ??
  companionFault(priced, locale) ??
  deliveryFault(priced) ??
  collectorFault(priced, locale) ??
  paymentFault(priced)

export const stockFault = ({ known, basket, facts }: Priced): Refusal | undefined => {
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

/**
 * ORD516…518: the agreed delivery is no longer available, but another one is: the shopper sees the cart first, which is
 * then repaired (CHK-05). When no place has the goods any more, there is nothing to move to: INV409 if they had been
 * reserved and the time is over, else INV407.
 */
export const movedFault = (
  basket: OpenBasket,
  facts: PricingFacts,
  context: Pick<Context, 'catalogue' | 'locale' | 'now'>,
): Refusal | undefined => {
  const { document, flashes } = repairDelivery(basket, facts, context)
  const code = flashes.flatMap((flash) => codes[flash] ?? [])[0]
  if (code === undefined) return undefined
  const { catalogue, locale, now } = context
  if (!stockFault(priceBasket({ ...basket, document }, facts, catalogue, locale, now))) return refuse(code)
  const { heldUntil } = basket.document
  return refuse(heldUntil !== undefined && heldUntil <= now ? 'INV409' : 'INV407')
}

/** CART-38: nothing is sold out, but the product is not sold without its companion. The cart says so at the line. */
const companionFault = ({ incomplete: [first] }: Priced, locale: SiteLocale): Refusal | undefined =>
  first && refuse('ORD430', { message: companionText(first.companion, locale) })

/** CHK-11: only shipped goods need an address. */
const deliveryFault = (priced: Priced): Refusal | undefined => {
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

/** SHIP-21: shipped goods need their recipient's own contact; at a store's counter the billing e-mail is enough. */
const collectorFault = (priced: Priced, { code }: SiteLocale): Refusal | undefined => {
  const { collector, shippingAddress, billingAddress } = priced.basket.document
  const codes = shipmentsOf(priced).map(({ offer }) => offer.method.code)
  const known = { ...(codes.includes('pudo') ? {} : billingAddress), ...shippingAddress, ...collector }
  const checked = checkCollector(known, priced.basket.country, code, codes)
  return checked._tag === 'Passes' ? undefined : refuse('CHK380', { field: `collector.${checked.failure.field}` })
}

/**
 * PAY-17: payment needs a billing address, and the instruments must cover the total. PAY-13: gift cards cannot buy gift
 * cards.
 */
const paymentFault = (priced: Priced): Refusal | undefined => {
  if (!priced.basket.document.billingAddress) return refuse('BIL400')
  if (giftCardIds(priced.basket.document).length > 0 && priced.known.some(({ found }) => found.product.isDigital))
    return refuse('GFC725')
  return priced.payments._tag === 'Paid' ? undefined : refuse('PYT400')
}

const codes: Readonly<Partial<Record<FlashCode, ErrorCode>>> = {
  PickupToHome: 'ORD516',
  PickupToStore: 'ORD430',
  StoreToHome: 'ORD517',
  PointToHome: 'ORD516',
  StoreToPickup: 'ORD430',
  HomeToPickup: 'ORD518',
}
