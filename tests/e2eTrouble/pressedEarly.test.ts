import type { Page, Route } from 'playwright'
import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { heldScripts } from '../e2e/support/heldScripts.ts'
import { isPageAlive } from '../e2e/support/hydrated.ts'
import { eventually, harrow } from '../e2e/support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

describe('on a product’s page', () => {
  test('CART-01 a press before a page is alive takes effect when it is', async () => {
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

  test('CART-01 a press is kept while a page waits for its texts, although the departments change meanwhile', async () => {
    shopper = await shop.visitor()
    const { page, url } = shopper
    await page.route('**/assets/copy-product-*.js', async (route) => {
      // Longer than an empty page would wait.
      await new Promise((resolve) => setTimeout(resolve, 2_500))
      await route.continue()
    })
    await page.context().route('**/products/v1/departments', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('"Sandals"', '"Open shoes"') })
    })
    await page.goto(`${url}${harrow}`)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('dialog').getByText('Harrow Mid').first().waitFor()
  })

  test('CART-15 a quantity typed before a page is alive is what an early press adds', async () => {
    shopper = await shop.visitor()
    const { page, url } = shopper
    const letGo = await heldScripts(shopper)
    await page.goto(`${url}${harrow}`)
    await page.getByRole('main').getByRole('spinbutton').fill('3')
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await letGo()
    await eventually(() => page.locator('header a[aria-label^="Cart, "]').getAttribute('aria-label'), 'Cart, 3 items')
  })

  test('CART-01 a control pressed before a page is alive looks pressed at once, and in its real state afterwards', async () => {
    shopper = await shop.visitor()
    const { page, url } = shopper
    let letGo = await heldScripts(shopper)
    const size = (name: string) => page.locator('.size', { hasText: new RegExp(`^US ${name}$`) })
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
    expect(await chosen()).toEqual(['US 9'])
    expect(await looks('.size[data-selected]')).not.toBe(plain)
    const add = page.getByRole('button', { name: 'Add to cart' })
    await add.click()
    expect(await add.getAttribute('data-pending')).toBe('true')
    expect(await add.evaluate((button) => getComputedStyle(button, '::after').height)).toBe('3px')
    await page.locator('.fold summary').first().click()
    expect(await page.locator('.fold').first().getAttribute('open')).toBe('')
    await letGo()
    await page
      .getByRole('dialog')
      .getByText(/, US 9$/)
      .waitFor()
    await eventually(() => page.locator('[data-pending]').count(), 0)
    expect(new URL(page.url()).searchParams.get('size')).toBe('090')
    expect(await chosen()).toEqual(['US 9'])

    letGo = await heldScripts(shopper)
    await page.goto(`${url}/c/footwear-1000`)
    const colour = page.getByRole('group', { name: 'Color' }).locator('label').first()
    await colour.click()
    expect(await colour.getAttribute('data-selected')).toBe('true')
    await letGo()
    await page.getByRole('group', { name: 'Applied filters' }).waitFor()
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
})

describe('on a phone’s list', () => {
  test.each(['Menu', 'Filter'])(
    'RT-21 “%s” looks busy in the moment it is pressed, opens once the page is alive, and is itself again',
    async (name) => {
      shopper = await shop.visitor({ width: 390 })
      const { page, url } = shopper
      const letGo = await heldScripts(shopper)
      await page.goto(`${url}/c/footwear-1000`)
      const opener = page.getByRole('button', { name, exact: true })
      const looks = () =>
        opener.evaluate((button) => [getComputedStyle(button).cursor, button.getAttribute('data-pending')])
      expect(await looks()).toEqual(['pointer', null])
      // An impatient shopper presses again.
      for (const _ of [1, 2]) await opener.click()
      expect(await looks()).toEqual(['progress', 'true'])
      await letGo()
      // A key goes to what has the focus.
      await page.locator('[role=dialog]:focus-within').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      expect(await looks()).toEqual(['pointer', null])
    },
  )
})

test('RT-21 a link that is drawn anew after it was pressed is followed all the same', async () => {
  shopper = await shop.visitor()
  const { page, url } = shopper
  // The browser does not follow it for being slow.
  await page.addInitScript(() => {
    const wait = window.setTimeout
    window.setTimeout = ((act: TimerHandler, ms?: number, ...more: readonly unknown[]) =>
      wait(act, ms === 1_000 ? 60_000 : ms, ...more)) as typeof setTimeout
  })
  const letGo = await heldScripts(shopper)
  await page.goto(`${url}/c/footwear-1000`)
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: /^Country and language/ })
    .evaluate((link: HTMLElement) => {
      link.click()
      link.replaceWith(link.cloneNode(true))
    })
  await letGo()
  await page.getByRole('heading', { name: 'Country and language', level: 1 }).waitFor()
})

