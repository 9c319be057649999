// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { addPaymentInstrument } from '../../../../contracts/api/cart/cartPaymentApi.ts'
import { readPurchase, resendGiftCardEmail } from '../../../../contracts/api/cart/purchaseApi.ts'
import type { VirtualTab } from '../../../../tools/simulate/device/virtualTab.ts'
import { focusedName, key } from '../content/onScreen.ts'
import { inTurn, openScreen, refuses, says } from '../openScreen.tsx'
import type { Screen } from '../openScreen.tsx'
import { press, sees } from '../pressing.ts'
import { byEmail, deliveredOrder } from '../sampleOrders.ts'
import { signedIn, toCart } from '../shopSteps.ts'
import { savedCard } from './savedCard.ts'

let screen: Screen
afterEach(() => screen.close())

const cartOfOwner = async (tab: VirtualTab): Promise<void> => {
  await signedIn(tab)
  await toCart(tab)
}

test('CHK-03 CHK-04 a shopper with a saved card and address orders in two presses, or is led to the steps', async () => {
  screen = await openScreen('/en-us/cart', { answers: savedCard, before: cartOfOwner })
  await sees('.express-checkout p', 'Visa ending 4242, to Wren Holloway, 1420 Spruce Street, Boulder CO 80302')
  screen.hears(inTurn(refuses(addPaymentInstrument, 'PYT402')))
  await press('Express checkout')
  await sees('.cart-messages .state-line', /^Express checkout didn’t go through\./)
  await sees('[aria-current=step]', '1. Shipping')
  await expect.poll(() => location.search).toBe('?step=shipping')
})

test('CHK-03 sets the address, the bill and the saved card, and only the order is left to be placed', async () => {
  screen = await openScreen('/en-us/cart', { answers: savedCard, before: cartOfOwner })
  const before = screen.shop.arrivals.length
  await press('Express checkout')
  await expect.poll(() => location.search).toBe('?step=summary')
  await expect.poll(() => screen.tab.views.cart.totals.total.estimated).toBe(false)
  // The screen follows the worker: a press on a button that still waits does nothing.
  await expect.poll(() => document.querySelector('.place-order button:not([data-pending])')).not.toBeNull()
  await press('Place order')
  await sees('main h1', 'Thank you for your order')
  const changes = screen.shop.arrivals.slice(before).filter(({ line }) => /^(?:PUT|POST|PATCH) \/cart\//.test(line))
  expect(changes.map(({ name }) => name)).toEqual([
    'setShippingAddress',
    'setBillingAddress',
    'addPaymentInstrument',
    'prepareOrder',
    'placeOrder',
  ])
})

test('ORD-10 the letter of a gift card is sent again once that was asked and answered, unless its balance is used', async () => {
  const shipments = deliveredOrder.shipments.map((shipment) => ({ ...shipment, shippingMethod: byEmail }))
  screen = await openScreen('/en-us/account/orders/CN-1', {
    answers: [
      says(readPurchase, { ...deliveredOrder, shipments }),
      inTurn(refuses(resendGiftCardEmail, 'GFO405'), says(resendGiftCardEmail, { success: true })),
    ],
    before: signedIn,
  })
  await press('Resend email: Style A-1, Moss, 9')
  await expect.poll(focusedName).toBe('Yes, send')
  key(document.activeElement, 'Escape')
  await expect.poll(focusedName).toBe('Resend email: Style A-1, Moss, 9')
  await press('Resend email: Style A-1, Moss, 9')
  await press('Yes, send')
  await sees(
    '.resend-gift-card .refusal p',
    'We couldn’t send the email. You’ve used the full balance of this gift card.',
  )
  await press('Yes, send')
  await sees('.resent-line', 'Sent. Use only the number and PIN in the new email from now on.')
  await expect.poll(() => document.activeElement?.className).toBe('resent-line')
})
