import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import {
  eventually,
  addToCart,
  fillShipping,
  harrow,
  harrowTen,
  isConfirmed,
  openProduct,
  sees,
  toCart,
} from './support/walk.ts'
import { giftCard, heading, pay, pickStore, saveGift, toCheckout, way } from './support/walkDelivery.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

test('CHK-11 a gift card goes by email: no shipping step, no delivery address', async () => {
  shopper = await shop.visitor({ width: 390 })
  const { page } = shopper
  await addToCart(shopper, giftCard)
  await toCheckout(page)
  await heading(page, 'How would you like to pay?').waitFor()
  await eventually(() => page.getByText('1. Payment').count(), 1)
  await pay(page, true)
  for (const words of ['By email', 'Gift Card 25']) await sees(page, words)
})

describe('one order with several shipments', () => {
  test(
    'SHIP-06 SHIP-23 ORD-13 one order is sent, picked up and emailed: every shipment with its lines and its shop',
    { timeout: 90_000 },
    async () => {
      shopper = await shop.visitor({ width: 1440 })
      const { page } = shopper
      for (const path of [harrow, harrowTen, giftCard]) await addToCart(shopper, path)
      await toCheckout(page)
      await heading(page, 'Shipment 2 of 2').waitFor()
      await page.getByRole('button', { name: 'Pick up in store: Harrow Mid' }).first().click()
      await pickStore(page, 'Denver', 'Denver, Larimer Square')
      await heading(page, 'Shipment 3 of 3').waitFor()
      await way(page, 'Pickup in store: Denver, Larimer Square').waitFor()
      await fillShipping(page)
      await page.getByRole('button', { name: 'Continue to payment' }).click()
      await pay(page, false)
      await heading(page, 'Shipment 3 of 3').waitFor()
      const shipments = page.locator('.receipt-shipment')
      await eventually(() => shipments.count(), 3)
      const answer = await shipments.allInnerTexts()
      for (const [index, words] of [
        ['1420 Spruce Street', 'Harrow Mid'],
        ['Pickup in store: Denver, Larimer Square', '1425 Larimer Street', 'Harrow Mid'],
        ['By email', 'Gift Card 25'],
      ].entries()) {
        for (const each of words) expect(answer[index]).toContain(each)
      }
    },
  )

  test(
    'SHIP-06 DLG-05 DLG-08 DLG-18 CART-14 CART-20 ORD-13 one order has a gift, a line with initials and a line that is picked up, and its receipt names what each way cost',
    { timeout: 90_000 },
    async () => {
      shopper = await shop.visitor({ width: 1440 })
      const { page } = shopper
      await openProduct(shopper)
      await page.getByText('Add your initials').click()
      await page.getByLabel('Your initials').fill('w4h')
      await page.getByRole('button', { name: 'Add to cart' }).click()
      await page.getByRole('dialog').getByText('Made for you with the initials WH').waitFor()
      await addToCart(shopper, harrow)
      await toCart(shopper, harrowTen)
      await page.getByRole('button', { name: 'Gift message: Harrow Mid' }).last().click()
      const gift = page.getByRole('dialog', { name: 'Make it a gift' })
      await gift.getByRole('button', { name: 'Save gift message' }).click()
      await gift.getByText('Enter the recipient’s name.').waitFor()
      await gift.getByLabel('Your message').fill('x'.repeat(300))
      expect(await gift.getByLabel('Your message').inputValue()).toHaveLength(250)
      await saveGift(gift)
      await gift.waitFor({ state: 'detached' })
      await sees(page, 'A gift for Robin')
      await isConfirmed(page)
      await page.getByRole('button', { name: 'Pick up in store: Harrow Mid' }).last().click()
      const pickup = page.getByRole('dialog', { name: 'Pick up in store: Harrow Mid' })
      await pickup.getByLabel('Find a store').fill('Denver')
      await pickup
        .locator('.choice')
        .filter({ hasText: 'Denver, Larimer Square' })
        .filter({ hasText: 'In stock here' })
        .click()
      await pickup.waitFor({ state: 'detached' })
      await isConfirmed(page)
      await heading(page, 'Pickup').waitFor()
      await page.locator('.pickup-place').filter({ hasText: 'Pickup in store: Denver, Larimer Square' }).waitFor()
      await page.getByRole('button', { name: 'Change delivery method' }).click()
      const ways = page.getByRole('dialog', { name: 'Choose a delivery method' })
      await ways
        .locator('[data-shipment=customs]')
        .filter({ hasText: 'Made for you' })
        .filter({ hasText: '9 to 12 days' })
        .waitFor()
      expect(await ways.locator('[data-shipment=customs] input').count()).toBe(0)
      const offered = await ways.locator('[data-shipment=me] .choice').allInnerTexts()
      expect(offered.map((text) => /Same day|1 day|\d to \d days/.exec(text)?.[0])).toEqual([
        'Same day',
        '1 day',
        '2 to 4 days',
        '3 to 5 days',
      ])
      await ways.locator('.choice').filter({ hasText: 'Express' }).first().click()
      await ways
        .locator('.choice')
        .filter({ hasText: 'Express' })
        .locator('input:checked')
        .waitFor({ state: 'attached' })
      await ways.getByRole('button', { name: 'Done' }).click()
      await ways.waitFor({ state: 'detached' })
      await isConfirmed(page)
      await page.getByRole('main').getByRole('button', { name: 'Checkout', exact: true }).click()
      await heading(page, 'Shipment 3 of 3').waitFor()
      await fillShipping(page)
      await page.getByRole('button', { name: 'Continue to payment' }).click()
      await pay(page, false)
      const shipments = page.locator('.receipt-shipment')
      await shipments.nth(2).waitFor()
      const answer = await shipments.allInnerTexts()
      for (const [index, words] of [
        ['Express'],
        ['Made for you', 'with the initials WH'],
        ['1425 Larimer Street', 'A gift for Robin'],
      ].entries()) {
        for (const each of words) expect(answer[index]).toContain(each)
      }
      for (const way of ['Express', 'Made for you', 'Pickup in store: Denver, Larimer Square'])
        await sees(page, `Shipping, ${way}`)
    },
  )
})
