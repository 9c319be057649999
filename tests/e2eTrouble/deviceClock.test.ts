import type { Page } from 'playwright'
import { afterEach, expect, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { field, fillCard, payByCard, placeOrder, sees, toBilling } from '../e2e/support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

/** At the card's fields, on a device whose clock is this many years off. */
const atCard = async (years: number): Promise<Page> => {
  shopper = await shop.visitor({ width: 1440 })
  await toBilling(shopper)
  const today = new Date()
  await shopper.page.clock.setFixedTime(new Date(today.setFullYear(today.getFullYear() + years)))
  return shopper.page
}

test('PAY-18 on a device whose clock is fifteen years ahead a valid card pays', async () => {
  const page = await atCard(15)
  await payByCard(page)
  expect(await placeOrder(page)).toMatch(/^CN-/)
})

test('PAY-18 on a device whose clock is fifteen years behind an expired card is reported before anything is sent', async () => {
  const page = await atCard(-15)
  await fillCard(page)
  const lastYear = String(new Date().getFullYear() - 1).slice(-2)
  await field(page, 'Expiration (MM/YY)').fill(`12/${lastYear}`)
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await sees(page, /expired/)
  expect(new URL(page.url()).searchParams.get('step')).toBe('billing')
})
