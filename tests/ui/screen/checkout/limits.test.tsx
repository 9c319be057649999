// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { readGiftCardBalance } from '../../../../contracts/api/cart/paymentQuestionsApi.ts'
import { readPurchase, resendGiftCardEmail, trackOrder } from '../../../../contracts/api/cart/purchaseApi.ts'
import { readAugmentedPage } from '../../../../contracts/api/content/contentApi.ts'
import { openContactCase, readContactSubjects } from '../../../../contracts/api/serviceCaseApi.ts'
import { limits } from '../limitReached.ts'
import { inTurn, openScreen, refuses, says } from '../openScreen.tsx'
import type { Screen } from '../openScreen.tsx'
import { choose, fill, press, sees, seesAt, valueOf } from '../pressing.ts'
import { byEmail, deliveredOrder } from '../sampleOrders.ts'
import { signedIn, toBilling } from '../shopSteps.ts'

/** What the shopper reads when a limit of docs/limits.md is reached: why, when to try again, and that nothing is lost. */
let screen: Screen
afterEach(() => screen.close())

test('ERR-150 PAY-12 PAY-13 GFC760 after too many wrong PINs stands at the number of the gift card, keeps both, and it is asked about after the wait', async () => {
  screen = await openScreen('/en-us/checkout', {
    answers: [
      inTurn(
        refuses(readGiftCardBalance, 'GFC760'),
        says(readGiftCardBalance, { balance: 5_000, currency: 'USD', expiryDate: null }),
      ),
    ],
    before: toBilling,
  })
  await press('Use a gift card')
  await fill('Gift card number', '6006000000000019')
  await fill('PIN', '2468')
  await press('Check balance')
  await seesAt(
    'Gift card number',
    'This gift card is not valid. The PIN was wrong too many times. Please try again in an hour.',
  )
  expect([valueOf('Gift card number'), valueOf('PIN')]).toEqual(['6006 0000 0000 0019', '2468'])
  expect(document.getElementById('gift-card-number')?.getAttribute('aria-invalid')).toBe('true')
  await press('Check balance')
  await sees('.gift-card-form [role=status]', 'Your balance is $50.00.')
})

test('LIM429 ORD-10 the letter of a gift card that was sent again too often says for how long, and is sent after the wait', async () => {
  const shipments = deliveredOrder.shipments.map((shipment) => ({ ...shipment, shippingMethod: byEmail }))
  screen = await openScreen('/en-us/account/orders/CN-1', {
    answers: [
      says(readPurchase, { ...deliveredOrder, shipments }),
      inTurn(limits(resendGiftCardEmail, 'resend-session'), says(resendGiftCardEmail, { success: true })),
    ],
    before: signedIn,
  })
  await press('Resend email: Style A-1, Moss, 9')
  await press('Yes, send')
  await sees(
    '.resend-gift-card .refusal p',
    'We couldn’t send the email. Too many attempts. Please try again in 15 minutes.',
  )
  await press('Yes, send')
  await sees('.resent-line', 'Sent. Use only the number and PIN in the new email from now on.')
})

test('LIM429 ORD-08 an order is not looked for after too many wrong numbers: the page says for how long, keeps what was typed, and looks after the wait', async () => {
  screen = await openScreen('/en-us/track-order', {
    answers: [inTurn(limits(trackOrder, 'tracking-client'), refuses(trackOrder, 'ORD400'))],
  })
  await fill('Order number', 'CN-2222-2222')
  await fill('Email', 'wren.holloway@example.com')
  await press('Track order')
  await sees('main .refusal p', 'That didn’t work. Too many attempts. Please try again in 15 minutes.')
  expect([valueOf('Order number'), valueOf('Email')]).toEqual(['CN-2222-2222', 'wren.holloway@example.com'])
  await press('Track order')
  await sees('main .refusal p', 'We could not find this order. Check the order number and the email address.')
})

test('ERR-03 LIM429 the limit of a search for an order is said in French, with the time to wait', async () => {
  screen = await openScreen('/fr-fr/track-order?order=CN-2222-2222', {
    answers: [limits(trackOrder, 'tracking-client', 'fr')],
  })
  await fill('E-mail', 'wren.holloway@example.com')
  document.querySelector<HTMLElement>('main form button[type=submit]')?.click()
  await expect
    .poll(() => document.querySelector('main .refusal p')?.textContent)
    .toMatch(/Trop de tentatives\. Veuillez réessayer dans 15 minutes\.$/)
})

test('LIM429 ORD-12 a message to customer service is not taken after too many: the form says for how long, keeps it all, and sends it after the wait', async () => {
  screen = await openScreen('/en-us/help/contact-us', {
    answers: [
      says(readAugmentedPage, { id: 'contact-us', name: 'Contact us', slots: { main: [] } }),
      says(readContactSubjects, [{ category: 'Products', subjects: ['Which size?'] }]),
      inTurn(limits(openContactCase, 'contact-client'), says(openContactCase, { caseId: 'CS-1' })),
    ],
  })
  await choose('What is it about?', 'Products')
  await choose('Which of these fits best?', 'Which size?')
  await fill('Email', 'wren@example.com')
  await fill('Your message', 'Mine are 26 cm.')
  await press('Send message')
  await sees('main .refusal p', 'We couldn’t send this. Too many attempts. Please try again in 60 minutes.')
  expect(['Which of these fits best?', 'Email', 'Your message'].map(valueOf)).toEqual([
    'Which size?',
    'wren@example.com',
    'Mine are 26 cm.',
  ])
  await press('Send message')
  await expect
    .poll(() => document.querySelector('main')?.textContent)
    .toMatch(/Thanks, we have your message\. Its number is CS-1/)
})
