import { expect, test } from 'vitest'
import { createVirtualBrowser } from '../support/virtualBrowser.ts'
import { isSettled, placeOrder, reachSummary } from '../support/virtualShopper.ts'

test('ORD-01, CART-28 a cart call that rejects the customer after the order was asked for: the truth of the order wins', async () => {
  for (let seed = 1; seed <= 8; seed++) {
    const browser = createVirtualBrowser(seed)
    const tab = browser.openTab()
    await browser.advance(2_000)
    await reachSummary(browser, tab)
    browser.shop.refuse.set('readCart', 'AUT498')
    let lost = 2
    browser.network.fate = ({ endpoint }) => (endpoint.path.startsWith('/order') && lost-- > 0 ? 'lose-answer' : 'fine')
    const before = browser.network.attempts.length
    tab.dispatch({ _tag: 'RefreshCart' })
    await browser.until(() => browser.network.attempts.length > before, 1_000, 1)
    placeOrder(tab)
    expect(await browser.until(() => isSettled(browser), 60_000)).toBe(true)
    expect(browser.shop.model.orders, `seed ${seed}`).toHaveLength(1)
    expect(tab.views.order, `seed ${seed}`).toMatchObject({
      placing: null,
      problem: null,
      confirmed: { orderNumber: browser.shop.model.orders[0]?.orderNumber },
    })
    expect(browser.shop.sessions.opened).toHaveLength(1)
  }
})
