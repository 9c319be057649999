import { afterEach, expect, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { eventually, openProduct } from '../e2e/support/walk.ts'
import { refusal } from '../e2e/support/wire.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

test('ERR-33 ERR-06 trouble that needs no shopper is in the log of what was only logged, and the bot defence is said once', async () => {
  shopper = await shop.visitor()
  const { page, context, url } = shopper
  await openProduct(shopper)
  await context.route(/autoSuggest/, (route) => route.abort())
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('autoSuggest'))
  await page.getByRole('combobox', { name: 'Search' }).fill('harrow')
  await lost
  const text = await page.locator('body').innerText()
  expect(text).not.toMatch(/went wrong|not reach|try again/i)

  await context.route(/\/cart\/v1\/cartWithItem/, (route) => route.fulfill(refusal(403, 'AUT432', { appId: 'guard' })))
  const toast = page.locator('.toast').filter({ hasText: 'We could not verify your request. Please try again.' })
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await toast.waitFor()

  await eventually(
    await onlyLogged(url),
    /Only logged: botDefence \/cart\/v1\/cartWithItem guard ×1, productLookup suggest network ×1/,
  )
})

/** Reads the diagnostics that the flight recorder shows, in a separate tab, again with each call. */
const onlyLogged = async (url: string): Promise<() => Promise<string>> => {
  const debug = await shopper.tab()
  return async () => {
    await debug.goto(`${url}/debug`)
    await debug.locator('.debug-work').waitFor()
    return (await debug.locator('.recorder-band').allInnerTexts()).join()
  }
}
