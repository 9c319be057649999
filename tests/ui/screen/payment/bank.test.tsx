// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { createCartWithItem } from '../../../../contracts/api/cart/cartApi.ts'
import { gone, key, named } from '../content/onScreen.ts'
import { openScreen } from '../openScreen.tsx'
import type { Screen } from '../openScreen.tsx'
import { fill, press, sees, textsOf, valueOf } from '../pressing.ts'
import { toSummary } from '../shopSteps.ts'

let screen: Screen
afterEach(() => screen.close())

const bank = '[role=alertdialog]'

/** The bank's page has ended, and tells the page around it so. */
const bankSays = async (result: string): Promise<void> => {
  const frame = () => document.querySelector<HTMLIFrameElement>(`${bank} iframe[title="Your bank’s page"]`)
  await expect.poll(frame).not.toBeNull()
  // No page is loaded into a frame here.
  Object.defineProperty(frame(), 'contentWindow', { value: window })
  dispatchEvent(new MessageEvent('message', { source: window, data: { _tag: 'ProviderPageEnded', result } }))
}

test('DLG-03 PAY-33 PAY-34 ERR-16 a payment refused in the bank’s dialog is reported at billing, where another card pays for the same cart', async () => {
  screen = await openScreen('/en-us/checkout', { before: toSummary })
  screen.shop.model.bank.asks = true
  await press('Place order')
  const dialog = await named(bank, 'Confirm with your bank')
  key(dialog, 'Escape')
  const scrim = document.querySelector('.scrim')
  for (const event of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    scrim?.dispatchEvent(new MouseEvent(event, { bubbles: true, cancelable: true }))
  await press('Cancel this payment')
  await sees(`${bank} [role=alert]`, /^Cancel this payment\? You haven’t been charged/)
  await press('Back to my bank')
  await gone(`${bank} [role=alert]`)
  expect(dialog.isConnected).toBe(true)

  let build: (answer: undefined) => void = () => undefined
  const held = new Promise<undefined>((resolve) => (build = resolve))
  screen.hears({ to: createCartWithItem, answer: () => held })
  await bankSays('refused')
  await sees('main .refusal p', /^payment authentication error/)
  await expect.poll(() => screen.tab.views.cart.rebuilding).toBe(true)
  expect(textsOf('main').join()).not.toMatch(/updating your cart/)
  screen.shop.model.bank.asks = false
  build(undefined)
  await expect.poll(() => screen.tab.views.cart.rebuilding || screen.tab.views.cart.waiting > 0).toBe(false)
  await expect.poll(() => valueOf('Card number')).toBe('')
  await sees('[aria-current=step]', '2. Payment')
  expect(new URLSearchParams(location.search).get('step')).toBe('billing')
  await fill('Card number', '4242 4242 4242 4242')
  await fill('Expiration (MM/YY)', '12/39')
  await fill('Security code', '123')
  await press('Continue to review')
  await expect.poll(() => screen.tab.views.checkout.card?.state).toBe('saved')
  await expect.poll(() => screen.tab.views.cart.totals.total.estimated).toBe(false)
  expect(textsOf('main').join()).not.toMatch(/payment authentication error/)
  await press('Place order')
  await sees('main h1', 'Thank you for your order')
  expect(screen.shop.model.orders.map(({ items }) => items.map(({ productId }) => productId))).toEqual([['A-1']])
})
