import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { openProxy } from '../e2e/support/proxy.ts'
import type { Proxy } from '../e2e/support/proxy.ts'
import { addToCart, cartCount, eventually, field, openProduct, sees, toCart } from '../e2e/support/walk.ts'
import { isQuiet } from '../e2e/support/quiet.ts'

const shop = useShop()
let shopper: Visitor
let proxy: Proxy
beforeEach(async () => {
  proxy = await openProxy()
})
afterEach(async () => {
  await shopper.context.close()
  await proxy.close()
  expect(shopper.complaints).toEqual([])
})

const offer = 'We’ve updated our site.'

/** A shopper under one version's service worker, with a cart or without, to whom another version is then served. */
const arriveBeforeUpdate = async (hasCart = false): Promise<void> => {
  const visitor = await shop.visitor({ serviceWorkers: 'allow' })
  shopper = { ...visitor, url: `${proxy.url}/en-us` }
  await (hasCart ? addToCart(shopper) : shopper.page.goto(`${shopper.url}/stores`))
  await isQuiet(shopper.page)
  await shopper.page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  proxy.change('/sw.js', (text) => `${text}\n// the next version`)
}

/** Notes on the page that its service worker is registered and that its waiting callbacks have run. */
const noteRegistered = (): void => {
  const { register } = ServiceWorkerContainer.prototype
  ServiceWorkerContainer.prototype.register = async function (...asked) {
    const registration = await register.apply(this, asked)
    requestAnimationFrame(() => requestAnimationFrame(() => (document.documentElement.dataset['registered'] = '')))
    return registration
  }
}

/** `updatefound` comes only when the new service worker has been installed. */
const announceLate = (): void => {
  const listen = EventTarget.prototype.addEventListener
  ServiceWorkerRegistration.prototype.addEventListener = function (
    this: ServiceWorkerRegistration,
    type: string,
    listener: EventListener,
  ) {
    const late = (event: Event): void =>
      this.installing?.addEventListener('statechange', () => listener.call(this, event), { once: true })
    listen.call(this, type, type === 'updatefound' ? late : listener)
  }
}

describe('when a newer version is deployed', () => {
  test('a new version is offered outside the checkout, not forced, and each tab that takes it reloads with its cart', async () => {
    await arriveBeforeUpdate(true)
    const { page, url } = shopper
    await page.goto(`${url}/checkout`)
    await field(page, 'Email').waitFor()
    await isQuiet(page)
    const waiting = () =>
      page.evaluate(() =>
        navigator.serviceWorker.getRegistration().then((registration) => registration?.waiting?.state ?? null),
      )
    await eventually(waiting, 'installed')
    expect(await page.getByText(offer).count()).toBe(0)
    await page.getByRole('link', { name: 'Back to cart' }).click()
    await sees(page, offer)
    expect(await waiting()).toBe('installed')
    const other = await shopper.tab()
    await other.goto(url)
    await sees(other, offer)
    // Chromium keeps a version at work that was left while it still answered.
    await isQuiet(page)
    for (const tab of [other, page]) {
      const reloaded = tab.waitForEvent('load')
      await tab.getByRole('button', { name: 'Reload' }).click()
      await reloaded
      await tab.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
      await eventually(() => cartCount(tab).getAttribute('aria-label'), 'Cart, 1 item')
    }
    await eventually(waiting, null)
    await eventually(() => page.getByText(offer).count(), 0)
  })

  test('a page that no service worker controls is offered no newer version: on a first visit to Firefox the first one waits', async () => {
    await arriveBeforeUpdate()
    const { page, context, url } = shopper
    const other = await shopper.tab()
    await other.goto(url)
    await sees(other, offer)
    await page.addInitScript(noteRegistered)
    await (await context.newCDPSession(page)).send('Page.reload', { ignoreCache: true })
    await cartCount(page).waitFor()
    const state = () =>
      navigator.serviceWorker
        .getRegistration()
        .then((registration) => [registration?.waiting?.state, navigator.serviceWorker.controller])
    await eventually(() => page.evaluate(state), ['installed', null])
    await page.locator('html[data-registered]').waitFor()
    expect(await page.getByText(offer).count()).toBe(0)
  })

  test('a version that is already waiting when the browser announces it, as WebKit may, is offered too', async () => {
    await arriveBeforeUpdate()
    const { page, url } = shopper
    await page.addInitScript(announceLate)
    await page.goto(url)
    await sees(page, offer)
  })
})

test('a tab that is older than the database stops writing and says so', async () => {
  shopper = await shop.visitor()
  const { page, url } = shopper
  await toCart(shopper)
  const newer = await shopper.tab()
  await newer.goto(`${url}/favicon.svg`)
  await newer.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const open = indexedDB.open('cairn', 100_000)
        open.onsuccess = () => resolve(open.result.close())
        open.onerror = () => reject(open.error ?? new Error('not opened'))
      }),
  )
  await sees(page, 'Please reload this tab.')
  await openProduct(shopper)
  await sees(page, 'Please reload this tab.')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.getByRole('alert').filter({ hasText: /\w/ }).first().waitFor()
})
