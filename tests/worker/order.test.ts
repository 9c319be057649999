import { describe, expect, test } from 'vitest'
import { placeOrder as placeOrderCall } from '../../contracts/api/cart/orderApi.ts'
import { createVirtualBrowser } from '../support/virtualBrowser.ts'
import type { BrowserOptions, VirtualBrowser } from '../support/virtualBrowser.ts'
import { isSettled, placeOrder, reachSummary } from '../support/virtualShopper.ts'
import type { Fate } from '../support/simulatedShopNetwork.ts'
import type { VirtualTab } from '../../tools/simulate/device/virtualTab.ts'
import { badFates } from '../support/simulatedShopNetwork.ts'
import { expectConfirmed } from '../support/expectConfirmed.ts'

const atSummary = async (
  seed: number,
  options: BrowserOptions = {},
): Promise<readonly [VirtualBrowser, VirtualTab, VirtualTab]> => {
  const browser = createVirtualBrowser(seed, options)
  const [one, two] = [browser.openTab(), browser.openTab({ visible: false })]
  await browser.advance(3_000)
  await reachSummary(browser, one)
  return [browser, one, two]
}

/** Exactly one order, and every tab shows it. */
const expectOneOrder = async (browser: VirtualBrowser): Promise<void> => {
  await expectConfirmed(browser)
  for (const tab of browser.tabs) {
    expect(tab.views.order.confirmed?.orderNumber).toBe(browser.shop.model.orders[0]?.orderNumber)
    expect(tab.views.cart.lines).toEqual([])
  }
  expect([...browser.shop.effects].filter(([, times]) => times !== 1)).toEqual([])
}

const isPlaceOrder = (request: { readonly endpoint: { readonly id: string } }): boolean =>
  request.endpoint.id === placeOrderCall.id

/** The first `times` attempts to place the order meet this fate. */
const meet = (browser: VirtualBrowser, fate: Fate, times: number): void => {
  let left = times
  browser.network.fate = (request) => (isPlaceOrder(request) && left-- > 0 ? fate : 'fine')
}

describe('several presses', () => {
  test('CHK-06 two presses are one order, and the second is answered that it is under way', async () => {
    const [browser, one] = await atSummary(1)
    const pressed = [placeOrder(one), placeOrder(one)]
    await expectOneOrder(browser)
    expect(pressed.map(({ outcome }) => outcome)).toMatchObject([
      { _tag: 'Accepted' },
      { _tag: 'Rejected', rejection: { _tag: 'OrderUnderWay' } },
    ])
  })

  test('CHK-06 two tabs that place at once are one order, confirmed in both', async () => {
    for (const seed of [2, 3, 4, 5, 6, 7, 8, 9]) {
      const [browser, one, two] = await atSummary(seed)
      placeOrder(two)
      await browser.advance(seed - 2)
      placeOrder(one)
      await expectOneOrder(browser)
    }
  })
})

describe('when something is lost on the way', () => {
  test.each(badFates)('CART-25 one order after %s, and no thank you before the server has said so', async (fate) => {
    const [browser, one] = await atSummary(10)
    meet(browser, fate, 2)
    placeOrder(one)
    let early = false
    await browser.until(() => {
      early ||= one.views.order.confirmed !== null && browser.shop.model.orders.length === 0
      return one.views.order.confirmed !== null
    }, 120_000)
    await expectOneOrder(browser)
    expect(early).toBe(false)
    const keys = new Set(
      browser.network.attempts.filter(({ endpoint }) => endpoint === placeOrderCall.id).map(({ key }) => key),
    )
    expect(keys.size).toBe(1)
  })

  test('CART-25 a worker killed at any moment of placing leaves one order', async () => {
    for (let moment = 0; moment < 60; moment++) {
      const [browser, one, two] = await atSummary(100 + moment)
      if (moment % 2) meet(browser, 'lose-answer', 1)
      placeOrder(one)
      await browser.advance(moment * 5)
      const victim = moment % 3 ? one : two
      victim.killWorker()
      await browser.advance(500)
      victim.startWorker()
      await expectOneOrder(browser)
    }
  })

  test('CART-25 the lead may change while an order is placed', async () => {
    for (let moment = 0; moment < 30; moment++) {
      const [browser, one, two] = await atSummary(200 + moment, { locks: moment % 5 !== 0 })
      const leader = one.views.connection.leader ? one : two
      if (moment % 2) meet(browser, 'hang', 1)
      placeOrder(one)
      await browser.advance(moment * 10)
      leader.freeze()
      await browser.advance(5_000 + moment * 100)
      leader.thaw()
      await expectOneOrder(browser)
    }
  })
})

describe('when the order is not placed', () => {
  test('PlaceOrder with a total the cart does not come to is refused', async () => {
    const [browser, one] = await atSummary(11)
    const pressed = placeOrder(one, 1)
    await browser.advance(1_000)
    expect(pressed.outcome).toMatchObject({
      _tag: 'Rejected',
      rejection: { _tag: 'TotalChanged', shown: 1, now: 20_600 },
    })
    expect(browser.shop.model.orders).toEqual([])
  })

  test('an order whose prepared total differs from the one shown is not placed until the shopper agrees', async () => {
    const [browser, one, two] = await atSummary(12)
    browser.shop.surcharge = 50
    placeOrder(one)
    expect(await browser.until(() => isSettled(browser) && one.views.order.problem !== null, 60_000)).toBe(true)
    for (const { views } of [one, two]) expect(views.order.problem?.errorId).toBe('total-changed')
    expect(browser.shop.arrivals.some(({ name }) => name === 'placeOrder')).toBe(false)
    placeOrder(one, 20_650)
    await expectOneOrder(browser)
  })

  test('ERR-11 CHK-13 a card that is refused halts the order, and says so in every tab', async () => {
    const [browser, one, two] = await atSummary(13)
    browser.shop.refuse.set('placeOrder', 'PYT402')
    placeOrder(one)
    expect(await browser.until(() => isSettled(browser) && one.views.order.problem !== null, 60_000)).toBe(true)
    for (const { views } of [one, two]) expect(views.order.problem?.errorId).toBe('PYT402')
    expect(browser.shop.model.orders).toEqual([])
  })

  test('CHK-06 offline nothing is queued, and placing is refused with a message', async () => {
    const [browser, one] = await atSummary(14)
    const pressed = one.dispatch({ _tag: 'PlaceOrder', shownTotal: 20_600, online: false })
    await browser.advance(1_000)
    expect(pressed.outcome).toMatchObject({ _tag: 'Rejected', rejection: { _tag: 'Offline' } })
    expect(one.views.order.placing).toBeNull()
  })
})
