import { describe, expect, test } from 'vitest'
import { recordChange } from '../../../core/commands/cart/recordChange.ts'
import type { CartChange, SwitchVariantChange } from '../../../core/domain/cart/changes/cartChange.ts'
import { lineKey } from '../../../core/domain/cart/lineKey.ts'
import { decidedAt, given } from '../../support/given.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'
import { confirmedLine, line } from '../../support/sampleShop.ts'
import { call, refusedWith } from './answeredChange.ts'
import { inCart, key, one, pendingOf } from './cartOfLines.ts'

const adjustment = { type: 'PERCENT', value: 10, reason: 'Scratched' } as const

describe('when a line becomes a gift that is in the cart already', () => {
  const gift = { email: 'to@example.com', to: 'Robin', message: 'Walk far' }
  const few = sampleProduct('A', { maxQuantity: 3 })
  const giftKey = lineKey({ sku: 'A', recipeId: null, giftOption: gift, delivery: 'home' })
  const giveTo = (quantity: number) =>
    given(
      inCart([
        one({ product: few, quantity: 2 }),
        confirmedLine({ key: giftKey, product: few, quantity, giftOption: gift, itemId: 'i2' }),
      ]),
    ).when({ _tag: 'SetGiftOption', lineKey: key, giftOption: gift })

  test('DLG-05 CART-15 both lines together may have the most that one may have', () => {
    giveTo(1).thenMatches([
      { _tag: 'v1.VariantSwitchRequested', changeId: 'd' },
      { _tag: 'v1.QuantitySetRequested', changeId: 'd-joined', key: giftKey, quantity: 3 },
    ])
  })

  test('DLG-05 CART-15 more than that is rejected', () => {
    giveTo(2).then({ _tag: 'QuantityTooHigh', maximum: 3 })
  })
})

describe('when a switch is refused', () => {
  const nine = 'B|||home'
  const change = (phase: SwitchVariantChange['phase']): SwitchVariantChange => ({
    kind: 'SwitchVariant',
    phase,
    from: { ...line({ key }), adjustment },
    to: line({ key: nine, product: sampleProduct('B') }),
    position: 0,
    refusal: null,
  })
  const later = (wish: CartChange, changeId: string) => pendingOf(wish, { changeId })
  const refused = (phase: SwitchVariantChange['phase'], more: readonly ReturnType<typeof later>[]) => {
    const switching = pendingOf(change(phase), { sent: true, at: decidedAt })
    const shop = inCart([one()], { pending: [switching, ...more] })
    return recordChange(shop, switching, call(), refusedWith('INV700'))
  }
  const again = { _tag: 'v1.PriceAdjustmentRequested', changeId: 'c-back-agreed', at: decidedAt, key, adjustment }

  test('CART-24 CART-29 the adjustment is requested for the old line again', () => {
    expect(refused('add', [])).toMatchObject([{ _tag: 'v1.SwitchTurnedBack', changeId: 'c' }, again])
  })

  test('CART-24 CART-29 the adjustment requested for the other line ends', () => {
    const requested = later({ kind: 'AdjustPrice', key: nine, adjustment }, 'c-agreed')
    expect(refused('add', [requested])).toMatchObject([
      { _tag: 'v1.SwitchTurnedBack', changeId: 'c' },
      { _tag: 'v1.ChangeImpossible', changeId: 'c-agreed', refusal: null },
      again,
    ])
  })

  test('CART-24 CART-29 the adjustment of a third line stays requested', () => {
    const requested = later({ kind: 'AdjustPrice', key: 'C|||home', adjustment }, 'other')
    expect(refused('add', [requested])).toMatchObject([{ _tag: 'v1.SwitchTurnedBack', changeId: 'c' }, again])
  })

  const quantity = later({ kind: 'SetQuantity', key: nine, quantity: 3 }, 's')

  test('CART-29 a switch in place: what was requested for the other line is impossible', () => {
    expect(refused('change', [quantity])).toMatchObject([
      { _tag: 'v1.ChangeRefused', changeId: 'c' },
      { _tag: 'v1.ChangeImpossible', changeId: 's' },
    ])
  })

  test.each(['remove', 'restore'] as const)('CART-29 in two calls, a refused %s ends only the switch', (phase) => {
    expect(refused(phase, [quantity])).toMatchObject([{ _tag: 'v1.ChangeRefused', changeId: 'c' }])
  })
})
