import { describe, expect, test } from 'vitest'
import { addPaymentInstrument } from '../../../contracts/api/cart/cartPaymentApi.ts'
import { addItem } from '../../../contracts/api/cart/cartApi.ts'
import { setShippingAddress } from '../../../contracts/api/cart/cartDeliveryApi.ts'
import { payloadHash } from '../../../server/idempotency/idempotently.ts'

const card = (number: string) => ({
  params: { basketId: 'b' },
  body: { payment_method_id: 'CREDIT_CARD', card: { number } },
})

describe('what makes another payload', () => {
  test('the order of keys does not matter, every value does', () => {
    const one = payloadHash(addItem, { body: { cartId: 'c', qty: 1 } })
    expect(payloadHash(addItem, { body: { qty: 1, cartId: 'c' } })).toBe(one)
    expect(payloadHash(addItem, { body: { cartId: 'c', qty: 2 } })).not.toBe(one)
    expect(payloadHash(setShippingAddress, { body: { cartId: 'c', qty: 1 } })).not.toBe(one)
    const inStore = (favStoreId: string) =>
      payloadHash(addItem, { query: { favStoreId }, body: { cartId: 'c', qty: 1 } })
    expect(new Set([one, inStore('s'), inStore('t')]).size).toBe(3)
  })

  test('a field that is undefined counts as not given', () => {
    expect(payloadHash(addItem, { body: { cartId: 'c', qty: 1, recipeId: undefined } })).toBe(
      payloadHash(addItem, { body: { cartId: 'c', qty: 1 } }),
    )
  })

  test('the entries of a list stay apart', () => {
    expect(payloadHash(addItem, { body: { list: [1, 23] } })).not.toBe(
      payloadHash(addItem, { body: { list: [12, 3] } }),
    )
  })
})

describe('secrets', () => {
  test('a call that does not give its secret is a payload like any other', () => {
    const nested = { ...addItem, secrets: ['card.number'] } as const
    expect(payloadHash(nested, { body: { cartId: 'c' } })).toBe(payloadHash(addItem, { body: { cartId: 'c' } }))
    expect(payloadHash(nested, { body: { card: null } })).toBe(payloadHash(addItem, { body: { card: null } }))
    expect(payloadHash(nested, {})).toBe(payloadHash(addItem, {}))
    expect(payloadHash(nested, { body: { card: { number: '1', holder: 'a' } } })).toBe(
      payloadHash(nested, { body: { card: { number: '2', holder: 'a' } } }),
    )
    expect(payloadHash(nested, { body: { card: { number: '1', holder: 'a' } } })).not.toBe(
      payloadHash(nested, { body: { card: { number: '1', holder: 'b' } } }),
    )
  })

  test('PAY-01 nothing of a card is in what is kept for ever, not even as a hash', () => {
    expect(payloadHash(addPaymentInstrument, card('4242424242424242'))).toBe(
      payloadHash(addPaymentInstrument, card('4000000000000002')),
    )
    const other = { ...card('4242424242424242'), params: { basketId: 'another' } }
    expect(payloadHash(addPaymentInstrument, other)).not.toBe(
      payloadHash(addPaymentInstrument, card('4242424242424242')),
    )
  })

  test('a bot check asked again does not make another payload', () => {
    const body = { addresses: [], recaptcha_response: 'first' }
    const first = payloadHash(setShippingAddress, { body })
    expect(payloadHash(setShippingAddress, { body: { ...body, recaptcha_response: 'second' } })).toBe(first)
    expect(body.recaptcha_response).toBe('first')
  })
})
