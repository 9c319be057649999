// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { placeOrder } from '../../../../contracts/api/cart/orderApi.ts'
import { inTurn, openScreen, refuses } from '../openScreen.tsx'
import type { Screen } from '../openScreen.tsx'
import { fill, press, sees, textsOf, valueOf } from '../pressing.ts'
import { toBilling } from '../shopSteps.ts'

let screen: Screen
afterEach(() => screen.close())

const refusals = [
  ['FE309', 'Please check the expiration date of your card.', 'This card has expired.'],
  ['PYT402', 'We could not accept this payment.', 'You haven’t been charged.'],
  ['PAY400', 'Your payment could not be completed.', 'The bank declined it. You haven’t been charged.'],
  [
    'PAY402',
    'Your bank says that there is not enough money on this card for this payment.',
    'You haven’t been charged.',
  ],
] as const

const pay = async (): Promise<void> => {
  await fill('Card number', '4242 4242 4242 4242')
  await fill('Expiration (MM/YY)', '12/39')
  await fill('Security code', '123')
  await press('Continue to review')
  await expect.poll(() => screen.tab.views.checkout.card?.state).toBe('saved')
  await expect.poll(() => screen.tab.views.cart.totals.total.estimated).toBe(false)
}

test('FE309 PYT402 PAY400 PAY402 a card that is expired, held for fraud, declined or without enough money is refused with a message, and another one is taken', async () => {
  const [first, ...others] = refusals.map(([code]) => refuses(placeOrder, code))
  if (!first) throw new Error('Nothing is refused.')
  screen = await openScreen('/en-us/checkout', { answers: [inTurn(first, ...others)], before: toBilling })
  await pay()
  for (const [code, words, reason] of refusals) {
    await press('Place order')
    await sees('main h1', 'How would you like to pay?')
    await expect.poll(() => textsOf('main').join(), { message: code }).toContain(words)
    expect(textsOf('main').join(), code).toContain(reason)
    const another = () =>
      [...document.querySelectorAll<HTMLElement>('main button')].find(
        ({ textContent }) => textContent === 'Use another card',
      )
    await expect.poll(() => another() !== undefined || valueOf('Card number') !== undefined).toBe(true)
    another()?.click()
    await expect
      .poll(() => ['Card number', 'Expiration (MM/YY)', 'Security code', 'Name on card'].map(valueOf), {
        message: code,
      })
      .toEqual(['', '12/39', '', 'Wren Holloway'])
    await pay()
  }
  await press('Place order')
  await sees('main h1', 'Thank you for your order')
  expect(screen.shop.model.orders).toHaveLength(1)
})
