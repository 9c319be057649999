import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { addToCart, cartCount, eventually, openCart, sees } from '../e2e/support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

type Manifest = {
  readonly name: string
  readonly short_name: string
  readonly start_url: string
  readonly scope: string
  readonly display: string
  readonly icons: readonly {
    readonly src: string
    readonly sizes: string
    readonly type: string
    readonly purpose?: string
  }[]
}

/** ms; before it is active, the service worker has fetched the whole shop, which takes long on a busy machine. */
const fetchedWithin = 90_000

/** The service worker is active, and controls this page. */
const isUnderWorker = (): Promise<void> =>
  eventually(
    () => shopper.page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state ?? null),
    'activated',
    fetchedWithin,
  )

describe('before it is installed', () => {
  test('the manifest names the shop, and every icon has the size it promises', async () => {
    shopper = await shop.visitor()
    const { page, url } = shopper
    await page.goto(url)
    const href = (await page.locator('link[rel="manifest"]').getAttribute('href')) ?? ''
    const answer = await page.request.get(new URL(href, url).href)
    expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/)
    const manifest = (await answer.json()) as Manifest
    expect(manifest).toMatchObject({
      name: 'Cairn',
      short_name: 'Cairn',
      start_url: '/',
      scope: '/',
      display: 'standalone',
    })
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual(
      expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
    )
    const measured = await page.evaluate(
      (icons) =>
        Promise.all(
          icons.map(async ({ src }) => {
            const image = new Image()
            image.src = src
            await image.decode()
            return `${image.naturalWidth}x${image.naturalHeight}`
          }),
        ),
      manifest.icons,
    )
    expect(measured).toEqual(manifest.icons.map(({ sizes }) => sizes))
  })

  test('Chromium finds nothing that would keep the shop from being installed', async () => {
    shopper = await shop.visitor({ serviceWorkers: 'allow' })
    const { page, context, url } = shopper
    await page.goto(url)
    await isUnderWorker()
    const devtools = await context.newCDPSession(page)
    const { errors } = await devtools.send('Page.getAppManifest')
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    expect(errors).toEqual([])
    // A test's profile counts as private browsing, where nothing can be installed.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  })
})

test('installed and offline the shop starts at its own address, reloads, and keeps its cart', async () => {
  shopper = await shop.visitor({ serviceWorkers: 'allow' })
  const { page, context, url } = shopper
  await addToCart(shopper)
  await openCart(shopper)
  await page.goto(url)
  await page.getByRole('main').locator('a[href*="/p/"]').first().waitFor()
  await isUnderWorker()
  await context.setOffline(true)
  await page.reload()
  await sees(page, 'You’re offline.')
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  await page.goto(new URL('/', url).href)
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  await eventually(() => page.url(), url)
  await page.goto(`${url}/cart`)
  await page.locator('li.cart-line').waitFor()
  await eventually(() => cartCount(page).getAttribute('aria-label'), 'Cart, 1 item')
})
