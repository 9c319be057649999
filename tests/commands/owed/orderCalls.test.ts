import { expect, test } from 'vitest'
import { wants } from '../../../core/commands/wants.ts'
import { record } from '../../../core/commands/record.ts'
import type { PendingOrder } from '../../../core/domain/order/order.ts'
import type { ShopperState } from '../../../core/domain/state/shopperState.ts'
import { sampleAddress, sampleCard } from '../../../tools/simulate/shopper/sampleShopper.ts'
import { evolved } from '../../support/evolved.ts'
import { basket, coupon, placing, stateWith } from './owing.ts'

const head = { lane: 'order', basketId: 'b1', secret: null, strict: true }
const place = { cartId: 'b1', paymentMethod: { additionalData: { shownTotal: 900 } }, type: 'CREDIT_CARD' }
const toPlace: PendingOrder = { ...placing, phase: 'place' }
const bodyOf = (shop: ShopperState) => wants(shop)[0]?.input.body

test('CART-25 an order is prepared, then placed with what is known of bill and card, strictly kept before it leaves', () => {
  expect(wants(stateWith())).toEqual([
    { ...head, key: 'o/0', endpoint: 'prepareOrder', input: { body: { basketId: 'b1' } } },
  ])
  expect(wants(stateWith({}, toPlace))).toEqual([
    { ...head, key: 'o/1', endpoint: 'placeOrder', input: { body: place } },
  ])
  const paid = stateWith(
    {
      basket: {
        ...basket,
        billingAddress: sampleAddress,
        card: { instrumentId: 'p', brand: 'visa', last4: '4242', bin: null },
      },
    },
    toPlace,
  )
  const full = {
    ...paid,
    checkout: { ...paid.checkout, card: { face: sampleCard } as unknown as ShopperState['checkout']['card'] },
  }
  const paymentMethod = { paymentInstrumentId: 'p', additionalData: { shownTotal: 900 } }
  expect(bodyOf(full)).toStrictEqual({
    ...place,
    billingAddress: { ...sampleAddress, approachType: 'B' },
    paymentMethod,
    bin: sampleCard.bin,
  })
})

test('PAY-07 BIS-02 an agreement pays before a card, by its own name; who sells goes along', () => {
  const agreement = { instrumentId: 'a', method: 'KLARNA' } as const
  const agreed = stateWith(
    { basket: { ...basket, agreement, card: { instrumentId: 'p', brand: 'visa', last4: '4242', bin: null } } },
    toPlace,
  )
  expect(bodyOf(agreed)).toStrictEqual({
    ...place,
    paymentMethod: { paymentInstrumentId: 'a', additionalData: { shownTotal: 900 } },
    type: 'KLARNA',
  })
  const inStoreSalesInfo = { storeId: 'US001', storeEmployeeId: 'US001-1' }
  expect(bodyOf(stateWith({}, { ...toPlace, inStoreSalesInfo }))).toStrictEqual({ ...place, inStoreSalesInfo })
})

test('CHK-09 the answer of a bot check goes from memory into the call that places, and into no other; when it is gone the call goes without it, under the same key', () => {
  const checked = stateWith({}, { ...toPlace, botCheckRef: 'proof-1' })
  expect(wants(checked)).toEqual([
    {
      ...head,
      key: 'o/1',
      endpoint: 'placeOrder',
      input: { body: place },
      secret: { ref: 'proof-1', field: 'recaptcha_response' },
    },
  ])
  expect(wants(stateWith({}, { ...placing, botCheckRef: 'proof-1' }))).toMatchObject([{ key: 'o/0', secret: null }])
  expect(record(checked, wants(checked)[0]!, { _tag: 'SecretGone' }, 1)).toEqual([{ _tag: 'v1.BotCheckLost', id: 'o' }])
  expect(wants(evolved(checked, { _tag: 'v1.BotCheckLost', id: 'o' }))).toEqual([
    { ...head, key: 'o/1', endpoint: 'placeOrder', input: { body: place } },
  ])
  expect(evolved(stateWith(), { _tag: 'v1.BotCheckLost', id: 'o' })).toEqual(stateWith())
})

test('PAY-17 an order that gift cards cover is placed with the first of them, and says what the shopper saw remain', () => {
  const partPayments = [{ instrumentId: 'g1', method: 'GIFT_CARD', last4: '0019', amount: 900 }] as const
  const covered = {
    ...place,
    paymentMethod: { paymentInstrumentId: 'g1', additionalData: { shownTotal: 900, shownRemaining: 0 } },
    type: 'GIFT_CARD',
  }
  expect(bodyOf(stateWith({ basket: { ...basket, partPayments } }, { ...toPlace, shownRemaining: 0 }))).toStrictEqual(
    covered,
  )
  const card = { instrumentId: 'p', brand: 'visa', last4: '4242', bin: null } as const
  const mixed = {
    ...place,
    paymentMethod: { paymentInstrumentId: 'p', additionalData: { shownTotal: 900, shownRemaining: 400 } },
  }
  expect(
    bodyOf(stateWith({ basket: { ...basket, card, partPayments } }, { ...toPlace, shownRemaining: 400 })),
  ).toStrictEqual(mixed)
  expect(bodyOf(stateWith({ basket: { ...basket, partPayments: [] } }, toPlace))).toStrictEqual(place)
})

test('the order lane waits for the cart lane; nothing is owed without a basket or an order', () => {
  expect(wants(stateWith({ pending: [coupon] })).map(({ lane }) => lane)).toEqual(['cart'])
  expect(wants(stateWith({ basket: null }))).toEqual([])
  expect(wants(stateWith({}, null))).toEqual([])
})

test('PAY-32 while the bank asks nothing is owed; its answer goes from memory into one call, an abandoned challenge says so in another', () => {
  const challenge = {
    orderNumber: 'C-1',
    action: '/payment-provider/challenge/s1',
    instrumentId: 'p',
    cardType: 'visa',
    secretRef: 'bank-1',
  }
  const owed = (
    phase: PendingOrder['phase'],
    more: Partial<typeof challenge> | { readonly secretRef: null } | { readonly cardType: null } = {},
  ) => wants(stateWith({}, { ...placing, phase, challenge: { ...challenge, ...more } }))
  const body = { paymentMethod: { code: 'CREDIT_CARD', cardType: 'visa' }, paymentInstrumentId: 'p', sessionID: 's1' }
  const patch = { ...head, endpoint: 'patchOrder', input: { params: { orderNumber: 'C-1' }, body } }
  expect(owed('challenge')).toEqual([])
  expect(wants(stateWith({}, { ...placing, phase: 'complete' }))).toEqual([])
  expect(owed('complete')).toEqual([{ ...patch, key: 'o/2', secret: { ref: 'bank-1', field: 'threeDS2Result' } }])
  expect(owed('complete', { secretRef: null })).toMatchObject([{ secret: { ref: '', field: 'threeDS2Result' } }])
  expect(owed('abandon')).toEqual([
    { ...patch, key: 'o/3', input: { ...patch.input, body: { ...body, threeDS2Result: 'abandoned' } } },
  ])
  expect(owed('complete', { cardType: null })[0]?.input.body).toStrictEqual({
    ...body,
    paymentMethod: { code: 'CREDIT_CARD' },
  })
})
