import { describe, test } from 'vitest'
import type { Cart } from '../../../core/domain/cart/cart.ts'
import type { PendingChange } from '../../../core/domain/cart/changes/cartChange.ts'
import { maximumLines, maximumPerLine } from '../../../core/domain/cart/cart.ts'
import type { ConfirmedLine } from '../../../core/domain/cart/confirmedBasket.ts'
import { decidedAt, given } from '../../support/given.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'
import { pendingCoupon, confirmedLine, line, switching } from '../../support/sampleShop.ts'
import { adding, full, inCart, key, one, pendingOf, remove, setting } from './cartOfLines.ts'

const withdrawn = (changeId: string) => ({ _tag: 'v1.ChangeWithdrawn', changeId })

describe('CART-18 when a line is removed', () => {
  test('CART-18 a line that the server has is asked to be taken out', () => {
    const request = { _tag: 'v1.LineRemovalRequested', changeId: 'd', at: decidedAt, line: line({ key }), position: 1 }
    remove(inCart([confirmedLine({ key: 'other' }), one()])).then([request])
  })

  test('CART-18 the removal withdraws what was never sent of the line, and takes its newest quantity', () => {
    remove(inCart([confirmedLine({ key: 'other' }), one()], { pending: [setting(), pendingCoupon] })).thenMatches([
      withdrawn('s'),
      { _tag: 'v1.LineRemovalRequested', line: { quantity: 5 } },
    ])
  })

  test('CART-18 a line that was never sent cancels out', () => {
    const unsent = { _tag: 'v1.LineRemovedUnsent', removal: 'd', line: line({ key }), position: 0 }
    remove(inCart([], { pending: [adding()] })).then([withdrawn('a'), unsent])
  })

  test('CART-18 a line that is on its way is asked to be taken out', () => {
    remove(inCart([], { pending: [adding({}, { sent: true })] })).thenMatches([{ _tag: 'v1.LineRemovalRequested' }])
  })

  test('CART-18 a line added again after its removal cancels out', () => {
    const taken = pendingOf({ kind: 'RemoveLine', key }, { changeId: 'x', sent: true })
    remove(inCart([one()], { pending: [taken, adding()] })).thenMatches([
      withdrawn('a'),
      { _tag: 'v1.LineRemovedUnsent' },
    ])
  })

  test('CART-18 a line that another one is to become is asked to be taken out', () => {
    const switched = pendingOf(switching({ phase: 'remove', from: line({ key: 'B' }), to: line({ key }) }))
    remove(
      inCart([], {
        pending: [adding({ key: 'B' }), switched, adding()],
      }),
    ).thenMatches([withdrawn('a'), { _tag: 'v1.LineRemovalRequested' }])
    remove(inCart([confirmedLine({ key: 'B' })], { pending: [switched] })).thenMatches([
      { _tag: 'v1.LineRemovalRequested' },
    ])
  })

  test('CART-18 a line that is to be moved is asked to be taken out', () => {
    const moved = pendingOf({ kind: 'SetDelivery', key: 'A|||US002', storeId: null }, { changeId: 'm' })
    remove(inCart([confirmedLine({ key: 'A|||US002', delivery: 'US002' })], { pending: [moved] })).thenMatches([
      { _tag: 'v1.LineRemovalRequested' },
    ])
  })

  test('DLG-09 CART-18 an unsent pickup that has moved another line stays, and its own line is removed after it', () => {
    const [pickup, moved] = [line({ key: 'A|||US002', delivery: 'US002' }), 'B|||US001']
    const other = confirmedLine({ key: moved, product: sampleProduct('B'), delivery: 'US001' })
    const pending = [adding({ key: pickup.key, delivery: 'US002' })]
    remove(inCart([other], { pending }), pickup.key).then([
      { _tag: 'v1.LineRemovalRequested', changeId: 'd', at: decidedAt, line: pickup, position: 1 },
    ])
  })

  test('CART-18 only a line in the cart is removed', () => {
    remove(inCart([])).then({ _tag: 'LineNotInCart' })
  })

  test('CART-18 a gift with purchase is declined', () => {
    remove(inCart([one({ isBonus: true })])).thenMatches([{ _tag: 'v1.GiftDeclined', key }])
  })
})

