import { describe, expect, test } from 'vitest'
import { wants } from '../../../core/commands/wants.ts'
import type { PendingOrder } from '../../../core/domain/order/order.ts'
import type { ShopperState } from '../../../core/domain/state/shopperState.ts'
import { sampleAddress, sampleCard } from '../../../tools/simulate/shopper/sampleShopper.ts'
import { given } from '../../support/given.ts'
import { basket, pendingCoupon, orderUnderWay, stateWith, shopperWith } from '../../support/sampleShop.ts'

const head = { lane: 'order', basketId: 'b1', secret: null, strict: true }
const place = { cartId: 'b1', paymentMethod: { additionalData: { shownTotal: 900 } }, type: 'CREDIT_CARD' }
const toPlace: PendingOrder = { ...orderUnderWay, phase: 'place' }
const bodyOf = (shop: ShopperState) => wants(shop)[0]?.input.body

test('CART-25 an order is prepared, then placed with what is known of bill and card, strictly kept before it leaves', () => {
  given(stateWith()).owes([{ ...head, key: 'o/0', endpoint: 'prepareOrder', input: { body: { basketId: 'b1' } } }])
  given(stateWith({}, toPlace)).owes([{ ...head, key: 'o/1', endpoint: 'placeOrder', input: { body: place } }])
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
  const full = shopperWith({ checkout: { card: { face: sampleCard, secretRef: 'x', state: 'saved' } } }, paid)
  const paymentMethod = { paymentInstrumentId: 'p', additionalData: { shownTotal: 900 } }
  expect(bodyOf(full)).toStrictEqual({
    ...place,
    billingAddress: { ...sampleAddress, approachType: 'B' },
    paymentMethod,
    bin: sampleCard.bin,
  })
})

test('PAY-07 an agreement pays before a card, by its own name', () => {
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
})

test('BIS-02 the seller is sent along', () => {
  const inStoreSalesInfo = { storeId: 'US001', storeEmployeeId: 'US001-1' }
  expect(bodyOf(stateWith({}, { ...toPlace, inStoreSalesInfo }))).toStrictEqual({ ...place, inStoreSalesInfo })
})

describe('CHK-09 the answer of a bot check', () => {
  const checked = stateWith({}, { ...toPlace, botCheckRef: 'proof-1' })

  test('CHK-09 goes from memory into the call that places', () => {
    given(checked).owes([
      {
        ...head,
        key: 'o/1',
        endpoint: 'placeOrder',
        input: { body: place },
        secret: { ref: 'proof-1', field: 'recaptcha_response' },
      },
    ])
  })

  test('CHK-09 goes into no other call', () => {
    given(stateWith({}, { ...orderUnderWay, botCheckRef: 'proof-1' })).owesMatching([{ key: 'o/0', secret: null }])
  })

  test('CHK-09 is noted as lost when it is gone from memory', () => {
    given(checked)
      .answered({ _tag: 'SecretGone' })
      .then([{ _tag: 'v1.BotCheckLost', id: 'o' }])
  })

  test('CHK-09 is left out under the same key once it is lost', () => {
    given(checked, { _tag: 'v1.BotCheckLost', id: 'o' }).owes([
      { ...head, key: 'o/1', endpoint: 'placeOrder', input: { body: place } },
    ])
  })

  test('CHK-09 is lost only to an order that has one', () => {
    expect(given(stateWith(), { _tag: 'v1.BotCheckLost', id: 'o' }).shop).toEqual(stateWith())
  })
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

test('the order lane waits for the cart lane', () => {
  expect(wants(stateWith({ pending: [pendingCoupon] })).map(({ lane }) => lane)).toEqual(['cart'])
})

test('without a basket or an order the order lane owes nothing', () => {
  given(stateWith({ basket: null })).owes([])
  given(stateWith({}, null)).owes([])
})

describe('PAY-32 when the bank asks', () => {
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
  ) => wants(stateWith({}, { ...orderUnderWay, phase, challenge: { ...challenge, ...more } }))

  test('PAY-32 nothing is owed until the shopper answers', () => {
    expect(owed('challenge')).toEqual([])
    given(stateWith({}, { ...orderUnderWay, phase: 'complete' })).owes([])
  })

  const body = { paymentMethod: { code: 'CREDIT_CARD', cardType: 'visa' }, paymentInstrumentId: 'p', sessionID: 's1' }
  const patch = { ...head, endpoint: 'patchOrder', input: { params: { orderNumber: 'C-1' }, body } }

  test('PAY-32 the bank’s answer goes from memory into one call', () => {
    expect(owed('complete')).toEqual([{ ...patch, key: 'o/2', secret: { ref: 'bank-1', field: 'threeDS2Result' } }])
    expect(owed('complete', { secretRef: null })).toMatchObject([{ secret: { ref: '', field: 'threeDS2Result' } }])
  })

  test('PAY-32 an abandoned challenge says so in a call of its own', () => {
    expect(owed('abandon')).toEqual([
      { ...patch, key: 'o/3', input: { ...patch.input, body: { ...body, threeDS2Result: 'abandoned' } } },
    ])
  })

  test('PAY-32 a card of unknown brand is left out of the call', () => {
    expect(owed('complete', { cardType: null })[0]?.input.body).toStrictEqual({
      ...body,
      paymentMethod: { code: 'CREDIT_CARD' },
    })
  })
})
