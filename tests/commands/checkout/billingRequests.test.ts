import { describe, test } from 'vitest'
import type { Cart } from '../../../core/domain/cart/cart.ts'
import { addressToSend } from '../../../core/domain/address/validateAddress.ts'
import type { ShopperState } from '../../../core/domain/state/shopperState.ts'
import { sampleAddress, sampleCard } from '../../../tools/simulate/shopper/sampleShopper.ts'
import { atBilling } from '../../support/checkoutWalk.ts'
import { decidedAt, given } from '../../support/given.ts'
import { shopperWith } from '../../support/sampleShop.ts'

const { bin: _bin, ...face } = sampleCard
const billed = { _tag: 'v1.BillingSubmitted', address: sampleAddress }
const addressed = {
  _tag: 'v1.BillingAddressRequested',
  changeId: 'd',
  at: decidedAt,
  address: addressToSend(sampleAddress),
}

const billing = (cart: Partial<Cart> = {}): ShopperState => shopperWith({ cart }, atBilling().driver.shop())
/** A gift card covers the total. */
const covered = (): ShopperState => {
  const { basket } = billing().cart
  if (!basket) throw new Error('there is a basket at billing')
  const partPayments = [
    { instrumentId: 'g1', method: 'GIFT_CARD', last4: '1111', amount: basket.totals.total },
  ] as const
  return billing({ basket: { ...basket, partPayments, totals: { ...basket.totals, remainingToPay: 0 } } })
}
const submit = (shop: ShopperState, more: object) =>
  given(shop).when({ _tag: 'SubmitBilling', address: sampleAddress, ...more })

describe('when the shopper submits the billing step', () => {
  test('ACC-30 a card of the account is requested by its id, without any secret', () => {
    submit(billing(), { card: face, savedCardId: 'saved-1' }).then([
      billed,
      addressed,
      {
        _tag: 'v1.CardRequested',
        changeId: 'd-card',
        at: decidedAt,
        face,
        secretRef: '',
        savedCardId: 'saved-1',
      },
    ])
  })

  test.each([
    ['nothing', {}],
    ['a card without its number', { card: face }],
    ['a number without its card', { secretRef: 'card-1' }],
    ['a saved card without its face', { savedCardId: 'saved-1' }],
  ])('PAY-01 PAY-17 when all is paid, %s requests no card', (_title, card) => {
    submit(covered(), card).then([billed, addressed])
  })

  test('PAY-01 without any payment, a card without its number is rejected', () => {
    submit(billing(), { card: face }).then({ _tag: 'CardMissing' })
  })
})
