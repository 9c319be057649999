import type { Address } from '../../contracts/api/entities/address.ts'
import {
  readShippingMethods,
  removeBillingAddress,
  removeShippingAddress,
  setBillingAddress,
  setShippingAddress,
  setShippingMethod,
  validateShippingAddress,
} from '../../contracts/api/cart/cartDeliveryApi.ts'
import type { InputOf } from '../../contracts/api/endpoint.ts'
import { isPoBox } from '../../core/domain/address/addressRules.ts'
import { labelSpelling } from '../../core/domain/address/addressLabel.ts'
import { basketQuery, lockBasket, missing, pricingFactsOf, saveBasket } from '../cart/changeBasket.ts'
import type { ChangeContext } from '../cart/changeBasket.ts'
import { handleChange } from '../cart/handleChange.ts'
import { collectAt, sendHome, storeHasAll, storeToShow, takesParcel } from '../cart/pricing/collection.ts'
import type { PricingFacts } from '../cart/pricing/loadPricingFacts.ts'
import { isOver } from '../cart/pricing/OpenBasket.ts'
import type { OpenBasket } from '../cart/pricing/OpenBasket.ts'
import { priceBasket } from '../cart/pricing/priceBasket.ts'
import type { KnownLine } from '../cart/pricing/priceBasket.ts'
import { shipmentsOf } from '../cart/pricing/shipmentsOf.ts'
import { answer, refuse } from '../kit/answer.ts'
import type { Refusal } from '../kit/answer.ts'
import type { Context } from '../kit/Context.ts'
import { handle } from '../kit/handle.ts'
import type { Handler, Result } from '../kit/handle.ts'
import { retryLater } from '../kit/serviceFault.ts'
import type { BasketDocument } from '../storage/tables/BasketTables.ts'
import { checkAddress, withBillingAddress } from './checkAddress.ts'
import { withShippingAddress } from './shippingAddress.ts'

export const checkoutHandlers: readonly Handler[] = [
  /** SHIP-07 */
  handle(readShippingMethods, async ({ params, query }, caller, { db, catalogue, locale, now }) => {
    const basket = await basketQuery(db, caller.subject, params.basketId).executeTakeFirst()
    if (!basket || isOver(basket)) return missing({ db, caller }, params.basketId)
    const facts = await pricingFactsOf({ db, now }, basket, { storeId: storeToShow(basket.document, query.favStoreId) })
    const shipments = shipmentsOf(priceBasket(basket, facts, catalogue, locale, now))
    const shipment = shipments.find(({ shippingId }) => shippingId === params.shippingId)
    if (!shipment) return refuse('SHP404', { field: 'shippingId' })
    return answer({ applicableShippingMethods: shipment.offers.map(({ method }) => method) })
  }),
  /** SHIP-08 */
  handleChange(setShippingMethod, (input, _caller, context) => ({
    basketId: input.body.cartId,
    change: (basket, facts) => withShippingMethod(basket, facts, input, context),
    needs: { storeId: input.query.favStoreId, pointId: input.body.collectionPointId },
  })),
  /** SHIP-17 */
  handleChange(setShippingAddress, ({ params: { basketId }, body }, _caller, context) => ({
    basketId,
    change: (basket, facts) => withShippingAddress(basket, facts, body, context),
    needs: { emails: body.addresses.flatMap(({ email }) => email ?? []) },
  })),
  /** SHIP-18 */
  handleChange(removeShippingAddress, ({ params: { basketId } }) => ({
    basketId,
    change: ({ document: { shippingAddress: _address, verifiedShippingAddress: _verified, ...rest } }) => rest,
  })),
  /** SHIP-19 */
  handle(validateShippingAddress, async ({ params, body }, caller, context) =>
    validatedAddress({ ...context, caller }, params.basketId, body),
  ),
  /** SHIP-20 */
  handleChange(setBillingAddress, ({ params: { basketId }, body }) => ({
    basketId,
    change: ({ document }) => withBillingAddress(document, body),
  })),
  /** SHIP-20 */
  handleChange(removeBillingAddress, ({ params: { basketId } }) => ({
    basketId,
    change: ({ document: { billingAddress: _address, ...rest } }) => rest,
  })),
]

