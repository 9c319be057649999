import { expect, test } from 'vitest'
import { faultsOn, useConsole } from '../e2e/support/useConsole.ts'

const shop = useConsole()

const enter = async (role: 'link' | 'radio' | 'row' | 'button', name: string | RegExp): Promise<void> => {
  await shop
    .page()
    .getByRole(role, { name, exact: typeof name === 'string' })
    .focus()
  await shop.page().keyboard.press('Enter')
}

/** Types over what stands in a field. */
const write = async (label: string, text: string): Promise<void> => {
  const page = shop.page()
  await page.getByRole('textbox', { name: label, exact: true }).focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

test('OPR-55 OPR-56 OPR-57 a coupon is made, refused in words, changed, ended, brought back, removed and undone with the keyboard alone', async () => {
  const page = shop.page()
  await shop.signInAs(['merchandise'], 'Goods')
  await enter('link', 'Promotions')
  await page.getByRole('row', { name: /WELCOME10/ }).waitFor()
  expect(await faultsOn(page, 'promotions')).toEqual([])

  await enter('button', 'Make a coupon')
  await write('Code', 'autumn-15')
  await write('Percent', 'much')
  await page.keyboard.press('Enter')
  await page.getByText('Percent: “much” is no number such as 10 or 12.5.').waitFor()
  await write('Percent', '15')
  await page.keyboard.press('Enter')
  await page.getByText('English name: shoppers read it beside what is taken off. Give one.').waitFor()
  expect(await faultsOn(page, 'coupon refused')).toEqual([])
  await write('English', '15% off in autumn')
  await page.keyboard.press('Enter')
  const panel = page.getByRole('region', { name: 'AUTUMN-15' })
  await panel.getByText('Can be used').waitFor()
  await panel.getByText('15% off. Used in 0 orders. Always.').waitFor()
  expect(await faultsOn(page, 'coupon')).toEqual([])

  await write('Percent', '12,5')
  await enter('button', 'Save')
  await panel.getByText('Saved.', { exact: true }).waitFor()
  await panel.getByText('What it takes off from 15% off to 12.5% off').waitFor()
  await enter('button', 'Undo last change')
  await panel.getByText('Undone.', { exact: true }).waitFor()
  await enter('button', 'End now')
  await panel.getByText('Ended. Nobody can use it any more.').waitFor()
  expect(await faultsOn(page, 'ended coupon')).toEqual([])
  await page.keyboard.press('Escape')
  await enter('radio', 'Over')
  await enter('row', /AUTUMN-15/)
  expect(page.url()).toContain('list=over')
  await enter('button', 'Bring back')
  await panel.getByText('It can be used again, without an end.').waitFor()
  await enter('button', 'Remove')
  await panel.getByText('Removed. There is no such code any more.').waitFor()
  await enter('button', 'Undo last change')
  await panel.getByText('Undone.', { exact: true }).waitFor()
  await panel.getByText('Can be used').waitFor()
})

test('OPR-57 a code that orders have used says so and keeps what it takes off, and another’s change is told', async () => {
  const page = shop.page()
  await shop.books().insertInto('coupon_use').values({ code: 'FREESHIP', order_number: 'CN-2222-2222' }).execute()
  await shop.signInAs(['merchandise'], 'Goods')
  await enter('link', 'Promotions')
  await page.keyboard.press('/')
  await page.keyboard.type('freeship')
  await page.keyboard.press('Enter')
  await enter('row', /FREESHIP/)
  const panel = page.getByRole('region', { name: 'FREESHIP' })
  await panel.getByText('Free shipping. Used in 1 order. Always.').waitFor()
  expect(await panel.getByRole('button', { name: 'Remove' }).count()).toBe(0)
  expect(await panel.getByRole('combobox', { name: 'What it gives' }).count()).toBe(0)
  expect(await faultsOn(page, 'used coupon')).toEqual([])
  await shop.books().updateTable('coupon').set({ threshold: 5_000 }).where('code', '=', 'FREESHIP').execute()
  await enter('button', 'End now')
  await panel.getByRole('alert').getByText('Somebody else has changed this meanwhile.').waitFor()
  await expect.poll(() => panel.getByRole('textbox', { name: /Least order/ }).inputValue()).toBe('50.00')
})
