import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { eventually, harrow, isConfirmed, pressBoth, sees, toCart } from './support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const query = (): string => new URL(shopper.page.url()).search
const heading = (name: string | RegExp) => shopper.page.getByRole('heading', { level: 1, name })

test('CAT-03 filters, sorting and pages of a listing are in the address, and back takes them off one by one', async () => {
  shopper = await shop.visitor()
  const { page, url } = shopper
  await page.goto(`${url}/c/footwear-1000`)
  await heading('Footwear').waitFor()
  await sees(page, /48 of 53 styles/)
  await page.getByRole('link', { name: 'Page 2' }).click()
  await eventually(query, '?page=2')
  await sees(page, /5 of 53 styles/)
  await page.getByLabel('Sort by').selectOption({ label: 'Price, low to high' })
  await eventually(query, '?sort=price-up')
  await page
    .getByRole('link', { name: /Hut Slide/ })
    .first()
    .waitFor()
  const colour = page.getByRole('group', { name: 'Color' }).locator('label').first()
  await colour.click()
  await eventually(() => new URL(page.url()).searchParams.has('colour'), true)
  await page.getByRole('group', { name: 'Applied filters' }).waitFor()
  const filtered = query()
  await page.reload()
  await page.getByRole('group', { name: 'Applied filters' }).waitFor()
  expect(query()).toBe(filtered)
  await page.goBack()
  await eventually(query, '?sort=price-up')
  await page.getByRole('group', { name: 'Applied filters' }).waitFor({ state: 'detached' })
  await page.goForward()
  await eventually(query, filtered)

  await page.goto(`${url}/c/footwear-1000`)
  await page.getByRole('group', { name: 'Color' }).waitFor()
  const names = await page
    .getByRole('group', { name: 'Color' })
    .locator('label')
    .evaluateAll((labels) =>
      labels.map((label) =>
        (label.querySelector('input')?.getAttribute('aria-label') ?? label.textContent ?? '').trim(),
      ),
    )
  await pressBoth(page, names[0] ?? '', names[1] ?? '')
  await eventually(() => new URL(page.url()).searchParams.get('colour'), names.slice(0, 2).join().toLowerCase())
})

describe('countries and currencies', () => {
  test('I18N-05 DLG-14 DLG-15 the footer leads to every country and language of the shop, and back to the page one was on', async () => {
    shopper = await shop.visitor()
    const { page, url } = shopper
    await page.goto(`${url}/c/footwear-1000?sort=price-up`)
    await heading('Footwear').waitFor()
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Country and language: United States, $ USD' })
      .click()
    await heading('Country and language').waitFor()
    const places = page.getByRole('main').getByRole('list').locator('a[hreflang]')
    await eventually(() => places.count(), 8)
    await page
      .getByRole('link', { name: /^United States/ })
      .and(page.locator('[aria-current]'))
      .waitFor()
    await page.getByRole('link', { name: /^Canada\s*français, CAD$/ }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'Go to Canada' }).click()
    await heading('Chaussures').waitFor()
    expect(page.url().replace(url, '')).toMatch(/\/fr-ca\/c\/footwear-1000\?sort=price-up$/)
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^Pays et langue/ })
      .click()
    await heading('Pays et langue').waitFor()
    await page.getByRole('main').getByRole('button', { name: 'Choisir la langue' }).click()
    await page.getByRole('dialog', { name: 'Langue' }).getByRole('link', { name: 'English' }).click()
    await heading('Footwear').waitFor()
    expect(page.url().replace(url, '')).toMatch(/\/en-ca\/c\/footwear-1000\?sort=price-up$/)
  })

  test('a cart in dollars refuses what is sold in euros while a line is in it, and gives way to one in euros when it is empty', async () => {
    shopper = await shop.visitor()
    const { page, url } = shopper
    await toCart(shopper)
    await page.goto(new URL(`/fr-fr${harrow}`, url).href)
    await page.getByRole('button', { name: 'Ajouter au panier' }).click()
    await sees(page, /Votre panier est dans une autre devise/)
    await page.goto(`${url}/cart`)
    await page.getByRole('button', { name: /^Remove Harrow/ }).click()
    await page.locator('li.cart-line').waitFor({ state: 'detached' })
    await page.goto(new URL(`/fr-fr${harrow}`, url).href)
    await page.getByRole('button', { name: 'Ajouter au panier' }).click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Voir le panier/ })
      .click()
    await page.locator('li.cart-line').filter({ hasText: '€' }).waitFor()
    await isConfirmed(page)
  })
})
