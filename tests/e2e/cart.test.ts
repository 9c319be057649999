import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { eventually, harrow, isConfirmed, pressBoth, sees, toCart } from './support/walk.ts'
import { recordChanges } from './support/wire.ts'

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

test('DLG-17 the count stands at the corner of the bag, and both can be read, also with two digits', async () => {
  shopper = await shop.visitor({ width: 390 })
  const { page } = shopper
  await toCart(shopper)
  const shown = (count: string) =>
    page.locator('.cart-link').evaluate((link, text) => {
      const boxOf = (part: string) => link.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
      const badge = link.querySelector('b')
      if (badge) badge.textContent = text
      const [bag, square, word] = [boxOf('.icon'), boxOf('b'), boxOf('.only-large')]
      const common = (a: DOMRect, b: DOMRect) =>
        Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
        Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
      return {
        isBagSeen: common(bag, square) < 0.2 * bag.width * bag.height,
        isWordFree: common(word, square) === 0,
        isInside: square.width >= 18 && square.right <= innerWidth,
      }
    }, count)
  for (const width of [390, 1160, 1440])
    for (const count of ['1', '24']) {
      await page.setViewportSize({ width, height: 844 })
      const all = { isBagSeen: true, isWordFree: true, isInside: true }
      expect(await shown(count), `${count} at ${width} px`).toEqual(all)
    }
})

describe('when lines change', () => {
  test('CART-17 CART-29 CART-33 a quantity changes by buttons, keys and typing, and a line that is put back or changes its size keeps its place', async () => {
    await arriveWithOne()
    const { page } = shopper
    await typeQuantity('-1')
    await page.getByRole('alert').filter({ hasText: /\w/ }).first().waitFor()
    await eventually(() => quantity().inputValue(), '1')
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
    await typeQuantity('1')
    await eventually(() => amount('Items, 1').innerText(), '$228.00')

    await page.getByRole('button', { name: 'Remove Harrow Mid' }).click()
    await sees(page, 'Harrow Mid removed.')
    await sees(page, 'Your cart is empty')
    await page.getByRole('button', { name: 'Put Harrow Mid back' }).click()
    await eventually(() => quantity().inputValue(), '1')
    await isConfirmed(page)
    await page.getByRole('button', { name: 'Change size or color: Harrow Mid' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('.size', { hasText: /^US 10$/ }).click()
    await dialog.getByRole('button', { name: 'Change', exact: true }).click()
    await sees(page, 'Saddle and pine, US 10')
    await isConfirmed(page)
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
})

test('CART-19 CART-41 the totals name what they add up from, a ZIP code ends the estimate, and a code that is pressed twice is applied once', async () => {
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
