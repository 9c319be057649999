import { afterEach, expect, test } from 'vitest'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { eventually, harrowTen, isConfirmed, toCart } from './support/walk.ts'
import { beginSelling } from './support/walkAccount.ts'
import { saveGift } from './support/walkDelivery.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

test(
  'CART-24 CART-29 CART-18 FAV-13 DLG-05 an agreed price stays with the shoe until a switch that would end it, which the panel announces',
  { timeout: 90_000 },
  async () => {
    shopper = await shop.visitor()
    const { page } = shopper
    await beginSelling(shopper, 'June Okafor')
    await toCart(shopper)
    await page.getByRole('button', { name: 'Change the price of Harrow Mid' }).click()
    await page.getByLabel('Email', { exact: true }).fill('agent@example.com')
    await page.getByLabel('Password', { exact: true }).fill('Trail-2026')
    await page.keyboard.press('Enter')
    await page.getByLabel('How much').fill('10')
    await page.getByLabel('Reason').fill('Scratched')
    await page.keyboard.press('Enter')
    const line = page.locator('li.cart-line')
    const agreed = page.getByText('Price adjustment: $22.80 off. Scratched')
    const stands = async (words: string): Promise<void> => {
      await line.filter({ hasText: words }).filter({ has: agreed }).waitFor()
      await isConfirmed(page)
      await line.filter({ hasText: words }).filter({ has: agreed }).filter({ hasText: '$205.20' }).waitFor()
    }
    await stands('Saddle and pine, US 9')

    const panel = page.getByRole('dialog')
    const ends = panel.getByText('This change ends your price adjustment.')
    const isThere = panel.getByText('That option is already in your cart, so we’ll combine them.')
    const button = (words: string, name: string) => line.filter({ hasText: words }).getByRole('button', { name })
    const choose = async (words: string, size: RegExp): Promise<void> => {
      await button(words, 'Change size or color: Harrow Mid').click()
      await panel.locator('.size', { hasText: size }).click()
      await panel.locator('.size:has(:checked)', { hasText: size }).waitFor()
    }
    const change = panel.getByRole('button', { name: 'Change', exact: true })
    await choose('Saddle and pine, US 9', /^US 8$/)
    expect(await ends.count()).toBe(0)
    expect(await isThere.count()).toBe(0)
    await change.click()
    await stands('Saddle and pine, US 8')

    await toCart(shopper, harrowTen)
    await choose('Saddle and pine, US 8', /^US 10$/)
    for (const words of [ends, isThere]) await words.waitFor()
    await page.keyboard.press('Escape')
    await button('Saddle and pine, US 8', 'Gift message: Harrow Mid').click()
    const gift = page.getByRole('dialog', { name: 'Make it a gift' })
    await saveGift(gift)
    await stands('A gift for Robin')

    // The plain shoe of that size is a different line from the gift.
    await choose('A gift for Robin', /^US 10$/)
    expect(await ends.count()).toBe(0)
    expect(await isThere.count()).toBe(0)
    await change.click()
    await stands('Saddle and pine, US 10')
    await eventually(() => line.count(), 2)

    await button('A gift for Robin', 'Remove Harrow Mid').click()
    await page.getByRole('button', { name: /Harrow Mid back$/ }).click()
    await stands('A gift for Robin')
    await button('A gift for Robin', 'Save for later').click()
    const kept = page.locator('li.cart-line[data-saved]')
    await kept.getByText('Price adjustment: $22.80 off. Scratched').waitFor()
    await page.getByRole('button', { name: 'Move to cart' }).click()
    await stands('A gift for Robin')
    await page.reload()
    await stands('A gift for Robin')
  },
)
