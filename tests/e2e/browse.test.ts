import { afterEach, expect, test } from 'vitest'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { eventually, pressBoth, sees } from './support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const query = (): string => new URL(shopper.page.url()).search
const heading = (name: string | RegExp) => shopper.page.getByRole('heading', { level: 1, name })

test('CAT-02 the front page opens in the visitor’s locale with a hero, departments and a rail of products; the search suggests while one types, by keyboard, and finds', async () => {
  shopper = await shop.visitor()
  const { page, url } = shopper
  await page.goto(new URL('/', url).href)
  await eventually(() => page.url(), url)
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('main').locator('a[href*="/c/"]').first().waitFor()
  await page.getByRole('main').locator('a[href*="/p/"]').first().waitFor()
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Search' })
  await field.fill('harrow')
  await page.getByRole('option').filter({ hasText: 'Harrow Mid' }).first().waitFor()
  await page.keyboard.press('ArrowDown')
  await eventually(() => page.getByRole('listbox').getByRole('option', { selected: true }).count(), 1)
  await page.keyboard.press('Escape')
  await page.getByRole('listbox').waitFor({ state: 'hidden' })
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/en-us\/search\?q=harrow$/)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Harrow Mid/ })
    .first()
    .waitFor()
  await page.goto(`${url}/search?q=zzyzx`)
  await sees(page, /zzyzx/)
})

test('CAT-02 a suggestion is chosen by what it says: an answer that comes late puts no other one in its place', async () => {
  shopper = await shop.visitor()
  const { page, url } = shopper
  await page.goto(url)
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Search' })
  await field.fill('harrow')
  await page.getByRole('option').filter({ hasText: 'Harrow Mid' }).first().waitFor()
  await field.selectText()
  await page.evaluate(async () => {
    document.execCommand('insertText', false, 'scree')
    await Promise.resolve()
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }),
    )
  })
  await page.getByRole('option').filter({ hasText: 'Scree Low' }).first().waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/en-us\/search\?q=scree$/)
})

test('CAT-02 on a phone the field opens over the page, which stays where it is; it closes with Escape, and when the focus goes on to what it covers', async () => {
  shopper = await shop.visitor({ width: 390 })
  const { page, url } = shopper
  await page.goto(url)
  const opener = page.getByRole('button', { name: 'Search' })
  const field = page.getByRole('banner').getByRole('combobox', { name: 'Search' })
  const headingTop = (): Promise<number | undefined> =>
    page
      .getByRole('heading', { level: 1 })
      .boundingBox()
      .then((box) => box?.y)
  const top = await headingTop()
  await opener.click()
  await field.fill('harrow')
  await page.getByRole('option').first().waitFor()
  expect(await headingTop()).toBe(top)
  await field.fill('')
  await page.getByRole('listbox').waitFor({ state: 'hidden' })
  expect(await field.getAttribute('aria-expanded')).toBe('false')
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'hidden' })
  await eventually(() => opener.evaluate((button) => button === document.activeElement), true)
  await page.keyboard.press('Enter')
  await eventually(() => field.evaluate((input) => input === document.activeElement), true)
  await page.keyboard.press('Tab')
  await field.waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(true)
  await opener.click()
  await opener.click()
  await field.waitFor({ state: 'hidden' })
})

test('CAT-03 facets, sorting and pages of a listing stand in the address, and back takes them off again; the second of two filters keeps the first', async () => {
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
  const colour = page.getByRole('group', { name: 'Colour' }).locator('label').first()
  await colour.click()
  await eventually(() => new URL(page.url()).searchParams.has('colour'), true)
  await page.getByRole('group', { name: 'Filters that are on' }).waitFor()
  const filtered = query()
  await page.reload()
  await page.getByRole('group', { name: 'Filters that are on' }).waitFor()
  expect(query()).toBe(filtered)
  await page.goBack()
  await eventually(query, '?sort=price-up')
  await page.getByRole('group', { name: 'Filters that are on' }).waitFor({ state: 'detached' })
  await page.goForward()
  await eventually(query, filtered)

  await page.goto(`${url}/c/footwear-1000`)
  await page.getByRole('group', { name: 'Colour' }).waitFor()
  const names = await page
    .getByRole('group', { name: 'Colour' })
    .locator('label')
    .evaluateAll((labels) =>
      labels.map((label) =>
        (label.querySelector('input')?.getAttribute('aria-label') ?? label.textContent ?? '').trim(),
      ),
    )
  await pressBoth(page, names[0] ?? '', names[1] ?? '')
  await eventually(() => new URL(page.url()).searchParams.getAll('colour').join().split(',').length, 2)
})

