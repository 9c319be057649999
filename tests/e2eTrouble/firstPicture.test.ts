import { afterEach, expect, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { openProxy } from '../e2e/support/proxy.ts'
import { eventually } from '../e2e/support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

/** One file: what every page speaks of. */
const around = ['copy-en']
const pages = [
  { path: '', code: 'ContentPage', words: around },
  { path: '/c/footwear-1000', code: 'CategoryPage', words: around },
  { path: '/p/harrow-mid-boot-HARROWMID1', code: 'ProductPage', words: [...around, 'copy-product-en'] },
  { path: '/cart', code: 'CartPage', words: [...around, 'copy-late-en-us'] },
  { path: '/search/hub', code: 'SearchHubPage', words: [...around, 'search'] },
  { path: '/stores', code: 'StoreLocatorPage', words: [...around, 'copy-places-en-us'] },
]

test('CAT-04 the words of a page load in parallel with its code, which is held back here until all of them are asked for', async () => {
  shopper = await shop.visitor()
  const { page, url } = shopper
  for (const { path, code, words } of pages) {
    const missing = new Set(words)
    let isAsked = () => {}
    const areAsked = new Promise<void>((resolve) => (isAsked = resolve))
    await page.route('**/assets/*.js', async (route) => {
      const name = /\/assets\/(.+)-[\w-]{7}\.js$/.exec(route.request().url())?.[1] ?? ''
      missing.delete(name)
      if (missing.size === 0) isAsked()
      if (name === code) await areAsked
      await route.continue()
    })
    await page.goto(`${url}${path}`)
    await isAlive(page)
    expect([...missing], code).toEqual([])
    await page.unroute('**/assets/*.js')
  }
})

test('the entry file of the worker is there when the worker starts: asked for once, before the scripts of a drawn page', async () => {
  const proxy = await openProxy()
  try {
    shopper = await shop.visitor()
    await shopper.page.goto(`${proxy.url}/en-us`)
    await isAlive(shopper.page)
    const scripts = () =>
      proxy.asked.flatMap((path) => /\/assets\/(worker|core|index)-[\w-]{7}\.js$/.exec(path)?.[1] ?? [])
    await eventually(scripts, ['worker', 'index', 'core'])
  } finally {
    await shopper.context.close()
    await proxy.close()
  }
})
