import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import type { DrawPage } from '../../contracts/drawing.ts'
import { projectRoot } from '../../tools/start/installDependencies.mjs'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { isAlive } from './support/life.ts'
import { eventually, harrow } from './support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const drawn = [
  { path: '', words: 'Boots' },
  { path: '/c/footwear-1000', words: 'Harrow Mid' },
  { path: harrow, words: 'Add to cart' },
  { path: '/search?q=harrow', words: 'Harrow Mid' },
  { path: '/cart', words: 'Your cart is empty' },
]

/** The scripts of the shop wait until they are let go: what stands on the screen meanwhile is the server's. */
const heldScripts = async ({ page }: Visitor): Promise<() => Promise<void>> => {
  let letGo = () => {}
  const free = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await free
    await route.continue()
  })
  return async () => letGo()
}

test('CAT-04 the first picture of a page is the server’s and comes to life as it stands: nothing of it is made anew', async () => {
  for (const { path, words } of drawn) {
    shopper = await shop.visitor()
    const { page, url } = shopper
    const letGo = await heldScripts(shopper)
    await page.goto(`${url}${path}`)
    const title = page.getByRole('main').getByRole('heading', { level: 1 })
    await title.waitFor()
    expect(await page.locator('#root').innerText(), path).toContain(words)
    await title.evaluate((element) => Object.assign(element, { isTheFirst: true }))
    await letGo()
    await isAlive(page)
    expect(await title.evaluate((element) => 'isTheFirst' in element), path).toBe(true)
    expect(await page.locator('[data-style]').count()).toBe(0)
    expect(shopper.complaints, path).toEqual([])
  }
})

test('CART-01 what is pressed before a page is alive is done when it is', async () => {
  shopper = await shop.visitor()
  const { page, url } = shopper
  const letGo = await heldScripts(shopper)
  await page.goto(`${url}${harrow}`)
  await page.getByRole('button', { name: 'One more' }).click()
  for (const _ of [1, 2]) await page.getByRole('button', { name: 'Add to cart' }).click()
  expect(await page.getByRole('dialog').count()).toBe(0)
  await letGo()
  await page.getByRole('dialog').getByText('Harrow Mid').first().waitFor()
  await eventually(() => page.locator('header a[aria-label^="Cart, "]').getAttribute('aria-label'), 'Cart, 2 items')
})

test('CART-01 what is pressed before a page is alive looks pressed at once, and as it is once it is', async () => {
  shopper = await shop.visitor()
  const { page, url } = shopper
  let letGo = await heldScripts(shopper)
  const size = (name: string) => page.locator('.size', { hasText: new RegExp(`^${name}$`) })
  const chosen = () => page.locator('.size[data-selected]').allInnerTexts()
  const looks = (place: string) =>
    page
      .locator(place)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor)
  await page.goto(`${url}/p/harrow-mid-boot-HARROWMID1`)
  const plain = await looks('.size:not([data-selected], [data-unavailable])')
  await size('8').click()
  await size('9').click()
  expect(await chosen()).toEqual(['9'])
  expect(await looks('.size[data-selected]')).not.toBe(plain)
  const add = page.getByRole('button', { name: 'Add to cart' })
  await add.click()
  expect(await add.getAttribute('data-pending')).toBe('true')
  expect(await add.evaluate((button) => getComputedStyle(button, '::after').height)).toBe('3px')
  await page.locator('.fold summary').first().click()
  expect(await page.locator('.fold').first().getAttribute('open')).toBe('')
  await letGo()
  await page.getByRole('dialog').getByText(/, 9$/).waitFor()
  await eventually(() => page.locator('[data-pending]').count(), 0)
  expect([new URL(page.url()).searchParams.get('size'), await chosen()]).toEqual(['090', ['9']])

  letGo = await heldScripts(shopper)
  await page.goto(`${url}/c/footwear-1000`)
  const colour = page.getByRole('group', { name: 'Colour' }).locator('label').first()
  await colour.click()
  expect(await colour.getAttribute('data-selected')).toBe('true')
  await letGo()
  await page.getByRole('group', { name: 'Filters that are on' }).waitFor()
  await eventually(() => page.locator('.facet-check[data-selected]').count(), 1)

  await heldScripts(shopper)
  await page.goto(`${url}/c/footwear-1000`)
  const card = page
    .getByRole('main')
    .getByRole('link', { name: /Harrow Mid/ })
    .first()
  const opacity = await card.evaluate((link: HTMLElement) => {
    link.click()
    return getComputedStyle(link).opacity
  })
  expect(Number(opacity)).toBeLessThan(1)
})

test('CAT-02 what is typed and chosen before a page is alive counts when it is', async () => {
  shopper = await shop.visitor()
  const { page, url } = shopper
  let letGo = await heldScripts(shopper)
  await page.goto(`${url}/c/footwear-1000`)
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-up')
  await letGo()
  await eventually(() => new URL(page.url()).search, '?sort=price-up')
  letGo = await heldScripts(shopper)
  await page.goto(`${url}/c/footwear-1000`)
  await page.getByRole('combobox', { name: 'Search' }).fill('harrow')
  await letGo()
  await page.getByRole('option').filter({ hasText: 'Harrow Mid' }).first().waitFor()
  letGo = await heldScripts(shopper)
  await page.goto(`${url}/c/footwear-1000`)
  await page.getByRole('combobox', { name: 'Search' }).fill('drover')
  await page.keyboard.press('Enter')
  await letGo()
  await page.getByRole('heading', { level: 1, name: /drover/ }).waitFor()
})

