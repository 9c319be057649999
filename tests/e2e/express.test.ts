import { afterEach, expect, test } from 'vitest'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { tabTo } from './support/keyboard.ts'
import { addToCart, eventually, sees, thankYou } from './support/walk.ts'
import { accountLink, openDoor, signIn } from './support/walkAccount.ts'
import { recordChanges } from './support/wire.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

test('CHK-02 CHK-03 by the keyboard at 390 px: nothing is offered to a guest; who keeps a card and an address is two presses from the cart to the order', async () => {
  shopper = await shop.visitor({ width: 390 })
  const { page, context } = shopper
  const express = page.getByRole('button', { name: 'Express checkout' })
  await addToCart(shopper)
  expect(await express.count()).toBe(0)
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await openDoor(page)
  await signIn(page, 'regular@example.com')
  await accountLink(page).waitFor()
  await addToCart(shopper)
  await page.getByRole('dialog').getByText('Visa ending 4242, to Hanne Brandt, 1420 Spruce Street, Boulder CO 80302').waitFor()
  const changes = recordChanges(context)
  await tabTo(page, /^Express checkout$/)
  await page.keyboard.press('Enter')
  await sees(page, 'Visa ending 4242')
  expect(new URL(page.url()).pathname).toMatch(/\/checkout$/)
  await eventually(() => new URL(page.url()).searchParams.get('step'), 'summary')
  await eventually(() => page.getByRole('button', { name: 'Place order' }).getAttribute('data-pending'), null)
  await tabTo(page, /^Place order$/)
  await page.keyboard.press('Enter')
  expect(await thankYou(page)).toMatch(/^CN-/)
  const told = changes.map(({ path }) => path.replace(/^.*\//, ''))
  expect(told).toEqual(['shippingAddress', 'billingAddress', 'paymentInstruments', 'prepareOrder', 'order'])
})
