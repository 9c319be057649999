import { Schema } from 'effect'
import { describe, expect, test } from 'vitest'
import { ApiError } from '../../contracts/api/apiError.ts'
import { Address } from '../../contracts/api/entities/address.ts'
import { Basket, BasketItem, BasketTotals, PromotionSummary } from '../../contracts/api/entities/basket.ts'
import { ShippingMethod, ShippingMethodCode, ShippingOption } from '../../contracts/api/entities/shippingMethod.ts'
import {
  ConsumerProfile,
  Enrollment,
  EventRegistration,
  LoyaltyVouchers,
  ProfileEntry,
  Subscription,
} from '../../contracts/api/entities/consumer.ts'
import { Order, OrderStatus, Shipment } from '../../contracts/api/entities/order.ts'
import { PaymentInstrument, PaymentMethodId, SavedCard } from '../../contracts/api/entities/paymentInstrument.ts'
import { ConsumerType, fetchToken, TokenAnswer } from '../../contracts/api/account/sessionApi.ts'
import { BuyInStoreSession } from '../../contracts/api/entities/store.ts'
import { FavoriteList, SavedItem } from '../../contracts/api/entities/wishlist.ts'
import { wireBasket, wireInstrument, wireItem, wireToken } from './samples.ts'

/** The documented fields of an entity as the documents write them, separated by blanks. */
const hasFields = (entity: { readonly fields: object }, documented: string) =>
  expect(Object.keys(entity.fields)).toEqual(expect.arrayContaining(documented.split(' ')))

describe('the cart', () => {
  test('CART-01 the cart has the documented fields', () => {
    hasFields(
      Basket,
      'basketId id currency totalItems totals items shippingMethods paymentMethods payment_instruments notifications',
    )
    hasFields(
      Basket,
      'favoriteStoreId verifiedShippingAddress couponItems orderPromotions promoSummary flashMessages shippingAddress',
    )
    hasFields(
      Basket,
      'billingAddress reward saveForLaterItems priceAdjustments giftCardBalance paymentSession deviceFingerPrint',
    )
  })

  test('CART-02 the totals have the fourteen documented fields and no other', () => {
    const documented =
      'total totalDiscount discount itemTotal totalWithoutTax shipping tax remainingToPay totalUnits itemSubTotal netAmount taxAmount appliedRewards totalDiscountPercentage'
    expect(Object.keys(BasketTotals.fields).toSorted()).toEqual(documented.split(' ').toSorted())
  })

  test('CART-05 a cart item has the documented fields', () => {
    hasFields(
      BasketItem,
      'itemId productId masterId masterId2 upc slug qty maxQty bonus price taxTotal recipeId pdpUrl productImageURL',
    )
    hasFields(
      BasketItem,
      'giftOption isDigitalProduct isCustoms selectedShippingOption shippingOptions customerNotifications',
    )
    hasFields(BasketItem.fields.price, 'current original rowTotal currency')
    expect(Schema.decodeUnknownSync(BasketItem)(wireItem).price).toEqual({
      current: 8995,
      original: 12000,
      rowTotal: 17990,
      currency: 'EUR',
    })
  })

  test('CART-06 a shipping option of an item says whether it is selected, available, and what the store has', () => {
    hasFields(ShippingOption, 'selected available shippingMethod')
    hasFields(ShippingOption.fields.shippingMethod, 'code label deliveryTime storeInfo')
    const option = {
      selected: true,
      available: true,
      shippingMethod: {
        code: 'pickup',
        label: 'Pickup in store',
        deliveryTime: 'Same day',
        storeInfo: { id: 'US001', storeInventory: 3 },
      },
    }
    expect(Schema.decodeUnknownSync(ShippingOption)(option)).toEqual(option)
    expect(() =>
      Schema.decodeUnknownSync(ShippingOption)({
        ...option,
        shippingMethod: { ...option.shippingMethod, storeInfo: { id: 'US001' } },
      }),
    ).toThrow()
  })

  test('CART-07 a promotion summary has the documented fields and three levels', () => {
    hasFields(
      PromotionSummary,
      'promotionId promotionName level calloutMessage distanceFromConditionThreshold approachingDisplayLevel',
    )
    expect(PromotionSummary.fields.level.literals).toEqual(['ORDER', 'PRODUCT', 'SHIPPING'])
  })

  test('CART-10 the status of a cart is one of four words', () => {
    expect(Basket.fields.status.literals).toEqual(['open', 'ordering', 'ordered', 'abandoned'])
  })
})

