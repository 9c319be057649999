import { afterEach, expect, test } from 'vitest'
import { violationsOn } from './support/axe.ts'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { isAlive } from './support/hydrated.ts'
import { sees } from './support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const boot = '/p/harrow-mid-boot-HARROWMID1?colour=SAPI'
const dialog = () => shopper.page.getByRole('dialog')

const open = async (path: string) => {
  shopper = await shop.visitor()
  await shopper.page.goto(`${shopper.url}${path}`)
  await isAlive(shopper.page)
  await shopper.page.getByRole('button', { name: 'Size guide' }).press('Enter')
}

test('CAT-57 CAT-58 the size guide of a boot has its chart, and finds the size of a foot by keyboard, in either unit', async () => {
  await open(boot)
  const { page } = shopper
  await dialog().getByRole('columnheader', { name: 'Foot, in' }).waitFor()
  await dialog().getByRole('row', { name: '9 10½ 8 42 42 10.3 26.2' }).waitFor()
  const foot = dialog().getByRole('textbox', { name: /^Length of your foot/ })
  await foot.fill('10.3')
  await sees(page, 'Size US 9 should fit.')
  await dialog().getByRole('button', { name: 'In cm instead' }).press('Enter')
  await sees(page, 'Enter a length such as 26.5.')
  await foot.fill('28.2')
  await sees(page, 'Size US 11½ should fit.')
  expect(await violationsOn(page, 'a size guide and a foot that fits')).toEqual([])
  await dialog().getByRole('button', { name: 'Choose size US 11½' }).press('Enter')
  await dialog().waitFor({ state: 'detached' })
  await expect.poll(() => page.url()).toContain('size=115')
})
