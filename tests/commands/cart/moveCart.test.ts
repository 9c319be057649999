import { describe, expect, test } from 'vitest'
import { cartLocale } from '../../../core/domain/cart/cartLocale.ts'
import { shownSaved } from '../../../core/domain/saved/saved.ts'
import { createShopper, filledShopper, skus, soldIn } from '../../support/movingShopper.ts'

describe('CART-42 a full cart moves from the United States to Germany', () => {
  test('its lines go into a new basket there, and nothing is asked of the old one', () => {
    const { move, settle, calls, has, driver } = filledShopper()
    expect(move('de-de')).toBeNull()
    settle()
    expect(calls.filter(({ endpoint }) => endpoint !== 'readSaved')).toMatchObject([
      {
        endpoint: 'createCartWithItem',
        basketId: null,
        key: 'rebuild-c3/0',
        input: { body: { productId: 'A', qty: 2 } },
      },
      { endpoint: 'addItem', basketId: 'basket-4', key: 'rebuild-c3/1', input: { body: { productId: 'B' } } },
    ])
    expect(has()).toEqual(['A×2', 'B×1'])
    expect(driver.shop().cart).toMatchObject({ locale: 'de-de', basket: { currency: 'EUR' }, rebuild: null })
  })

  test('the notice names the old total and the new one', () => {
    const { move, settle, cart } = filledShopper()
    move('de-de')
    expect(cart().move).toMatchObject({ before: { minor: 30_600, currency: 'USD' }, after: null })
    settle()
    expect(cart().move).toMatchObject({
      from: 'en-us',
      to: 'de-de',
      before: { minor: 30_600, currency: 'USD' },
      after: { minor: 33_600, estimated: false },
      notSold: [],
    })
    expect(cart()).toMatchObject({ currency: 'EUR', totals: { itemSubTotal: { minor: 33_000 } } })
  })

  test('until every line has its new price, no amount is shown', () => {
    const { move, cart, driver, perform } = filledShopper()
    move('de-de')
    expect(cart()).toMatchObject({ currency: null, lines: [{ isUnpriced: true }, { isUnpriced: true }] })
    const first = driver.send()!
    driver.answer(first, perform(first))
    expect(cart()).toMatchObject({ currency: null, lines: [{ isUnpriced: true }, { isUnpriced: true }] })
    expect(cart().move?.after).toBeNull()
  })

  test('prices that the catalogue is known to have are shown at once', () => {
    const { move, cart } = filledShopper()
    move('de-de', { products: [soldIn('de-de', 'A'), soldIn('de-de', 'B')] })
    expect(cart()).toMatchObject({ currency: 'EUR', totals: { itemSubTotal: { minor: 33_000, estimated: true } } })
    expect(cart().move).toMatchObject({ after: { minor: 33_000, estimated: true } })
  })

  test('what the catalogue is known not to sell there is named and not asked for', () => {
    const { move, settle, cart, has } = filledShopper()
    move('de-de', { notSold: ['A'] })
    expect(cart().move?.notSold).toMatchObject([{ name: 'Style A' }])
    settle()
    expect(has()).toEqual(['B×1'])
  })

  test.each(['INV702', 'ORD404'])('what the server refuses with %s is named as not sold there', (code) => {
    const { move, settle, cart, commerce, driver } = filledShopper()
    commerce.refuse.set('B', code)
    move('de-de')
    settle()
    expect(cart()).toMatchObject({ lines: [{ sku: 'A' }], refusals: [], move: { notSold: [{ name: 'Style B' }] } })
    expect(driver.history.flatMap(({ events }) => events)).toContainEqual(
      expect.objectContaining({ _tag: 'v1.LineNotSoldHere', moveId: 'c3' }),
    )
  })

  test('what is only sold out there is named with its reason', () => {
    const { move, settle, cart, commerce } = filledShopper()
    commerce.refuse.set('B', 'INV700')
    move('de-de')
    settle()
    expect(cart()).toMatchObject({
      refusals: [{ what: 'add', errorId: 'INV700', name: 'Style B' }],
      move: { notSold: [] },
    })
  })

  test('going back brings what was not sold there', () => {
    const { move, settle, cart, has, commerce } = filledShopper()
    commerce.refuse.set('B', 'INV702')
    move('de-de')
    settle()
    commerce.refuse.clear()
    move('en-us')
    settle()
    expect(has()).toEqual(['A×2', 'B×1'])
    expect(cart()).toMatchObject({ currency: 'USD', move: { from: 'de-de', to: 'en-us', notSold: [] } })
  })

  test('what is not sold there can be saved for later', () => {
    const { driver, move, settle, cart, commerce } = filledShopper()
    commerce.refuse.set('B', 'INV702')
    move('de-de')
    settle()
    driver.ask({ _tag: 'SaveForLater', lineKey: 'B|||home' })
    expect(cart().move?.notSold).toEqual([])
    settle()
    expect(commerce.saved.lines()).toEqual(['B×1'])
    expect(cart().lines).toMatchObject([{ sku: 'A' }])
  })

  test('a line of the cart is saved for later although something is not sold there', () => {
    const { driver, move, settle, cart, commerce } = filledShopper()
    commerce.refuse.set('B', 'INV702')
    move('de-de')
    settle()
    driver.ask({ _tag: 'SaveForLater', lineKey: 'A|||home' })
    expect(shownSaved(driver.shop().saved, driver.shop().cart)).toMatchObject([{ key: 'A|||home', quantity: 2 }])
    settle()
    expect(commerce.saved.lines()).toEqual(['A×2'])
    expect(cart().move?.notSold).toMatchObject([{ name: 'Style B' }])
  })

  test('a line that is being saved for later meanwhile is saved, and not taken along', () => {
    const { driver, move, settle, has, commerce } = filledShopper()
    driver.ask({ _tag: 'SaveForLater', lineKey: 'A|||home' })
    move('de-de')
    settle()
    expect(commerce.saved.lines()).toEqual(['A×2'])
    expect(has()).toEqual(['B×1'])
  })

  test('a saved line that is being put into the cart meanwhile is taken along, and off the list', () => {
    const { driver, move, settle, has, commerce } = filledShopper()
    driver.ask({ _tag: 'SaveForLater', lineKey: 'A|||home' })
    settle()
    driver.ask({ _tag: 'MoveToCart', key: 'A|||home' })
    move('de-de')
    settle()
    expect(has()).toEqual(['B×1', 'A×2'])
    expect(commerce.saved.lines()).toEqual([])
  })

  test('a cart that nothing could be taken from is empty, and all of it is named', () => {
    const { move, settle, cart, commerce } = filledShopper()
    for (const sku of skus) commerce.refuse.set(sku, 'INV702')
    move('de-de')
    settle()
    expect(cart()).toMatchObject({ lines: [], rebuilding: false, move: { after: { minor: 0 }, notSold: [{}, {}] } })
  })

  test('what was to be collected in a store is shipped, with the same goods that already were', () => {
    const { driver, keyOf, settle, move, cart, has } = filledShopper()
    driver.ask({ _tag: 'SetDelivery', lineKey: keyOf(), storeId: 'US001' })
    driver.ask({ _tag: 'AddItem', product: soldIn('en-us', 'A'), quantity: 1 })
    move('de-de')
    settle()
    expect(has().toSorted()).toEqual(['A×3', 'B×1'])
    expect(cart().move?.sentHome).toEqual(['Style A'])
  })

  test.each(['unsent', 'sent', 'answered too late'])('a change that is %s is neither lost nor done twice', (phase) => {
    const { driver, add, perform, move, settle, has } = filledShopper()
    add('C')
    const sent = phase === 'unsent' ? null : driver.send()
    if (sent && phase === 'sent') perform(sent)
    move('de-de')
    if (sent) expect(driver.answer(sent, perform(sent))).toEqual([])
    settle()
    expect(has()).toEqual(['A×2', 'B×1', 'C×1'])
  })

  test('codes are applied again, or refused with their reason', () => {
    const { driver, move, settle, cart, perform } = filledShopper()
    driver.ask({ _tag: 'ApplyCoupon', code: 'WELCOME10' })
    const applied = driver.send()!
    driver.answer(applied, perform(applied))
    driver.ask({ _tag: 'ApplyCoupon', code: 'EXPIRED20' })
    move('de-de')
    settle()
    expect(cart()).toMatchObject({
      coupons: [{ code: 'WELCOME10' }],
      refusals: [{ what: 'coupon', code: 'EXPIRED20' }],
    })
  })

  test('gift cards of the old basket are named as not used', () => {
    const { driver, move, settle, cart, commerce } = filledShopper()
    commerce.giftCardBalances.set('card-1234', 5_000)
    driver.ask({ _tag: 'AddGiftCard', last4: '1234', secretRef: 'card-1234' })
    settle()
    move('de-de')
    settle()
    expect(cart().move?.dropped).toEqual(['payments'])
    expect(driver.shop().cart.basket?.partPayments).toBeUndefined()
  })

  test('the checkout begins again, with the name and the e-mail address', () => {
    const { driver, move } = filledShopper()
    const fields = { firstName: 'Ada', email: 'ada@example.com', city: 'Denver' }
    driver.ask({ _tag: 'EnterAddress', form: 'shipping', fields })
    move('de-de')
    expect(driver.shop().checkout).toMatchObject({
      step: 'shipping',
      shipping: { firstName: 'Ada', email: 'ada@example.com' },
      shippingSubmitted: false,
    })
    expect(driver.shop().checkout.shipping).not.toHaveProperty('city')
  })

  test('the notice keeps its figures until it has been read', () => {
    const { driver, move, settle, add, cart } = filledShopper()
    move('de-de')
    settle()
    add('C', 'de-de')
    settle()
    expect(cart().move).toMatchObject({ after: { minor: 33_600 } })
    driver.ask({ _tag: 'DismissRefusal', refusalId: 'c3' })
    expect(cart().move).toBeNull()
    expect(driver.shop().cart.locale).toBe('de-de')
  })

  test('a second country before the first has answered keeps the total that the shopper saw', () => {
    const { driver, move, settle, cart, perform, has } = filledShopper()
    move('de-de')
    const first = driver.send()!
    driver.answer(first, perform(first))
    move('en-gb')
    settle()
    expect(has()).toEqual(['A×2', 'B×1'])
    expect(cart()).toMatchObject({ currency: 'GBP', move: { before: { minor: 30_600, currency: 'USD' } } })
  })
})

