import { afterEach, expect, test } from 'vitest'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { eventually, sees } from './support/walk.ts'
import { enrolDevice, startSession } from './support/walkAccount.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints.filter((complaint) => !/404/.test(complaint))).toEqual([]))

test('BIS-07 a device is shown the names of a store’s employees only after the right code, and from then on', async () => {
  shopper = await shop.visitor()
  const { page, url } = shopper
  await page.goto(`${url}/associate-login`)
  await page.getByLabel('Store', { exact: true }).selectOption({ label: 'Boulder, Pearl Street' })
  await page.getByRole('heading', { name: 'Enroll this device' }).waitFor()
  const choices = [
    page.getByLabel('Employee', { exact: true }),
    page.getByRole('button', { name: 'Start session' }),
    page.getByRole('button', { name: 'Sign in as an agent' }),
  ]
  for (const choice of choices) expect(await choice.count()).toBe(0)
  const enrol = page.getByRole('button', { name: 'Enroll device' })
  await enrol.click()
  expect(await page.getByLabel('Enrollment code').getAttribute('aria-invalid')).toBe('true')
  await page.getByLabel('Enrollment code').fill('2F4K-9M3P-7Q1R')
  await enrol.click()
  await sees(
    page,
    'This code isn’t valid for this store. Check it for typos. If it’s already used or expired, ask for a new one.',
  )
  await enrolDevice(page)
  await eventually(() => page.getByRole('heading', { name: 'Enroll this device' }).count(), 0)
  await page.reload()
  await startSession(page, 'Ada Lindqvist')
})
