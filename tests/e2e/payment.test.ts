import { afterEach, expect, test } from 'vitest'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { eventually, field, fillCard, isConfirmed, sees, thankYou, toSummary } from './support/walk.ts'
import { askingCard, authorise, bankPage, seesBank } from './support/walkBank.ts'
import { recordChanges } from './support/wire.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

/** DLG-01 and DLG-25 too: the dialog holds the bank's page at 390 px. */
test('PAY-30 PAY-31 DLG-25 the bank asks in its dialog, a wrong code and a reload are borne, and one order is confirmed', async () => {
  shopper = await shop.visitor({ width: 390 })
  const { page, context } = shopper
  await toSummary(shopper, askingCard)
  const changes = recordChanges(context)
  await page.getByRole('button', { name: 'Place order' }).click()
  await seesBank(page)
  await authorise(page, '111111')
  await bankPage(page).getByText('2 tries are left').waitFor()
  await page.reload()
  await seesBank(page)
  await authorise(page)
  expect(await thankYou(page)).toMatch(/^CN-/)
  expect(changes.flatMap(({ method, path }) => (path.includes('/checkout/order') ? [method] : []))).toEqual(['PUT', 'PATCH'])
})

test('PAY-33 PAY-34 ERR-16 refused at the bank: told at billing, the cart is as it was, and another card pays', async () => {
  shopper = await shop.visitor({ width: 1440 })
  const { page } = shopper
  await toSummary(shopper, askingCard)
  await page.getByRole('button', { name: 'Place order' }).click()
  await seesBank(page)
  await bankPage(page).getByRole('button', { name: 'Refuse' }).click()
  await sees(page, /Payment authentication error/)
  await field(page, 'Card number').waitFor()
  await eventually(() => new URL(page.url()).searchParams.get('step'), 'billing')
  await fillCard(page)
  const isCardTaken = page.waitForResponse(/\/paymentInstruments$/)
  await page.getByRole('button', { name: 'Continue to summary' }).click()
  await page.getByRole('button', { name: 'Place order' }).waitFor()
  await isCardTaken
  await isConfirmed(page)
  await page.getByRole('button', { name: 'Place order' }).click()
  expect(await thankYou(page)).toMatch(/^CN-/)
  await sees(page, 'Harrow Mid')
})