describe('CART-42 nothing moves', () => {
  test('without goods', () => {
    const { move, driver } = createShopper()
    expect(move('de-de')).toBeNull()
    expect(driver.history).toEqual([])
  })

  test('to the country where the cart is already, in another language', () => {
    const { move, settle, driver, add } = createShopper('en-ca')
    add('A')
    settle()
    move('fr-ca')
    settle()
    const before = driver.history.length
    move('en-ca')
    expect(driver.history).toHaveLength(before)
  })

  test('to a shop that does not exist', () => {
    expect(filledShopper().move('xx-xx')).toMatchObject({ _tag: 'Malformed' })
  })
})

describe('CART-43 an item of another currency', () => {
  test('is refused while the cart is elsewhere, and taken as soon as the cart moves', () => {
    const { add, move, settle, has, cart } = filledShopper()
    expect(add('C', 'de-de')).toEqual({ _tag: 'CurrencyDiffers' })
    move('de-de')
    expect(add('C', 'de-de')).toBeNull()
    expect(cart().currency).toBeNull()
    settle()
    expect(has()).toEqual(['A×2', 'B×1', 'C×1'])
  })

  test('of the old country is refused from then on', () => {
    const { add, move } = filledShopper()
    move('de-de')
    expect(add('C')).toEqual({ _tag: 'CurrencyDiffers' })
  })

  test('opens a cart of the page’s own shop once the old one is empty', () => {
    const { add, move, settle, driver, keyOf } = filledShopper()
    move('de-de')
    settle()
    for (const n of [0, 1]) driver.ask({ _tag: 'RemoveLine', lineKey: keyOf(n - n) })
    settle()
    expect(add('C')).toBeNull()
    settle()
    expect(cartLocale(driver.shop().cart, 'en-us')).toBe('en-us')
    expect(driver.shop().cart.basket).toMatchObject({ currency: 'USD' })
  })
})

test.each([
  ['de-de', 'a cart in dollars that never moved', 'en-us'],
  ['fr-fr', 'a cart in euros that never moved', 'fr-fr'],
] as const)('CART-42 on the pages of %s, %s is asked for at %s', (page, _what, at) => {
  const { add, driver } = createShopper(at)
  add('A')
  expect(cartLocale(driver.shop().cart, page)).toBe(at)
})