describe('shipping, payment and order', () => {
  test('SHIP-01 a shipping method has the documented fields', () => {
    hasFields(ShippingMethod, 'code shippingId storeId address deliveryTime label applicableShippingMethods')
  })

  test('SHIP-04 there are exactly seven shipping method codes', () => {
    expect(ShippingMethodCode.literals).toEqual(['pickup', 'pudo', 'sts', 'digital', 'customs', 'standard', 'home'])
  })

  test('PAY-01 an instrument has what may be shown of a card', () => {
    hasFields(PaymentInstrument, 'paymentInstrumentId payment_method_id card address')
    expect(Object.keys(SavedCard.fields)).toEqual(['main', 'brand', 'last4', 'expiryMonth', 'expiryYear', 'holder'])
  })

  test('PAY-01 number and code of a card are dropped even when they are sent', () => {
    const leaky = {
      ...wireInstrument,
      card: { ...wireInstrument.card, number: '4111111111111111', securityCode: '123' },
    }
    const read = JSON.stringify(Schema.decodeUnknownSync(PaymentInstrument)(leaky))
    expect(read).not.toContain('4111111111111111')
    expect(read).not.toContain('securityCode')
  })

  test('PAY-02 there are exactly eight payment methods', () => {
    const documented = 'ATHLETES_PAYMENT GIFT_CARD LOYALTY_POINTS REWARD_CODE REWARD_CARD CREDIT_CARD KLARNA PAYPAL'
    expect(PaymentMethodId.literals).toEqual(documented.split(' '))
  })

  test('ORD-01 an order has the documented fields', () => {
    hasFields(
      Order,
      'orderNumber items shipments totals promoSummary paymentMethod flashMessages customerNotifications',
    )
    hasFields(Shipment, 'shipmentId shippingMethod storeId')
    hasFields(Order.fields.paymentMethod.value, 'additionalData')
  })

  test('ORD-03 CART-10 the status of an order is one of eleven words', () => {
    const documented =
      'created pending_authentication confirmed processing shipped ready_for_pickup delivered failed cancelled return_requested returned'
    expect(OrderStatus.literals).toEqual(documented.split(' '))
  })
})

describe('tokens and errors', () => {
  test('AUTH-08 the token call takes the documented fields, and a guest token is asked for with an empty body', () => {
    hasFields(fetchToken.body, 'authorizationCode codeVerifier guestObjects orderNo st action')
    expect(Schema.encodeUnknownSync(fetchToken.body)({})).toEqual({})
    expect(() => Schema.encodeUnknownSync(fetchToken.body)({ action: 'preLogin' })).toThrow()
  })

  test('AUTH-09 a token is a Guest or a Registered one', () => {
    const decode = Schema.decodeUnknownSync(TokenAnswer)
    expect(decode({ ...wireToken, tokenType: 'Registered' }).tokenType).toBe('Registered')
    expect(() => decode({ ...wireToken, tokenType: 'guest' })).toThrow()
    expect(ConsumerType.literals).toContain('EMPLOYEE')
  })

  test('ERR-01 an error has at least one entry with errorId and message, an optional appId and a correlation id', () => {
    const decode = Schema.decodeUnknownSync(ApiError)
    const error = { errorDetails: [{ errorId: 'BSK404', message: 'gone' }], appId: 'guard', correlationId: 'c' }
    expect(decode(error)).toEqual(error)
    expect(() => decode({ ...error, errorDetails: [] })).toThrow()
    expect(() => decode({ errorDetails: error.errorDetails })).toThrow()
  })
})

test('ACC-01 ACC-02 ACC-20 a profile and an address have the documented fields', () => {
  hasFields(
    ConsumerProfile,
    'consumerDetails isLoyaltyMember loyaltyOptInDate loyaltySummary preferences subscriptions',
  )
  hasFields(
    ConsumerProfile.fields.consumerDetails,
    'email firstName lastName phone postalCode birthDate address athlete employee prosumer identity gender source',
  )
  hasFields(ConsumerProfile.fields.preferences, 'interests preferredShoeSize')
  hasFields(ProfileEntry, 'consumerDetails enrollments subscriptions preferences')
  hasFields(
    Address,
    'id addressId shippingId approachType main firstName lastName email phone phoneCode recipientContactPhone addressLine1',
  )
  hasFields(Address, 'addressLine2 city province postalCode country countryCode isValidated subscriptions')
})

test('ACC-03 ACC-04 enrolments and subscriptions have the documented fields', () => {
  hasFields(Enrollment, 'type optin doubleOptin region channel country')
  hasFields(Subscription, 'type channel optin doubleOptin recipient category country region optinDate optoutDate')
  expect(Subscription.fields.type.literals).toEqual(['Newsletter', 'LoyaltyNewsletter'])
})

test('LOY-01 FAV-01 FAV-11 BIS-01 SIGN-73 the other documented entities have their fields', () => {
  hasFields(LoyaltyVouchers, 'currentLoyaltyPoints applicableLoyaltyVouchers memberId')
  hasFields(FavoriteList, 'favoriteId total items')
  hasFields(SavedItem, 'itemId pageUrl available qty')
  hasFields(BuyInStoreSession, 'storeId storeName storeEmployeeId storeEmployeeName')
  hasFields(
    EventRegistration,
    'email attendingDays eventId eventTermsAccepted firstName lastName gender phoneNumber plusOne registrationTimestamp',
  )
})

test('CART-01 a cart from the wire carries integer minor units everywhere', () => {
  const basket = Schema.decodeUnknownSync(Basket)(wireBasket)
  expect(basket.totals.total).toBe(18485)
  expect(basket.promoSummary[0]?.distanceFromConditionThreshold).toBe(1515)
  expect(basket.giftCardBalance).toBe(2000)
})
