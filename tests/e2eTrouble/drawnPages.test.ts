import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, describe, expect, test } from 'vitest'
import type { DrawPage } from '../../contracts/drawing.ts'
import { projectRoot } from '../../tools/start/installDependencies.mjs'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { heldScripts } from '../e2e/support/heldScripts.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { harrow } from '../e2e/support/walk.ts'

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

describe('before the page is alive', () => {
  test('CAT-04 the server’s first picture of a page comes to life as it is, and no part of it is created again', async () => {
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

  test('AUTH-05 a browser with an account is not shown an empty cart before its own log has been read', async () => {
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
})

describe('what the server draws', () => {
  test.each(['/debug', '/checkout', '/stores', '/no-such-page'])(
    '%s is left to the browser, and its code is not even looked for',
    async (path) => {
      const { drawPage } = (await import(pathToFileURL(join(projectRoot, 'dist/drawing/drawPage.mjs')).href)) as {
        readonly drawPage: DrawPage
      }
      expect(await drawPage(`/en-us${path}`, { answer: async () => null, views: {} })).toBeNull()
    },
  )

  test.each([
    ['fr-ca', 'Chaussures', 'fr-CA'],
    ['de-de', 'Schuhe', 'de-DE'],
    ['it-it', 'Calzature', 'it-IT'],
    ['es-es', 'Calzado', 'es-ES'],
  ])(
    'RT-18 I18N-01 the head of a drawn page is its own, in the language of the shop: %s',
    async (locale, title, lang) => {
      shopper = await shop.visitor({ locale })
      const { page, url } = shopper
      await heldScripts(shopper)
      await page.goto(`${url}/c/footwear-1000`)
      expect(await page.title()).toBe(`${title} | Cairn`)
      expect(await page.locator('html').getAttribute('lang')).toBe(lang)
    },
  )

  test('a theme that was chosen holds from the first picture on', async () => {
    shopper = await shop.visitor()
    const { page, url } = shopper
    await page.goto(url)
    await isAlive(page)
    expect(await page.getByLabel('Theme').locator('option').allInnerTexts()).toEqual(['System', 'Light', 'Dark'])
    await page.getByLabel('Theme').selectOption('dark')
    await heldScripts(shopper)
    await page.reload()
    expect(await page.locator('html').getAttribute('data-theme')).toBe('dark')
  })

  test('a page whose scripts do not load can be read and its links work', async () => {
    shopper = await shop.visitor()
    const { page, url } = shopper
    await page.route('**/assets/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await page.goto(`${url}${harrow}`)
    await page.getByRole('heading', { level: 1, name: 'Harrow Mid' }).waitFor()
    await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: 'Footwear' }).click()
    await page.getByRole('heading', { level: 1, name: 'Footwear' }).waitFor()
  })
})
