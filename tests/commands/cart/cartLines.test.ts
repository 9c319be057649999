import { describe, test } from 'vitest'
import type { ConfirmedLine } from '../../../core/domain/cart/confirmedBasket.ts'
import type { LineProduct } from '../../../contracts/commands/lineProduct.ts'
import { decidedAt, given } from '../../support/given.ts'
import { sampleProduct } from '../../support/sampleProducts.ts'
import { confirmedLine, line, orderUnderWay, rebuild, shopperWith } from '../../support/sampleShop.ts'
import { boot, inCart, key, one, remove, set } from './cartOfLines.ts'

describe('CART-29 when a line takes another variant', () => {
  const to = sampleProduct('B')
  const shop = inCart([confirmedLine({ key: 'other' }), one({ recipeId: 'r' })])
  const switchTo = (more: Partial<LineProduct> = {}, from = shop, lineKey = key) =>
    given(from).when({ _tag: 'SwitchVariant', lineKey, to: { ...to, ...more } })

  const requested = {
    changeId: 'd',
    at: decidedAt,
    from: line({ key, recipeId: 'r' }),
    to: line({ key: 'B|r||home', recipeId: 'r', product: to }),
    position: 1,
  }

  test('CART-29 another variant takes the place, number, delivery and gift of a line', () => {
    switchTo().then([{ _tag: 'v1.VariantSwitchRequested', ...requested }])
  })

  test('CART-29 a switch in place is asked for as one', () => {
    const inPlace = given(shop).when({ _tag: 'SwitchVariant', lineKey: key, to, inPlace: true })
    inPlace.then([{ _tag: 'v2.VariantSwitchRequested', ...requested }])
  })

  test('CART-29 only a line in the cart takes another variant, and no gift does', () => {
    switchTo({}, shop, 'gone').then({ _tag: 'LineNotInCart' })
    switchTo({}, inCart([one({ isBonus: true })])).then({ _tag: 'LineIsBonus' })
  })

  test('CART-29 a switch to the same variant asks for nothing', () => {
    given(inCart([one()]))
      .when({ _tag: 'SwitchVariant', lineKey: key, to: boot })
      .then([])
  })

  test('CART-29 a switch to a variant that cannot be sold is refused', () => {
    switchTo({ currency: 'CAD' }).then({ _tag: 'CurrencyDiffers' })
    switchTo({ stock: 0 }).then({ _tag: 'SoldOut' })
    switchTo({ maxQuantity: 1 }).then({ _tag: 'QuantityTooHigh', maximum: 1 })
  })

  test('CART-29 a switch to a variant with just enough pieces is asked for', () => {
    switchTo({ stock: 1 }).thenMatches([{}])
    switchTo({ maxQuantity: 2 }).thenMatches([{}])
  })
})

test('SHIP-06 SHIP-23 a line is picked up or sent, unless it can go one way only', () => {
  const deliver = (lines: readonly ConfirmedLine[], storeId: string | null) =>
    given(inCart(lines)).when({ _tag: 'SetDelivery', lineKey: key, storeId })
  deliver([confirmedLine({ key: 'other' }), one()], 'US002').then([
    { _tag: 'v1.LineDeliveryRequested', changeId: 'd', at: decidedAt, key, storeId: 'US002' },
  ])
  deliver([one()], null).then([])
  deliver([one({ delivery: 'US002' })], 'US002').then([])
  deliver([], 'US002').then({ _tag: 'LineNotInCart' })
  deliver([one({ isBonus: true })], 'US002').then({ _tag: 'LineIsBonus' })
  deliver([confirmedLine({ key: 'other', isBonus: true }), one()], 'US002').thenMatches([{}])
  for (const more of [{ isDigital: true }, { isCustoms: true }])
    deliver([one({ product: { ...boot, ...more } })], 'US002').then({ _tag: 'MethodNotOffered' })
})

test('CART-27 the cart waits while an order is placed, and a change that waited after a second loss goes on with the next one', () => {
  const paused = inCart([one()], { rebuild: { ...rebuild, lines: [], paused: true } })
  remove(paused).thenMatches([{ _tag: 'v1.RebuildResumed', lostBasketId: 'b0' }, { _tag: 'v1.LineRemovalRequested' }])
  remove(paused, 'gone').then({ _tag: 'LineNotInCart' })
  set(paused, 2).then([])
  remove(inCart([one()], { rebuild: { ...rebuild, lines: [] } })).thenMatches([{}])
  remove(shopperWith({ order: { placing: orderUnderWay } }, paused)).then({ _tag: 'OrderUnderWay' })
})
