import { expect, test } from 'vitest'
import { faultsOn, useConsole } from '../e2e/support/useConsole.ts'
import { place, readyBasket } from '../server/order/checkoutGuest.ts'

const shop = useConsole()

test('OPR-67 a piece is given back for, then an amount, with the keyboard alone', async () => {
  const page = shop.page()
  const guest = await shop.guest()
  const { body: order, text } = await place(guest, await readyBasket(guest, 'HARROWCAN1-SLOC-070', { qty: 2 }))
  if (!order) throw new Error(text)
  await shop.signInForOrders()
  const row = page.getByRole('row', { name: new RegExp(order.orderNumber) })
  await row.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('region', { name: order.orderNumber })
  const press = async (name: string | RegExp): Promise<void> => {
    await panel.getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
  }
  await press('Give money back')
  await press(/^Give back/)
  await panel.getByText('Choose pieces or name an amount, one of the two.').waitFor()
  expect(await faultsOn(page, 'refund')).toEqual([])

  const pieces = panel.getByLabel('pieces, of 2')
  await pieces.fill('3')
  await press(/^Give back/)
  await panel
    .getByText('Write how many pieces, in whole numbers and no more than there are.', { exact: true })
    .waitFor()
  await pieces.fill('1')
  await panel.getByLabel('Why').fill('One was missing')
  await press(/^Give back \$\d/)
  await panel.getByText('is given back. The customer gets a letter and a credit note.').waitFor()
  await panel.getByRole('link', { name: /^Credit note/ }).waitFor()

  await press('Give money back')
  await panel.getByText(': One was missing').waitFor()
  await panel.getByLabel('pieces, of 1').waitFor()
  await panel.getByLabel('Or an amount (USD)').fill('2.50')
  await panel.getByLabel('Why').fill('A scratch')
  await press('Give back $2.50')
  await panel.getByText('$2.50 is given back.').waitFor()
  expect(await panel.getByRole('link', { name: /^Credit note/ }).count()).toBe(2)
})
