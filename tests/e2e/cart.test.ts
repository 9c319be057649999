import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import {
  cartCount,
  eventually,
  harrow,
  isConfirmed,
  openProduct,
  pressBoth,
  scrollToHeader,
  sees,
  toCart,
} from './support/walk.ts'
import { disturb, holdCalls, recordChanges, refusal } from './support/wire.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const arriveWithOne = async (): Promise<void> => {
  shopper = await shop.visitor()
  await toCart(shopper)
}
const quantity = () => shopper.page.getByRole('spinbutton', { name: 'Quantity of Harrow Mid' })
const typeQuantity = async (text: string): Promise<void> => {
  await quantity().fill(text)
  await quantity().press('Enter')
}
const codeField = () => shopper.page.getByRole('textbox', { name: 'Promo code' })
const applyCode = async (code: string): Promise<void> => {
  await codeField().fill(code)
  await shopper.page.getByRole('button', { name: 'Apply' }).click()
}
/** The figure next to a name in the totals. */
const amount = (name: string | RegExp) =>
  shopper.page.locator('dt').filter({ hasText: name }).locator('xpath=following-sibling::dd[1]').first()

/** From `test:hold` to `test:release` the worker's answers to accepted commands wait; what it shows does not. */
const holdAnswers = (): void => {
  const held: (() => void)[] = []
  let isHolding = false
  addEventListener('test:hold', () => (isHolding = true))
  addEventListener('test:release', () => {
    isHolding = false
    for (const pass of held.splice(0)) pass()
  })
  const listen = EventTarget.prototype.addEventListener
  Worker.prototype.addEventListener = function (this: Worker, type: string, listener: EventListener) {
    listen.call(this, type, (event) => {
      const { value } = ((event as MessageEvent).data ?? {}) as { readonly value?: { readonly _tag?: string } }
      if (!isHolding || value?._tag !== 'Accepted') return listener.call(this, event)
      held.push(() => listener.call(this, event))
      document.documentElement.dataset['held'] = String(held.length)
    })
  }
}