test('I18N-05 DLG-14 DLG-15 the footer leads to every country and language of the shop, after a word about it, and back to the page one was on, in the country’s other language too', async () => {
  shopper = await shop.visitor()
  const { page, url } = shopper
  await page.goto(`${url}/c/footwear-1000?sort=price-up`)
  await heading('Footwear').waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Country and language: United States, $ USD' }).click()
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

test('ERR-32 a page the content service does not have is told as one that is not there', async () => {
  shopper = await shop.visitor()
  const { page, context, url } = shopper
  await context.route(/\/fapi\/pages\/location-selector/, (route) =>
    route.fulfill({
      status: 404,
      json: { errorDetails: [{ errorId: 'API404', message: 'No such page.' }], correlationId: 'c' },
    }),
  )
  await page.goto(`${url}/location-selector`)
  await heading('No trail leads here').waitFor()
})

test('I18N-02 each locale shows its currency and language', async () => {
  shopper = await shop.visitor()
  const { page, url } = shopper
  for (const [locale, price, button] of [
    ['fr-fr', /€/, 'Ajouter au panier'],
    ['en-gb', /£/, 'Add to cart'],
    ['fr-ca', /CAD/, 'Ajouter au panier'],
  ] as const) {
    await page.goto(new URL(`/${locale}/p/harrow-mid-boot-HARROWMID1`, url).href)
    await page.getByRole('button', { name: button }).waitFor()
    await sees(page, price)
    await eventually(() => page.locator('html').getAttribute('lang'), new RegExp(`^${locale.slice(0, 2)}`))
  }
})

test('RT-06 what is no page is answered 404, in words and not to be indexed, with a way on that is; a page that the router leads to says so too', async () => {
  shopper = await shop.visitor()
  const { page, url } = shopper
  const robots = page.locator('head meta[name="robots"][content="noindex"]')
  for (const [address, words] of [
    [`${url}/nope`, 'No trail leads here'],
    [`${url}/account/nothing`, 'No trail leads here'],
    [`${url}/p/some-boot-NOSUCHBOOT`, 'We no longer have this product'],
    [`${url}/c/no-such-9999`, 'No trail leads here'],
    [new URL('/nope', url).href, 'No trail leads here'],
    [new URL('/xx-yy/cart', url).href, 'No trail leads here'],
  ] as const) {
    const answer = await page.goto(address)
    expect([address, answer?.status(), answer?.headers()['x-robots-tag']]).toEqual([address, 404, 'noindex'])
    await heading(words).waitFor()
    await robots.waitFor({ state: 'attached' })
  }
  await page.getByRole('main').getByRole('link').first().click()
  await page.waitForURL(/\/[a-z]{2}-[a-z]{2}$/)
  await page.getByRole('main').locator('a[href*="/p/"]').first().waitFor()
  expect(await robots.count()).toBe(0)
  await page.goto(url)
  expect(await robots.count()).toBe(0)
})

test('what does not exist is answered in words: route, product, department, malformed id; a page of a listing that does not exist leads to one that does, a locale in capitals and a slash at the end are put right', async () => {
  shopper = await shop.visitor()
  const { page, url } = shopper
  for (const [path, words] of [
    ['/no-such-page', 'No trail leads here'],
    ['/p/some-boot-NOSUCHBOOT', 'We no longer have this product'],
    ['/p/%F0%9F%A5%BE', /No trail leads here|We no longer have this product/],
    ['/c/no-such-9999', /No trail leads here|We have no such department/],
    ['/order-confirmation', 'We could not find this order.'],
  ] as const) {
    await page.goto(`${url}${path}`)
    await page.getByRole('heading', { name: words }).first().waitFor({ state: 'attached' })
  }
  await page.goto(`${url}/c/footwear-1000?page=99&sort=nonsense&colour=%3Cb%3E`)
  await heading('Footwear').waitFor()
  await page.locator('main a[href*="/p/"]').first().waitFor()
  await page.goto(new URL('/EN-US/cart/', url).href)
  await eventually(() => page.url(), `${url}/cart`)
})
