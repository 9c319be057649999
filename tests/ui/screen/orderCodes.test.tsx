// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { placeOrder } from '../../../contracts/api/cart/orderApi.ts'
import { openScreen, refuses } from './openScreen.tsx'
import type { Screen } from './openScreen.tsx'
import { press, sees } from './pressing.ts'
import { toSummary } from './shopSteps.ts'

let screen: Screen
afterEach(() => screen.close())

/** Presses "Place order", which the server refuses. */
const order = async (code: string): Promise<void> => {
  screen = await openScreen('/en-us/checkout', { answers: [refuses(placeOrder, code)], before: toSummary })
  await press('Place order')
}

/** The step that is open now. */
const isAt = (step: string) => sees('[aria-current=step]', step)

/** What the bank says of it stands beside the words (ERR-11). */
type Row = readonly [rows: string, code: string, step: string, words: string, more: string]

const atTheTop: readonly Row[] = [
  ['ERR-126 ERR-11', 'BSK404', '2. Payment', 'We could not find your cart.', ''],
  ['ERR-132 ERR-11', 'INV701', '3. Review', 'There is no stock for some of your items.', ''],
  ['ERR-135 ERR-11', 'INV405', '3. Review', 'Some items are unavailable.', ''],
  ['ERR-136 ERR-11', 'INV407', '3. Review', 'Some items are unavailable.', ''],
  ['ERR-137 ERR-11', 'INV409', '3. Review', 'Some items have no stock.', ''],
  [
    'ERR-156 ERR-11',
    'FE309',
    '2. Payment',
    'Please check the expiration date of your card.',
    ' This card has expired. You haven’t been charged.',
  ],
  [
    'ERR-157 ERR-11 ERR-29',
    'PYT402',
    '2. Payment',
    'We could not accept this payment. Please use another method.',
    ' You haven’t been charged.',
  ],
  ['ERR-158 ERR-11', 'PYT404', '2. Payment', 'We could not find this payment method.', ''],
  ['ERR-160 ERR-11', 'PYT405', '2. Payment', 'Please check your billing address.', ''],
  ['ERR-161 ERR-11', 'PYT406', '2. Payment', 'Please complete your billing address.', ''],
  [
    'ERR-164 ERR-11 ERR-29',
    'PAY400',
    '2. Payment',
    'Your payment could not be completed.',
    ' The bank declined it. You haven’t been charged. Check the card details and your balance, or use another payment method.',
  ],
  ['ERR-165 ERR-29', 'PAY401', '1. Shipping', 'We cannot ship to this address.', ''],
  ['ERR-169 ERR-17', 'SHP404', '1. Shipping', 'This shipping method is not available.', ''],
  ['ERR-170 ERR-11', 'SHP500', '1. Shipping', 'We cannot deliver to a PO box.', ''],
]

test.each(atTheTop)(
  '%s %s keeps an order from being placed and stands at the top, at %s',
  async (_rows, code, step, words, more) => {
    await order(code)
    await sees('.checkout-main > .refusal p', `We couldn’t place your order. ${words}${more}`)
    await isAt(step)
  },
)

const inAToast = [
  ['ERR-124', 'PRC400', '3. Review', 'The price of this item has changed. Please remove it and add it again.'],
  ['ERR-127', 'ORD516', '1. Shipping', 'Pickup is no longer possible. Your items will be shipped to your home.'],
  ['ERR-128', 'ORD517', '1. Shipping', 'Ship to store is no longer possible. Your items will be shipped to your home.'],
  ['ERR-129', 'ORD518', '3. Review', 'Home delivery is no longer possible. Your items are ready for pickup.'],
  ['ERR-131 ERR-26', 'INV406', '3. Review', 'Some items are out of stock.'],
  ['ERR-139', 'ORD415', '3. Review', 'We could not calculate your total. Please try again.'],
  ['ERR-162', 'BIL400', '2. Payment', 'Please enter a billing address.'],
  ['ERR-163', 'BILL410', '2. Payment', 'Please enter a phone number for billing.'],
  ['ERR-166', 'PYT400', '2. Payment', 'Your payment does not cover the total.'],
  ['ERR-167', 'TAX309', '3. Review', 'We could not calculate the tax. Please try again.'],
  ['ERR-168', 'TAX310', '3. Review', 'The tax for your order has been updated.'],
  ['ERR-171', 'SHP410', '1. Shipping', 'Please enter a phone number for shipping.'],
  ['ERR-172', 'CHK380', '1. Shipping', 'Please check your shipping address.'],
  ['ERR-173', 'CHK320', '3. Review', 'Please check your address.'],
  ['ERR-200', 'GEN500', '3. Review', 'Something went wrong. Please try again.'],
  // What a page hears whose server is newer, and no longer takes this call.
  ['ERR-201', 'API400', '3. Review', 'Something went wrong. Please try again.'],
  ['ERR-202', 'API404', '3. Review', 'Something went wrong. Please try again.'],
  ['ERR-203', 'API405', '3. Review', 'Something went wrong. Please try again.'],
  // What a page hears from behind a proxy that takes headers away.
  ['ERR-204', 'API406', '3. Review', 'Something went wrong. Please try again.'],
  ['ERR-205', 'API415', '3. Review', 'Something went wrong. Please try again.'],
  ['ERR-206', 'STR404', '3. Review', 'We could not find this store employee.'],
] as const

test.each(inAToast)(
  '%s %s keeps an order from being placed and is a toast, at %s',
  async (_rows, code, step, words) => {
    await order(code)
    await sees('.toast p', `We couldn’t place your order. ${words}`)
    await isAt(step)
    expect(document.querySelector('.checkout-main > .refusal')).toBeNull()
  },
)

test('ERR-26 INV406 says in a toast what is out of stock, and the cart is read again', async () => {
  await order('INV406')
  const read = () => screen.shop.arrivals.filter(({ name }) => name === 'readCart').length
  const before = read()
  await sees('.toast p', 'We couldn’t place your order. Some items are out of stock.')
  await expect.poll(read).toBeGreaterThan(before)
})

test('ERR-125 ORD430 keeps an order from being placed and reads the cart again', async () => {
  await order('ORD430')
  const read = screen.shop.arrivals.filter(({ name }) => name === 'readCart').length
  await sees(
    '.checkout-main > .refusal p',
    'We couldn’t place your order. An item in your order is no longer available.',
  )
  await expect.poll(() => screen.shop.arrivals.filter(({ name }) => name === 'readCart').length).toBeGreaterThan(read)
})