describe('CART-18 when a removal is undone', () => {
  const removed = [
    { removal: 'w', line: line({ key: 'other' }), position: 0 },
    { removal: 'x', line: line({ key }), position: 0 },
  ]
  const undo = (lines: readonly ConfirmedLine[], more: Partial<Cart> = {}) =>
    given(inCart(lines, { removed, ...more })).when({ _tag: 'UndoRemove', removal: 'x' })

  test('CART-18 only one of the last removals can be undone', () => {
    undo([], { removed: [] }).then({ _tag: 'NothingToUndo' })
  })

  const removal = (more: Partial<PendingChange> = {}) =>
    pendingOf({ kind: 'RemoveLine', key }, { changeId: 'x', ...more })
  const undone = { _tag: 'v1.RemovalUndone', removal: 'x' }

  test('CART-18 a removal that has not left is withdrawn', () => {
    undo([one()], { pending: [removal()] }).then([withdrawn('x'), undone])
  })

  test('CART-18 a withdrawn removal brings the quantity back that the line had', () => {
    undo([one({ quantity: 1 }), one({ key: 'other' })], { pending: [pendingCoupon, removal()] }).then([
      withdrawn('x'),
      undone,
      { _tag: 'v1.QuantitySetRequested', changeId: 'd', at: decidedAt, key, quantity: 2 },
    ])
    undo([one({ quantity: 1 })], { pending: [pendingOf({ kind: 'SetQuantity', key, quantity: 2 }), removal()] }).then([
      withdrawn('x'),
      undone,
    ])
  })

  test('DLG-09 CART-18 a removal after which another pickup has changed its store is not withdrawn', () => {
    const pickup = line({ key: 'A|||US002', delivery: 'US002' })
    const stays = confirmedLine({ key: 'C|||US002', product: sampleProduct('C'), delivery: 'US002' })
    const lines = [confirmedLine({ ...pickup, itemId: 'i2' }), stays]
    const pending = [
      pendingOf({ kind: 'RemoveLine', key: pickup.key }, { changeId: 'x' }),
      adding({ key: 'B|||US003', product: sampleProduct('B'), delivery: 'US003' }),
    ]
    undo(lines, { pending, removed: [{ removal: 'x', line: pickup, position: 0 }] }).then([
      undone,
      { _tag: 'v1.ItemAddRequested', changeId: 'd', at: decidedAt, line: pickup },
    ])
  })

  test('CART-24 an undone removal requests the agent’s adjustment again', () => {
    const adjustment = { type: 'PERCENT', value: 10, reason: 'Scratched' } as const
    const agreed = { removed: [{ removal: 'x', line: { ...line({ key }), adjustment }, position: 0 }] }
    const requested = { _tag: 'v1.PriceAdjustmentRequested', changeId: 'd-agreed', at: decidedAt, key, adjustment }
    undo([], agreed).then([undone, { ...again, line: { ...line({ key }), adjustment } }, requested])
    undo([one()], { ...agreed, pending: [removal()] }).then([withdrawn('x'), undone, requested])
  })

  const again = { _tag: 'v1.ItemAddRequested', changeId: 'd', at: decidedAt, line: line({ key }) }

  test('CART-18 a removed line that the server has no longer is added again', () => {
    undo([confirmedLine({ key: 'other', quantity: 9 })], { pending: [removal()] }).then([undone, again])
    undo([one()], { pending: [removal(), adding({ quantity: 1 })] }).then([undone, again])
    undo([one()], { pending: [removal({ sent: true })] }).then([undone, again])
    undo([]).then([undone, again])
  })

  test('CART-15 an undone removal keeps to the limits of the cart', () => {
    undo([one({ quantity: maximumPerLine - 1 })]).then({ _tag: 'QuantityTooHigh', maximum: maximumPerLine })
    undo([one({ quantity: maximumPerLine - 2 })]).then([undone, again])
    undo(full).then({ _tag: 'TooManyLines', maximum: maximumLines })
    undo([...full.slice(1), one()]).then([undone, again])
    undo(full.slice(1)).then([undone, again])
  })
})