describe('when something is added', () => {
  test('CART-15 DLG-17 the header counts before any network has answered, and the mini cart names what was added until it is closed', async () => {
    shopper = await shop.visitor()
    const { page, context } = shopper
    await openProduct(shopper)
    const hold = await holdCalls(context, /\/(cart\/v\d|token)\//)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.locator('header a[aria-label="Cart, 1 item"]').waitFor()
    const dialog = page.getByRole('dialog', { name: /Your cart/ })
    await dialog.getByText('Harrow Mid added').waitFor()
    await dialog.getByText('$228.00').first().waitFor()
    expect(hold.held.length).toBeLessThanOrEqual(1)
    await hold.release()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await scrollToHeader(page)
    await cartCount(page).click()
    await dialog.getByText('Harrow Mid').first().waitFor()
    expect(await dialog.getByText('Harrow Mid added').count()).toBe(0)
    await dialog.getByRole('link', { name: 'View cart' }).click()
    await page.waitForURL(/\/cart$/)
    await isConfirmed(page)
  })

  test('DLG-17 CART-32 an item that the shop refuses to add is not called added: the panel says so, even in an empty cart', async () => {
    shopper = await shop.visitor({ width: 390 })
    const { page, context } = shopper
    await disturb(context, /\/cart\/v1\/cartWithItem$/, 1, (route) => route.fulfill(refusal(409, 'INV700')))
    await openProduct(shopper)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    const panel = page.getByRole('dialog', { name: 'Your cart' })
    await panel.getByText('We couldn’t add this item.').waitFor()
    await panel.getByText('Your cart is empty').waitFor()
    expect(await panel.getByText('Harrow Mid added').count()).toBe(0)
    await panel.getByRole('button', { name: 'OK' }).click()
    await panel.getByText('We couldn’t add this item.').waitFor({ state: 'detached' })
    expect(await panel.getByText('Harrow Mid added').count()).toBe(0)
  })
})

describe('when lines change', () => {
  test('CART-17 CART-33 a quantity changes by buttons, keys and typing, within what the shop allows and with the gift it earns', async () => {
    await arriveWithOne()
    const { page } = shopper
    for (const typed of ['0', '-1', 'abc', '1.5', '1000000000']) {
      await typeQuantity(typed)
      await page.getByRole('alert').filter({ hasText: /\w/ }).first().waitFor()
      await eventually(() => quantity().inputValue(), '1')
    }
    expect(await amount('Items, 1').innerText()).toBe('$228.00')
    await page.getByRole('button', { name: 'One more' }).click()
    await eventually(() => amount('Items, 2').innerText(), '$456.00')
    await quantity().press('ArrowUp')
    await eventually(() => amount('Items, 3').innerText(), '$684.00')
    await quantity().fill('5')
    await page.getByRole('button', { name: 'One more' }).click()
    await eventually(() => amount('Items, 7').innerText(), '$1,368.00')
    expect(await quantity().inputValue()).toBe('6')
    await sees(page, 'Your gift: Pipkin Pack.')
    const gift = page.locator('li.cart-line').filter({ hasText: 'Gift with your order' })
    await eventually(() => gift.getByText('$0.00').count(), 1)
    await eventually(() => gift.getByRole('button').count(), 1)
    await eventually(() => gift.getByRole('spinbutton').count(), 0)
    await gift.getByRole('button', { name: 'Remove Pipkin Pack' }).click()
    await gift.waitFor({ state: 'detached' })
    await eventually(() => amount('Items, 6').innerText(), '$1,368.00')
    await typeQuantity('2')
    await eventually(() => amount('Items, 2').innerText(), '$456.00')
    await isConfirmed(page)
    await page.reload()
    await eventually(() => quantity().inputValue(), '2')
  })

  test('CART-16 the answer to an older press never brings back an older quantity', async () => {
    shopper = await shop.visitor()
    const { page } = shopper
    await page.addInitScript(holdAnswers)
    await toCart(shopper)
    await isConfirmed(page)
    const seen = await quantity().evaluateHandle((figure) => {
      const changes: (string | null)[] = []
      new MutationObserver(() => changes.push(figure.getAttribute('aria-valuenow'))).observe(figure, {
        attributeFilter: ['aria-valuenow'],
      })
      return changes
    })
    await page.evaluate(() => dispatchEvent(new Event('test:hold')))
    const presses = ['One more', 'One less', 'One more'] as const
    for (const [done, name] of presses.entries()) {
      await page.getByRole('button', { name, exact: true }).click()
      await page.waitForFunction((count) => document.documentElement.dataset['held'] === String(count), done + 1)
    }
    // The answers to the first three come right after the fourth press, before the worker has seen it.
    await page.getByRole('button', { name: 'One less', exact: true }).evaluate((button: HTMLElement) => {
      button.click()
      dispatchEvent(new Event('test:release'))
    })
    await isConfirmed(page)
    expect(await quantity().inputValue()).toBe('1')
    expect(await seen.jsonValue()).toEqual(['2', '1', '2', '1'])
  })

  test('CART-29 a line that is removed and put back, or changes its size, keeps its place', async () => {
    await arriveWithOne()
    const { page } = shopper
    await page.getByRole('button', { name: 'Remove Harrow Mid' }).click()
    await sees(page, 'Harrow Mid removed.')
    await sees(page, 'Your cart is empty')
    await page.getByRole('button', { name: 'Put Harrow Mid back' }).click()
    await eventually(() => quantity().inputValue(), '1')
    await isConfirmed(page)
    await page.reload()
    await eventually(() => quantity().inputValue(), '1')
    await page.getByRole('button', { name: 'Change size or color: Harrow Mid' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('.size', { hasText: /^US 10$/ }).click()
    await dialog.getByRole('button', { name: 'Change', exact: true }).click()
    await sees(page, 'Saddle and pine, US 10')
    await isConfirmed(page)
    await page.reload()
    await sees(page, 'Saddle and pine, US 10')
    await eventually(() => page.locator('li.cart-line').count(), 1)
    await toCart(shopper, harrow)
    await eventually(() => page.locator('li.cart-line').count(), 2)
    await eventually(() => amount('Items, 2').innerText(), '$456.00')
    await page.getByRole('button', { name: 'Change size or color: Harrow Mid' }).first().click()
    await dialog.locator('.size', { hasText: /^US 8$/ }).click()
    await dialog.getByRole('button', { name: 'Change', exact: true }).click()
    const order = () =>
      page
        .locator('li.cart-line .meta')
        .filter({ hasText: 'Saddle and pine' })
        .evaluateAll((lines) => lines.map((line) => line.textContent))
    await eventually(order, ['Saddle and pine, US 8', 'Saddle and pine, US 9'])
    await isConfirmed(page)
    await page.reload()
    await isConfirmed(page)
    await eventually(order, ['Saddle and pine, US 8', 'Saddle and pine, US 9'])
  })
})

describe('promo codes', () => {
  test('CART-19 a code is applied once, even by a double press, and gives what it promises until it is removed', async () => {
    await arriveWithOne()
    const { page } = shopper
    await codeField().fill('welcome10')
    await pressBoth(page, 'Apply', 'Apply')
    await eventually(async () => (await amount(/WELCOME10/).innerText()).replace(/[^\d.$]/g, ''), '$22.80')
    await isConfirmed(page)
    await eventually(() => codeField().inputValue(), '')
    expect(await codeField().getAttribute('aria-invalid')).toBe('false')
    await applyCode('FREESHIP')
    await amount(/FREESHIP/).waitFor()
    await isConfirmed(page)
    await page.getByRole('button', { name: /Remove code WELCOME10/ }).click()
    await amount(/WELCOME10/).waitFor({ state: 'detached' })
  })
})

describe('the totals', () => {
  test('CART-41 the totals name what they add up from, a reload changes nothing, and a ZIP code ends the estimate of shipping and tax', async () => {
    await arriveWithOne()
    const { page } = shopper
    for (const name of ['Items, 1', 'Shipping', 'Tax', /^Estimated total/]) await amount(name).waitFor()
    const changes = recordChanges(shopper.context)
    await page.reload()
    await isConfirmed(page)
    expect(changes).toEqual([])
    await page.getByRole('button', { name: 'Estimate shipping and tax' }).click()
    await page.getByRole('textbox', { name: 'ZIP code' }).fill('123')
    await page.getByRole('button', { name: 'Estimate', exact: true }).click()
    await sees(page, 'A ZIP code has five digits, like 80302.')
    await page.getByRole('textbox', { name: 'ZIP code' }).fill('80302')
    await page.getByRole('button', { name: 'Estimate', exact: true }).click()
    await amount('Shipping to 80302').waitFor()
    await amount(/^Total/).waitFor()
    await eventually(async () => Number((await amount('Tax').innerText()).replace(/[^\d.]/g, '')) > 0, true)
  })

  test('the callout says how far free shipping is', async () => {
    shopper = await shop.visitor()
    const { page } = shopper
    await openProduct(shopper, '/p/hut-slide-sandal-HUTSLIDE01')
    await page.locator('.size:not([data-unavailable])').first().click()
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^View cart/ })
      .click()
    await page.locator('li.cart-line').first().waitFor()
    await sees(page, /You are \$\d+\.\d\d away from free shipping\./)
  })
})
