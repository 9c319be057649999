import { describe, test } from 'vitest'
import type { CartChange, PendingChange } from '../../../core/domain/cart/changes/cartChange.ts'
import type { ConfirmedLine } from '../../../core/domain/cart/confirmedBasket.ts'
import { sampleSeller } from '../../../tools/simulate/shopper/sampleShopper.ts'
import { decidedAt, given } from '../../support/given.ts'
import { confirmedLine, shopperWith } from '../../support/sampleShop.ts'
import { adding, inCart, key, one, pendingOf, setting } from './cartOfLines.ts'

const tenPercent = { type: 'PERCENT', value: 10, reason: 'Scratched' } as const
const onServer = { ...tenPercent, adjustmentId: 'p1', amount: 2_000 }
const adjust: CartChange = { kind: 'AdjustPrice', key, adjustment: tenPercent }
const removal: CartChange = { kind: 'RemoveAdjustment', key }
const unsentAdjustment = pendingOf(adjust, { changeId: 'p' })

const agent = given().when({
  _tag: 'StartAssociateSession',
  session: sampleSeller,
  agentUntil: decidedAt + 1,
}).shop
const selling = (lines: readonly ConfirmedLine[], pending: readonly PendingChange[] = []) =>
  given(shopperWith({ cart: inCart(lines, { pending }).cart }, agent))
const remove = (...cart: Parameters<typeof selling>) =>
  selling(...cart).when({ _tag: 'RemoveAdjustment', lineKey: key })

const withdrawn = { _tag: 'v1.ChangeWithdrawn', changeId: 'p' }
const requested = { _tag: 'v1.PriceAdjustmentRemovalRequested', changeId: 'd', at: decidedAt, key }

describe('when an agent takes an adjustment off', () => {
  test('CART-24 only a line in the cart loses its adjustment', () => {
    remove([confirmedLine({ key: 'other', adjustment: onServer })]).then({ _tag: 'LineNotInCart' })
  })

  test('CART-24 an adjustment that the server has is asked to be removed', () => {
    remove([one({ adjustment: onServer })]).then([requested])
  })

  test('CART-24 a removal that is owed already is not requested again', () => {
    remove([one({ adjustment: onServer })], [pendingOf(removal)]).then([])
  })

  test('CART-24 an adjustment that is on its way is asked to be removed', () => {
    remove([], [adding({}, { sent: true }), pendingOf(adjust, { sent: true })]).then([requested])
  })

  test('CART-24 an adjustment that was never sent is withdrawn', () => {
    remove([one()], [unsentAdjustment]).then([withdrawn])
  })

  test('CART-24 an adjustment that was never sent is withdrawn, whatever another line has', () => {
    remove([one(), confirmedLine({ key: 'other', adjustment: onServer })], [unsentAdjustment]).then([withdrawn])
  })

  test('CART-24 the removal withdraws a newer adjustment that was never sent', () => {
    remove([confirmedLine({ key: 'other' }), one({ adjustment: onServer })], [unsentAdjustment]).then([
      withdrawn,
      requested,
    ])
  })
})

test('CART-24 a new adjustment withdraws no change of the quantity', () => {
  selling([one()], [setting()])
    .when({ _tag: 'AdjustPrice', lineKey: key, adjustment: tenPercent })
    .then([{ _tag: 'v1.PriceAdjustmentRequested', changeId: 'd', at: decidedAt, key, adjustment: tenPercent }])
})
