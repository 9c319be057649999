import { describe, expect, test } from 'vitest'
import type { PartPayment } from '../../../core/domain/cart/confirmedBasket.ts'
import { initialState } from '../../../core/domain/state/shopperState.ts'
import { recordChange } from '../../../core/commands/cart/recordChange.ts'
import { decidedAt, given } from '../../support/given.ts'
import { basket, pendingChange, stateWith } from '../../support/sampleShop.ts'
import { call } from '../cart/answeredChange.ts'

const giftCard = { _tag: 'AddGiftCard', secretRef: 'gift-1111', last4: '1111' } as const
const reward = { _tag: 'ApplyReward', voucher: { points: 500, amountInCurrency: 500 } } as const
const rewardCard = { _tag: 'AddPartPayment', method: 'REWARD_CARD', savedId: 'r1', last4: '3107' } as const
const rewardCode = { _tag: 'AddPartPayment', method: 'REWARD_CODE', last4: null } as const
const shop = stateWith({}, null)

describe('when something pays a part', () => {
  test.each([giftCard, reward, rewardCard])('PAY-06 LOY-08 $_tag is rejected for an empty cart', (press) => {
    given(initialState()).when(press).then({ _tag: 'CartEmpty' })
  })

  test('LOY-10 a saved reward card is requested by its id', () => {
    given(shop)
      .when(rewardCard)
      .then([
        {
          _tag: 'v1.PartPaymentRequested',
          changeId: 'd',
          at: decidedAt,
          method: 'REWARD_CARD',
          code: null,
          savedId: 'r1',
          last4: '3107',
        },
      ])
  })

  test('LOY-10 a reward code without any text is rejected', () => {
    given(shop)
      .when(rewardCode)
      .then({ _tag: 'FieldsInvalid', failures: [{ field: 'code', rule: 'required' }] })
  })

  test('PAY-01 a gift card whose number is lost is refused without reading the basket again', () => {
    const lost = pendingChange({ kind: 'AddGiftCard', last4: '1111', secretRef: 'gift-1111' })
    expect(recordChange(shop, lost, call(), { _tag: 'SecretGone' })).toMatchObject([
      { _tag: 'v1.ChangeRefused', changeId: 'c', refusal: { what: 'gift-card', code: '1111' }, refresh: false },
    ])
  })
})

describe('when an instrument is removed', () => {
  const paid = (instrumentId: string): PartPayment => ({
    instrumentId,
    method: 'GIFT_CARD',
    last4: '1111',
    amount: 100,
  })
  const paying = stateWith({ basket: { ...basket, partPayments: [paid('g1'), paid('g2')] } }, null)
  const { partPayments: _none, ...unpaid } = basket
  const remove = (from: typeof shop, instrumentId = 'g2') =>
    given(from).when({ _tag: 'RemoveInstrument', instrumentId })
  const requested = [{ _tag: 'v1.InstrumentRemovalRequested', changeId: 'd', at: decidedAt, instrumentId: 'g2' }]

  test('PAY-06 one of several instruments is asked to be removed', () => {
    remove(paying).then(requested)
  })

  test('PAY-06 an instrument that is leaving is not asked for again', () => {
    remove(remove(paying).shop).then([])
  })

  test('PAY-06 an instrument is asked to be removed while another one is leaving', () => {
    remove(remove(paying, 'g1').shop).then(requested)
  })

  test.each([
    ['a cart without a basket', stateWith({ basket: null }, null)],
    ['a basket that nothing pays in part', stateWith({ basket: unpaid }, null)],
    ['a basket that another instrument pays', paying],
  ])('PAY-06 %s has no such instrument', (_title, from) => {
    remove(from, 'none').then({ _tag: 'InstrumentNotInCart' })
  })
})
