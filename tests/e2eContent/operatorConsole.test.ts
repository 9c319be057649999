import { expect, test } from 'vitest'
import { faultsOn, useConsole } from '../e2e/support/useConsole.ts'
import { place, readyBasket } from '../server/order/checkoutGuest.ts'

const shop = useConsole()

test('OPR-02 OPR-03 OPR-06 OPR-09 an operator accepts an invitation, signs out and in, and invites somebody, with the keyboard alone', async () => {
  const page = shop.page()
  await page.goto(await shop.invitation())
  await page.getByText('operator@example.com').waitFor()
  expect(await faultsOn(page, 'invitation')).toEqual([])
  await page.getByLabel('Your name').fill('Ana Brandt')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Orders' }).waitFor()
  expect(page.url()).toBe(`${shop.publicUrl()}/operator/orders`)

  await page.getByRole('button', { name: 'Sign out' }).focus()
  await page.keyboard.press('Enter')
  const signIn = page.getByRole('button', { name: 'Sign in with a passkey' })
  await signIn.waitFor()
  expect(await faultsOn(page, 'sign-in')).toEqual([])
  await signIn.focus()
  await page.keyboard.press('Enter')

  await page.getByRole('link', { name: 'Operators' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Invite' }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('Email address').fill('kofi@example.com')
  await page.getByRole('checkbox', { name: /^Orders/ }).focus()
  await page.keyboard.press('Space')
  expect(await faultsOn(page, 'invite')).toEqual([])
  await page.getByRole('button', { name: 'Make the link' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText(`${shop.publicUrl()}/operator/invitation#`).waitFor()
  await page.keyboard.press('Escape')

  const row = page.getByRole('row', { name: /kofi@example.com/ })
  await row.waitFor()
  expect(await faultsOn(page, 'operators')).toEqual([])
  await row.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'kofi@example.com' }).waitFor()
  await page.getByRole('checkbox', { name: /^Content/ }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Save roles' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('gridcell', { name: 'Content, Orders' }).waitFor()

  await page.getByRole('link', { name: 'Changes' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('gridcell', { name: 'Changed: roles' }).waitFor()
  expect(await faultsOn(page, 'changes')).toEqual([])
})

/** A shopper's order, over HTTP. */
const placedOrder = async (): Promise<string> => {
  const guest = await shop.guest()
  const { body, text } = await place(guest, await readyBasket(guest, 'HARROWCAN1-SLOC-070'))
  if (!body) throw new Error(text)
  return body.orderNumber
}

test('OPR-10 OPR-11 an order is found, packed, written about again and cancelled, with the keyboard alone', async () => {
  const page = shop.page()
  const number = await placedOrder()
  await shop.signInForOrders()
  await page.keyboard.press('/')
  await page.keyboard.type(number.slice(0, 7).toLowerCase())
  await page.keyboard.press('Enter')
  const row = page.getByRole('row', { name: new RegExp(number) })
  await row.waitFor()
  await row.focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('region', { name: number })
  await panel.getByText('1 item', { exact: true }).waitFor()
  expect(await faultsOn(page, 'order')).toEqual([])

  const press = async (name: string): Promise<void> => {
    await panel.getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
  }
  await press('Mark as packed')
  await panel.getByRole('button', { name: 'Mark as sent' }).waitFor()
  await row.getByText('Packed').waitFor()
  await press('Send letters again')
  await panel.getByText('The letters go out again.').waitFor()
  await press('Cancel order')
  await press('Cancel for good')
  await panel.getByText('Write why the order is cancelled.').waitFor()
  expect(await faultsOn(page, 'cancellation')).toEqual([])
  await panel.getByLabel('Why').fill('The address does not exist')
  await press('Cancel for good')
  await panel.getByText('Cancelled: The address does not exist').waitFor()

  await page.keyboard.press('Escape')
  await page.getByRole('radio', { name: 'To pack' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('No order begins with this.').waitFor()
  await page.getByRole('radio', { name: 'Cancelled' }).focus()
  await page.keyboard.press('Enter')
  await row.waitFor()
  expect(page.url()).toContain('/operator/orders?queue=cancelled&search=')
  await page.reload()
  await row.waitFor()
  expect(await page.getByRole('radio', { name: 'Cancelled' }).isChecked()).toBe(true)
})
