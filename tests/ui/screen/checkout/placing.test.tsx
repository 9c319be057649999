// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { placeOrder } from '../../../../contracts/api/cart/orderApi.ts'
import { addPaymentInstrument } from '../../../../contracts/api/cart/cartPaymentApi.ts'
import type { Fate } from '../../../support/simulatedShopNetwork.ts'
import { openScreen, refuses } from '../openScreen.tsx'
import type { Screen } from '../openScreen.tsx'
import { fill, press, sees, textsOf } from '../pressing.ts'
import { toBilling, toSummary } from '../shopSteps.ts'

let screen: Screen
afterEach(() => screen.close())

describe('an order', () => {
  beforeEach(async () => {
    screen = await openScreen('/en-us/checkout', { before: toSummary })
  }, 60_000)

  /** What becomes of the calls that place the order, the last one for good. */
  const fates = (...left: Fate[]): void => {
    screen.network.fate = ({ endpoint }) =>
      endpoint.id === placeOrder.id ? (left.length > 1 ? left.shift()! : left[0]!) : 'fine'
  }
  const calls = () => screen.network.attempts.filter(({ endpoint }) => endpoint === placeOrder.id)

  /** One key on the wire, one effect at the server, and the confirmation on the screen. */
  const isPlacedOnce = async (): Promise<void> => {
    await sees('main h1', 'Thank you for your order')
    expect(screen.shop.model.orders).toHaveLength(1)
    expect(new Set(calls().map(({ key }) => key)).size).toBe(1)
    await expect.poll(() => screen.tab.views.cart.lines).toEqual([])
  }

  test('CHK-06 that is pressed twice is placed once', async () => {
    const isReady = () =>
      [...document.querySelectorAll<HTMLElement>('main button')].find(
        ({ textContent }) => textContent === 'Place order',
      )
    await expect.poll(isReady).toBeDefined()
    isReady()?.click()
    isReady()?.click()
    await isPlacedOnce()
    expect(calls()).toHaveLength(1)
  })

  test('CHK-06 whose answer is lost is asked for again under the same key', async () => {
    fates('lose-answer', 'fine')
    await press('Place order')
    await isPlacedOnce()
    expect(calls()).toHaveLength(2)
  })

  test('CHK-06 after a server error is sent again, and the shopper is informed meanwhile', async () => {
    fates('status')
    await press('Place order')
    await sees('.place-order [role=status] .state-line', 'We’re checking your order. You won’t be charged twice.')
    fates('fine')
    await isPlacedOnce()
  })
})

test('ERR-31 PAY-15 a gift card that fails for a reason that is not the card’s is a toast, and nothing stands at its number', async () => {
  screen = await openScreen('/en-us/checkout', {
    answers: [refuses(addPaymentInstrument, 'API400')],
    before: toBilling,
  })
  await press('Use a gift card')
  await fill('Gift card number', '6006 0000 0000 0092')
  await fill('PIN', '2468')
  await press('Add gift card')
  await expect.poll(() => textsOf('.toast').join('')).toContain('Gift card not saved')
  expect(textsOf('.gift-card-form .field-error').join('')).toBe('')
})