test('RT-21 what comes alive after the page looks busy, too, when it is pressed before', async () => {
  shopper = await shop.visitor()
  const { page, url } = shopper
  let letGo = () => {}
  const free = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/assets/late-*.js', async (route) => {
    await free
    await route.continue()
  })
  await page.goto(`${url}/c/footwear-1000`)
  await isPageAlive(page)
  const opener = page.locator('.departments button').first()
  await opener.focus()
  for (const _ of [1, 2]) await page.keyboard.press('Enter')
  expect(await opener.getAttribute('data-pending')).toBe('true')
  expect(await opener.getAttribute('aria-expanded')).toBe('false')
  letGo()
  await eventually(() => opener.getAttribute('aria-expanded'), 'true')
  expect(await opener.getAttribute('data-pending')).toBe(null)
})

test('CAT-02 text typed and choices made before a page is alive count when it is', async () => {
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

test('CAT-03 two filters pressed before a page is alive are both in the address when it is', async () => {
  shopper = await shop.visitor()
  const { page, url } = shopper
  const letGo = await heldScripts(shopper)
  await page.goto(`${url}/c/footwear-1000`)
  const colours = page.getByRole('group', { name: 'Color' }).locator('label')
  for (const place of [0, 1]) await colours.nth(place).click()
  await letGo()
  await eventually(() => new URL(page.url()).searchParams.get('colour')?.split(',').length, 2)
})

describe('when the connection is lost before a page is alive', () => {
  /** Holds back the shop's scripts until the connection is cut, and lets them through once it is back. */
  const cutBeforeScripts = async ({ context }: Visitor) => {
    let cut = () => {}
    let isBack = false
    const gone = new Promise<void>((resolve) => (cut = resolve))
    const fail = async (route: Route) => {
      await gone
      await (isBack ? route.continue() : route.abort('internetdisconnected'))
    }
    await context.route('**/assets/*.js', fail)
    return { cut, fail, restore: () => (isBack = true) }
  }

  const saysSo = async (page: Page) => {
    await page.getByRole('alert').getByText('The connection was lost while this page was loading').waitFor()
    expect(await page.locator('[data-pending]').count()).toBe(0)
  }

  const comesAlive = async (page: Page) => {
    await isPageAlive(page)
    expect(await page.locator('.page-stopped').isHidden()).toBe(true)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.getByRole('dialog').getByText('Harrow Mid').first().waitFor()
    shopper.complaints.length = 0
  }

  test('RT-25 it says so, nothing keeps looking busy, and it loads again when the connection returns', async () => {
    shopper = await shop.visitor()
    const { page, context, url } = shopper
    const { cut, restore } = await cutBeforeScripts(shopper)
    await page.goto(`${url}${harrow}`)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await page.locator('[data-pending]').first().waitFor()
    await context.setOffline(true)
    cut()
    await saysSo(page)
    await page.getByRole('banner').getByRole('combobox').fill('boots')
    await page.keyboard.press('Enter')
    expect(await page.locator('[data-pending]').count()).toBe(0)
    expect(page.url()).toBe(`${url}${harrow}`)
    restore()
    const loaded = page.waitForEvent('load')
    await context.setOffline(false)
    await loaded
    await comesAlive(page)
  })

  test('RT-25 it says so and looks for it also where the browser believes that it is there', async () => {
    shopper = await shop.visitor()
    const { page, context, url } = shopper
    const { cut, fail, restore } = await cutBeforeScripts(shopper)
    await page.goto(`${url}${harrow}`)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await context.route(`${url}${harrow}`, fail)
    cut()
    await saysSo(page)
    const loaded = page.waitForEvent('load')
    restore()
    await loaded
    await comesAlive(page)
  })

  test('RT-25 it does so as often as the connection is lost', async () => {
    shopper = await shop.visitor()
    const { page, context, url } = shopper
    let loads = 0
    let isLost = true
    await context.route(`${url}${harrow}`, async (route) => {
      if (route.request().method() === 'HEAD')
        return isLost ? route.abort('internetdisconnected') : route.fulfill({ status: 200 })
      loads += 1
      isLost = true
      return route.continue()
    })
    await context.route('**/assets/*.js', (route) =>
      loads < 3 ? route.abort('internetdisconnected') : route.continue(),
    )
    await page.goto(`${url}${harrow}`)
    for (const nth of [1, 2]) {
      await eventually(() => loads, nth)
      await saysSo(page)
      // As if the guard's ten seconds were over.
      await page.evaluate(() => sessionStorage.removeItem('cairn:reloaded-at'))
      isLost = false
    }
    await eventually(() => loads, 3)
    await comesAlive(page)
  })
})
