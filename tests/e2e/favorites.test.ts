import { afterEach, expect, test } from 'vitest'
import { violationsOn } from './support/axe.ts'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { isAlive } from './support/hydrated.ts'
import { eventually, openCart, openProduct, scrollToHeader, sees } from './support/walk.ts'
import { holdCalls } from './support/wire.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const header = () => shopper.page.getByRole('banner').getByRole('link', { name: /^Favorites, / })
const heart = () => shopper.page.getByRole('button', { name: 'Add to favorites', exact: true })

test('FAV-04 FAV-06 FAV-07 FAV-13 RT-15 a heart counts at once, even offline, and favorites can be bought, shared, saved for later and removed', async () => {
  shopper = await shop.visitor()
  const { page, context, url } = shopper
  await openProduct(shopper)
  await heart().waitFor()
  const hold = await holdCalls(context, /\/(wishlists|token)\//)
  await heart().click()
  await eventually(() => heart().getAttribute('aria-pressed'), 'true')
  await eventually(() => header().getAttribute('aria-label'), 'Favorites, 1 item')
  await hold.release()
  const second = await shopper.tab()
  await second.goto(`${url}/c/footwear-1000`)
  await second
    .getByRole('button', { name: 'Add Harrow Mid to favorites' })
    .and(second.locator('[aria-pressed=true]'))
    .waitFor()
  await second
    .getByRole('button', { name: /^Add .* to favorites$/ })
    .and(second.locator('[aria-pressed=false]'))
    .first()
    .click()
  await eventually(() => header().getAttribute('aria-label'), 'Favorites, 2 items')
  await second.close()

  await scrollToHeader(page)
  await header().click()
  await page.getByRole('heading', { level: 1, name: 'Favorites' }).waitFor()
  await page.getByRole('button', { name: 'Add to cart: Harrow Mid', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Add to cart: Harrow Mid', exact: true })
  await panel.getByText('US 10', { exact: true }).click()
  await panel.getByRole('button', { name: 'Add to cart' }).click()
  await page
    .getByRole('dialog', { name: /Your cart/ })
    .getByText('Harrow Mid added')
    .waitFor()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Share' }).click()
  const link = await page.getByRole('status', { name: 'Link to your favorites' }).innerText()
  const friend = await shop.visitor()
  await friend.page.goto(link)
  await friend.page.getByRole('button', { name: 'Add to cart: Harrow Mid', exact: true }).waitFor()
  expect(await friend.page.getByRole('button', { name: /^Remove/ }).count()).toBe(0)

  await page.reload()
  await page.getByRole('button', { name: 'Remove Harrow Mid', exact: true }).click()
  await eventually(() => header().getAttribute('aria-label'), 'Favorites, 1 item')
  await page.getByRole('button', { name: /^Remove / }).click()
  await sees(page, 'Nothing saved yet')
  expect(friend.complaints).toEqual([])

  await openCart(shopper)
  await page.getByRole('button', { name: 'Save for later' }).click()
  await page.getByRole('heading', { name: 'Saved for later' }).waitFor()
  await sees(page, 'Your cart is empty')
  await page.reload()
  await page.getByRole('button', { name: 'Move to cart' }).click()
  await page.getByRole('button', { name: 'Save for later' }).waitFor()
  await eventually(() => page.getByRole('button', { name: 'Move to cart' }).count(), 0)
})

test('NAV-15 the footer comes alive although the code of the hearts does not come', async () => {
  shopper = await shop.visitor()
  const { page, context, url } = shopper
  let letGo = () => {}
  const free = new Promise<void>((resolve) => (letGo = resolve))
  await context.route('**/assets/hearts-*.js', async (route) => {
    await free
    await route.continue()
  })
  await page.goto(`${url}/c/hiking-boots-1010`)
  await isAlive(page)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Report a problem' }).click()
  await page.getByRole('dialog').waitFor()
  letGo()
})

test('FAV-06 the list is sent to friends: a wrong address is named, what was typed outlives a lost connection, and each gets the link', async () => {
  shopper = await shop.visitor({ width: 390 })
  const { page, context, url } = shopper
  await page.goto(`${url}/c/footwear-1000`)
  await isAlive(page)
  await page
    .getByRole('button', { name: /^Add .* to favorites$/ })
    .first()
    .click()
  await page.getByRole('link', { name: 'Favorites, 1 item' }).click()
  await page.getByRole('button', { name: 'Share' }).click()
  const link = await page.getByRole('status', { name: 'Link to your favorites' }).innerText()
  await page.getByRole('button', { name: 'Send by email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send your favorites' })
  const recipients = dialog.getByLabel('Their email addresses')
  await recipients.fill('ines@friends.example, tom')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await dialog.getByText('Email is not valid').first().waitFor()
  await recipients.fill('ines@friends.example, tom@friends.example')
  await dialog.getByLabel('Your message').fill('The grey one?')
  expect(await violationsOn(page, 'send')).toEqual([])
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await dialog.getByText('We couldn’t connect. What you typed is still here; please try again.').waitFor()
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await dialog.getByText('Sent.').waitFor()
  const mailbox = await (await context.request.get(`${new URL(url).origin}/dev/mailbox`)).text()
  expect(mailbox.split('ines@friends.example').length).toBe(mailbox.split('tom@friends.example').length)
  expect(mailbox).toContain(new URL(link).pathname)
})