/**
 * SHIP-19: stores the verified address next to the one that was entered; a better spelling is suggested, and the
 * shopper may keep their own.
 */
const validatedAddress = async (
  context: ChangeContext,
  basketId: string,
  given: Address,
): Promise<Result<typeof validateShippingAddress>> => {
  const checked = checkAddress(given)
  if (checked._tag === 'Fails') return refuse('CHK320', { field: checked.failure.field })
  const verified: Address = { ...labelSpelling(checked.address), isValidated: true }
  const basket = await lockBasket(context, basketId)
  if (!basket) return missing(context, basketId)
  if (basket.status === 'ordering') throw retryLater()
  await saveBasket(context, {
    ...basket,
    version: basket.version + 1,
    document: { ...basket.document, verifiedShippingAddress: verified },
  })
  return answer({ isValidated: true, ...(isSpelledAs(given, verified) ? {} : { suggestedAddress: verified }) })
}

const isSpelledAs = (given: Address, tidy: Address): boolean =>
  (['firstName', 'lastName', 'addressLine1', 'addressLine2', 'city', 'province', 'postalCode'] as const).every(
    (field) => given[field] === tidy[field],
  )

/**
 * SHIP-08: the method of one shipment, and the store. Picked-up goods join the others when they are shipped after all.
 */
const withShippingMethod = (
  basket: OpenBasket,
  facts: PricingFacts,
  { body, query }: InputOf<typeof setShippingMethod>,
  { catalogue, locale, now }: Context,
): BasketDocument | Refusal => {
  const { code, shippingId, shopperAppliedSM: byShopper, collectionPointId } = body
  const { favStoreId } = query
  if (favStoreId !== undefined && facts.store?.id !== favStoreId) return refuse('SHP404', { field: 'favStoreId' })
  const document = favStoreId === undefined ? basket.document : collectAt(basket.document, favStoreId)
  const priced = priceBasket({ ...basket, document }, facts, catalogue, locale, now)
  const shipment = shipmentsOf(priced).find((each) => each.shippingId === shippingId)
  if (!shipment) return refuse('SHP404', { field: 'shippingId' })
  const goods = priced.known.filter(({ itemId, bonus }) => !bonus && shipment.itemIds.includes(itemId))
  if (code === 'pickup' && !storeHasAll(goods, facts)) return refuse('SHP404', { field: 'favStoreId' })
  if (shipment.offer.method.code === code && shipment.group !== 'ordinary') return document
  if (code === 'pudo' && facts.hasPoints) {
    const why = pointFault(facts.point, collectionPointId, goods)
    if (why !== undefined) return refuse('SHP404', { field: 'collectionPointId', message: why })
  }
  if (!shipment.offers.some(({ method }) => method.code === code)) {
    const poBox = code === 'home' && document.shippingAddress && isPoBox(document.shippingAddress)
    return refuse(poBox ? 'SHP500' : 'SHP404', { field: 'code' })
  }
  return {
    ...(shipment.group === 'pickup' ? sendHome(document, shipment.itemIds) : document),
    method: {
      code,
      byShopper,
      ...(code === 'pudo' && collectionPointId !== undefined ? { pointId: collectionPointId } : {}),
    },
  }
}

/** STORE-02: why a parcel with these goods cannot go to the point. */
const pointFault = (
  point: PricingFacts['point'],
  asked: string | undefined,
  goods: readonly KnownLine[],
): string | undefined => {
  if (asked === undefined) return 'Please choose a pickup point.'
  if (point?.id !== asked) return 'We couldn’t find this pickup point.'
  if (!point.isOpen) return 'This pickup point is temporarily closed.'
  return takesParcel(point, goods) ? undefined : `This pickup point takes up to ${point.mostPieces ?? 0} items.`
}
