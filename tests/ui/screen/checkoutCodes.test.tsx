// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { addPaymentInstrument } from '../../../contracts/api/cart/cartPaymentApi.ts'
import {
  setBillingAddress,
  setShippingAddress,
  setShippingMethod,
} from '../../../contracts/api/cart/cartDeliveryApi.ts'
import { readGiftCardBalance } from '../../../contracts/api/cart/paymentQuestionsApi.ts'
import { openScreen, refuses } from './openScreen.tsx'
import type { Screen } from './openScreen.tsx'
import { fill, press, sees, seesAt } from './pressing.ts'
import { toBilling, toCart, toSummary } from './shopSteps.ts'
import { sampleAddress } from '../../../tools/simulate/shopper/sampleShopper.ts'

let screen: Screen
afterEach(() => screen.close())

const openGiftCard = async (...answers: Parameters<typeof refuses>): Promise<void> => {
  screen = await openScreen('/en-us/checkout', { answers: [refuses(...answers)], before: toBilling })
  await press('Use a gift card')
}

const type = async (number: string, pin: string): Promise<void> => {
  await fill('Gift card number', number)
  await fill('PIN', pin)
}

test.each([
  ['ERR-143', 'GFS800', 'Gift cards are not available right now.'],
  ['ERR-146', 'GFC410', 'You can use at most 5 gift cards.'],
  ['ERR-148', 'GFC800', 'This gift card is not valid.'],
  ['ERR-149', 'GFC700', 'This gift card is not valid.'],
  ['ERR-150', 'GFC760', 'This gift card is not valid. The PIN was wrong too many times. Please try again in an hour.'],
  ['ERR-151', 'GFC812', 'This gift card has expired.'],
  ['ERR-152', 'GFC725', 'This gift card is not allowed for this order.'],
  ['ERR-153', 'GFC740', 'This gift card has no balance left.'],
  ['ERR-154', 'GFC755', 'This gift card is already applied.'],
  ['ERR-155', 'GFC400', 'Please enter your gift card code.'],
  ['ERR-23 PAY-14', 'PYT300', 'This gift card is already saved to your account.'],
])('%s %s stands at the number of the gift card: %s', async (_rows, code, words) => {
  await openGiftCard(addPaymentInstrument, code)
  await type('6006 0000 0000 0019', '1234')
  await press('Add gift card')
  await seesAt('Gift card number', words)
})

test('ERR-147 GFC799 stands at the number of the gift card whose balance was asked', async () => {
  await openGiftCard(readGiftCardBalance, 'GFC799')
  await type('6007 0000 0000 0018', '1234')
  await press('Check balance')
  await seesAt('Gift card number', 'We could not check the balance. Please try again.')
})

test('ERR-155 GFC400 stands at the number that is missing, and nothing is sent', async () => {
  await openGiftCard(addPaymentInstrument, 'GFC800')
  await press('Add gift card')
  await seesAt('Gift card number', 'Please enter your gift card code.')
})

const delivery = [
  ['ERR-165 ERR-29', 'PAY401', 'We cannot ship to this address.'],
  ['ERR-170', 'SHP500', 'We cannot deliver to a PO box.'],
  ['ERR-171', 'SHP410', 'Please enter a phone number for shipping.'],
  ['ERR-172', 'CHK380', 'Please check your shipping address.'],
  ['ERR-173', 'CHK320', 'Please check your address.'],
] as const

test.each(delivery)('%s %s leads back to the address and stands above it: %s', async (_rows, code, words) => {
  screen = await openScreen('/en-us/checkout', { answers: [refuses(setShippingAddress, code)], before: toCart })
  screen.tab.dispatch({ _tag: 'SubmitShipping', address: sampleAddress })
  await sees('form .refusal p', `We couldn’t use this address. ${words}`)
  await sees('[aria-current=step]', '1. Shipping')
})

test('ERR-169 SHP404 stands above the delivery methods', async () => {
  screen = await openScreen('/en-us/checkout', { answers: [refuses(setShippingMethod, 'SHP404')], before: toCart })
  screen.tab.dispatch({ _tag: 'ChooseShippingMethod', code: 'home', shippingId: 'me' })
  await sees('form .refusal p', 'We couldn’t change the delivery method. This shipping method is not available.')
})

test.each([
  ['ERR-162', 'BIL400', 'Please enter a billing address.'],
  ['ERR-163', 'BILL410', 'Please enter a phone number for billing.'],
])('%s %s leads back to the payment and stands at the top: %s', async (_row, code, words) => {
  screen = await openScreen('/en-us/checkout', { answers: [refuses(setBillingAddress, code)], before: toSummary })
  await sees('.cart-messages .refusal p', `We couldn’t use this address. ${words}`)
  expect(screen.tab.views.order.placing).toBeNull()
})