test('CAT-03 who goes back before a page is alive sees what the address names by then, and nothing is complained of', async () => {
  shopper = await shop.visitor()
  const { page, url } = shopper
  const chosen = page.getByRole('group', { name: 'Filters that are on' })
  await page.goto(`${url}/c/footwear-1000`)
  await isAlive(page)
  await page.getByRole('group', { name: 'Colour' }).locator('label').first().click()
  await chosen.waitFor()
  const letGo = await heldScripts(shopper)
  await page.reload()
  await chosen.waitFor()
  await page.goBack()
  await letGo()
  await isAlive(page)
  await eventually(() => page.url(), `${url}/c/footwear-1000`)
  await chosen.waitFor({ state: 'detached' })
  await page.goForward()
  await chosen.waitFor()
})

test.each([
  { when: 'just before the router is drawn', target: 'root', type: 'click', isBefore: false },
  { when: 'just before the router listens', target: 'window', type: 'popstate', isBefore: true },
])(
  'CAT-03 who goes back $when sees what the address names by then, and nothing is complained of',
  async ({ target, type, isBefore }) => {
    shopper = await shop.visitor()
    const { page, url } = shopper
    await page.addInitScript(
      ([ofRoot, kind, isAtOnce]) => {
        const listen = EventTarget.prototype.addEventListener
        const elsewhere = () => {
          history.replaceState(history.state, '', location.pathname)
          dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
        }
        EventTarget.prototype.addEventListener = function (...all) {
          const isIt =
            all[0] === kind &&
            (ofRoot ? this instanceof Element && this.id === 'root' : this === window || this === undefined) &&
            location.search !== ''
          if (isIt && isAtOnce) elsewhere()
          else if (isIt) queueMicrotask(() => location.search !== '' && elsewhere())
          return listen.apply(this, all)
        }
      },
      [target === 'root', type, isBefore] as const,
    )
    await page.goto(`${url}/c/footwear-1000?sort=price-up`)
    await isAlive(page)
    await eventually(() => page.url(), `${url}/c/footwear-1000`)
    await eventually(() => page.getByLabel('Sort by').inputValue(), 'featured')
  },
)

test('I18N-05 who goes to choose another country before the page is alive comes back to that page all the same', async () => {
  shopper = await shop.visitor()
  const { page, url } = shopper
  const letGo = await heldScripts(shopper)
  await page.goto(`${url}/c/footwear-1000?sort=price-up`)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Country and language: United States, $ USD' }).click()
  await eventually(() => page.url(), `${url}/location-selector`)
  await letGo()
  const canada = page.getByRole('main').getByRole('link', { name: /^Canada\s*français, CAD$/ })
  await eventually(() => canada.getAttribute('href'), '/fr-ca/c/footwear-1000?sort=price-up')
})

test('RT-05 a link leads on before the page is alive', async () => {
  shopper = await shop.visitor()
  const { page, url } = shopper
  await heldScripts(shopper)
  await page.goto(`${url}/c/footwear-1000`)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Harrow Mid/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: 'Harrow Mid' }).waitFor()
})

test('AUTH-05 a browser that has been somebody is not told that its cart is empty before its own log has been read', async () => {
  shopper = await shop.visitor()
  const { page, context, url } = shopper
  await context.addCookies([{ name: 'access', value: 'guest', url }])
  const letGo = await heldScripts(shopper)
  await page.goto(`${url}/cart`)
  await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor()
  expect(await page.getByText('Your cart is empty').count()).toBe(0)
  await letGo()
  await page.getByText('Your cart is empty').waitFor()
})

test.each(['/debug', '/checkout', '/account/orders', '/stores', '/no-such-page'])(
  '%s is left to the browser, and its code is not even looked for',
  async (path) => {
    const { drawPage } = (await import(pathToFileURL(join(projectRoot, 'dist/drawing/drawPage.mjs')).href)) as {
      readonly drawPage: DrawPage
    }
    expect(await drawPage(`/en-us${path}`, { answer: async () => null, views: {} })).toBeNull()
  },
)

test('RT-18 the head of a drawn page is its own, in the language of the shop', async () => {
  shopper = await shop.visitor({ locale: 'fr-ca' })
  const { page, url } = shopper
  await heldScripts(shopper)
  await page.goto(`${url}/c/footwear-1000`)
  expect([await page.title(), await page.locator('html').getAttribute('lang')]).toEqual(['Chaussures | Cairn', 'fr-CA'])
})

test('a theme that was chosen holds from the first picture on', async () => {
  shopper = await shop.visitor()
  const { page, url } = shopper
  await page.goto(url)
  await isAlive(page)
  await page.getByLabel('Theme').selectOption('dark')
  await heldScripts(shopper)
  await page.reload()
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
})

test('a page whose scripts do not come can be read and followed', async () => {
  shopper = await shop.visitor()
  const { page, url } = shopper
  await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
  await page.goto(`${url}${harrow}`)
  await page.getByRole('heading', { level: 1, name: 'Harrow Mid' }).waitFor()
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Footwear' }).click()
  await page.getByRole('heading', { level: 1, name: 'Footwear' }).waitFor()
})
