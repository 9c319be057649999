import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { eventually, payByCard, placeOrder, sees, toBilling, toCart } from '../e2e/support/walk.ts'
import { disturb, refusal } from '../e2e/support/wire.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const itemCall = /\/cart\/v1\/(item|cart\/[^/]+\/item)$/

const rejectedText = 'We couldn’t match your cart to your account. We’re refreshing the page.'

/** Records in the page when the text is first shown, epoch ms: what the test sees may be later. */
const noteWhenShown = (words: string): void => {
  new MutationObserver((_, observer) => {
    if (document.body?.textContent?.includes(words) !== true) return
    sessionStorage.setItem('told-at', String(Date.now()))
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true, characterData: true })
}

describe('when the shop has lost the cart', () => {
  test('CART-27 a cart lost in the middle of checkout is rebuilt, and the order is placed', async () => {
    shopper = await shop.visitor()
    const { page, context } = shopper
    await toBilling(shopper)
    await disturb(context, /\/cart\/v1\/cart\/[^/]+\/billingAddress$/, 1, (route) =>
      route.fulfill(refusal(404, 'BSK404')),
    )
    // The card is the last call of a rebuilt cart: a shopper who orders while the tax is not known is asked to look at
    // the total again.
    await payByCard(page)
    await placeOrder(page)
  })
})

describe('when it cannot be rebuilt', () => {
  test('CART-28 RT-17 ERR-101 AUT498: a customer the shop does not know is informed, and the page reloads once after four seconds', async () => {
    shopper = await shop.visitor()
    const { page, context } = shopper
    await toCart(shopper)
    await disturb(context, itemCall, 1, (route) => route.fulfill(refusal(401, 'AUT498')))
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.evaluate(noteWhenShown, rejectedText)
    await page.getByRole('button', { name: 'One more' }).click()
    await eventually(() => loads, 1)
    const [rejectedAt, reloadedAt] = await page.evaluate(
      () => [Number(sessionStorage.getItem('told-at')), Number(sessionStorage.getItem('cairn:reloaded-at'))] as const,
    )
    expect(rejectedAt).toBeGreaterThan(0)
    expect(reloadedAt - rejectedAt).toBeGreaterThan(2_500)
    await page.getByRole('heading', { name: 'Cart', level: 1 }).waitFor()
    expect(await page.evaluate(() => sessionStorage.getItem('cairn:reloaded-at'))).not.toBeNull()
    expect(loads).toBe(1)
  })

  test('CART-28 RT-17 within ten seconds of such a reload the page is not reloaded again', async () => {
    shopper = await shop.visitor()
    const { page, context } = shopper
    await toCart(shopper)
    await disturb(context, itemCall, 1, (route) => route.fulfill(refusal(400, 'AUT498')))
    // However long the machine takes, the last reload was just now.
    await page.evaluate(() => setInterval(() => sessionStorage.setItem('cairn:reloaded-at', String(Date.now()))))
    let loads = 0
    page.on('load', () => (loads += 1))
    await page.getByRole('button', { name: 'One more' }).click()
    await sees(page, rejectedText)
    await page.waitForFunction((until) => Date.now() > until, Date.now() + 4_500)
    expect(loads).toBe(0)
    // The message does not cover the mini cart's buttons.
    await toCart(shopper)
  })
})
