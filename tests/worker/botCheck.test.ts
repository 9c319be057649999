import { expect, test } from 'vitest'
import { createVirtualBrowser } from '../support/virtualBrowser.ts'
import { isSettled, reachSummary } from '../support/virtualShopper.ts'
import { called, shopping } from '../support/twoTabs.ts'

test('CHK-09 a worker that dies with the answer of a bot check: the order is asked for without it, under the same key, and the server decides', async () => {
  for (let ms = 0; ms < 240; ms += 30) {
    const browser = createVirtualBrowser(40 + ms)
    const [one, two] = [browser.openTab(), browser.openTab({ visible: false })]
    await browser.advance(3_000)
    await reachSummary(browser, one)
    void one.host().keepProof('proof-1', 'an answer')
    const pressed = one.dispatch({
      _tag: 'PlaceOrder',
      shownTotal: one.views.cart.totals.total.minor,
      online: true,
      botCheckRef: 'proof-1',
    })
    await browser.until(() => pressed.outcome !== null, 5_000)
    await browser.advance(ms)
    one.killWorker()
    one.startWorker()
    expect(
      await browser.until(() => isSettled(browser) && two.views.order.confirmed !== null, 120_000),
      `${ms} ms`,
    ).toBe(true)
    const placed = browser.shop.arrivals.filter(({ name }) => name === 'placeOrder')
    expect(new Set(placed.map(({ key }) => key)).size, `${ms} ms`).toBe(1)
    expect(browser.shop.model.orders.length, `${ms} ms`).toBe(1)
  }
})

test('SIGN-06 CHK-09 the answer of a bot check goes with email and password', async () => {
  const [browser, one] = await shopping(1)
  const entry = { email: 'wren@example.com', password: 'Trail-2026', botCheck: 'proof-of-login' }
  void one.host().request('signIn', entry, 'key')
  expect(await browser.until(() => called(browser, 'signIn').length > 0, 60_000)).toBe(true)
  expect(called(browser, 'signIn')[0]?.body).toMatchObject({
    username: 'wren@example.com',
    password: 'Trail-2026',
    recaptcha_response: 'proof-of-login',
  })
})
