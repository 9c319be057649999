import type { Page, Route } from 'playwright'
import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor, VisitorOptions } from '../e2e/support/browser.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { tabTo } from '../e2e/support/keyboard.ts'
import { forgetShifts, noteShifts, shiftsOf, slowDown } from '../e2e/support/shifts.ts'
import { undrawn } from '../e2e/support/undrawn.ts'
import { addToCart, eventually, harrow } from '../e2e/support/walk.ts'

const shop = useShop()
let shopper: Visitor
/** What went to the gallery, as path and query. */
let asked: string[]
afterEach(() => expect(shopper.complaints).toEqual([]))

const arrive = async (
  path: string,
  options: VisitorOptions = {},
  prepare: (visitor: Visitor) => Promise<unknown> = async () => undefined,
): Promise<Page> => {
  shopper = await shop.visitor(options)
  const { context, page, url } = shopper
  asked = []
  context.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/social-gallery/')) asked.push(pathname + search)
  })
  await context.addInitScript(noteShifts)
  await prepare(shopper)
  await page.goto(url + path)
  await isAlive(page)
  return page
}

const place = (page: Page) => page.locator('.social-gallery')
const photos = (page: Page) => place(page).getByRole('list').getByRole('listitem')
const streams = () => asked.filter((path) => path.includes('/streams/'))
const seesPhotos = (page: Page): Promise<void> => photos(page).first().waitFor()

/** Reads the diagnostics that the flight recorder shows, in another tab, again with each call. */
const onlyLogged = async (): Promise<() => Promise<string>> => {
  const debug = await shopper.tab()
  return async () => {
    await debug.goto(`${shopper.url}/debug`)
    await debug.locator('.debug-work').waitFor()
    return (await debug.locator('.recorder-band').allInnerTexts()).join()
  }
}

describe('the image-commerce widget', () => {
  const showsThem = async (page: Page, locale: string, title: string, by: RegExp): Promise<void> => {
    await place(page).getByRole('heading', { level: 2, name: title }).waitFor()
    expect(streams()).toEqual(['/social-gallery/streams/open-bench/media/recent?limit=12&filter=resoled'])
    for (const photo of await photos(page).all()) {
      expect((await photo.getByRole('img').getAttribute('alt'))?.length).toBeGreaterThan(10)
      expect(await photo.getByRole('link').getAttribute('href')).toMatch(new RegExp(`^/${locale}/p/`))
      expect(await photo.locator('.meta').innerText()).toMatch(by)
    }
  }

  test('CMS-56 CMS-58 shows what an editor chose, each photo with words and a link that Enter opens, by a script that is told base, container and locale', async () => {
    const page = await arrive('/open-bench')
    await seesPhotos(page)
    await showsThem(page, 'en-us', 'Seen outdoors', /^Photo by /)
    expect(asked[0]).toBe('/social-gallery/widget.js?base=%2Fsocial-gallery&container=open-bench&locale=en-us')
    await tabTo(page, /^Harrow Mid/)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/p/harrow-mid-boot-HARROWMID1')
  })

  test('CMS-56 CMS-59 in French, its script is asked half a second after its place is there', async () => {
    const page = await arrive('/open-bench', { locale: 'fr-ca' }, async ({ context }) => {
      await undrawn(context)
      await context.addInitScript(noteTimes)
    })
    await seesPhotos(page)
    await showsThem(page, 'fr-ca', 'Vu dehors', /^Photo de /)
    const { placed, loaded } = await page.evaluate<{ placed: number; loaded: number }>('window.times')
    expect(loaded - placed).toBeGreaterThan(490)
  })
})

/** An init script that notes when the place was there, and when the script was put into the page, ms. */
const noteTimes = (): void => {
  const times = { placed: 0, loaded: 0 }
  Object.assign(window, { times })
  new MutationObserver(() => {
    if (document.querySelector('.social-gallery')) times.placed ||= performance.now()
    if (document.querySelector('script[src*="/social-gallery/widget.js"]')) times.loaded ||= performance.now()
  }).observe(document, { childList: true, subtree: true })
}

test('CMS-56 CAT-05 a product’s page shows photos of its masterId alone, and draws no answer about what its place does not show any more', async () => {
  let isAsked = () => {}
  const asks = new Promise<void>((resolve) => (isAsked = resolve))
  const page = await arrive(harrow, {}, async ({ context }) => {
    await context.addInitScript(holdAnswers)
    await context.route('**/products/v2/products/HARROWMID1/details*', async (route) => {
      const answer = await route.fetch()
      await asks
      await route.fulfill({ response: answer, json: { ...(await answer.json()), masterId: 'STRATAMTN1' } })
    })
  })
  await eventually(() => streams().at(-1), '/social-gallery/streams/HARROWMID1/media/recent?limit=12')
  isAsked()
  const strata = photos(page).getByAltText('Strata Mountain').first()
  await strata.waitFor()
  expect(streams().at(-1)).toBe('/social-gallery/streams/STRATAMTN1/media/recent?limit=12')
  await page.evaluate('letGo()')
  expect(await strata.count()).toBe(1)
})

/** An init script that keeps the answer about the boot's photos from the page, until `letGo()`. It resolves once that was handled. */
const holdAnswers = (): void => {
  let free = () => {}
  const isFree = new Promise<void>((resolve) => (free = resolve))
  const ask = window.fetch
  window.fetch = async (...call) => {
    const answer = await ask(...call)
    if (!answer.url.includes('/streams/HARROWMID1/')) return answer
    const read: unknown = await answer.json()
    answer.json = () => Promise.resolve(read)
    await isFree
    return answer
  }
  const letGo = async (): Promise<void> => {
    free()
    await new Promise((resolve) => setTimeout(resolve))
  }
  Object.assign(window, { letGo })
}

describe('without consent to targeting', () => {
  const banner = (page: Page) => page.getByRole('region', { name: 'Cookies and your privacy' })
  const asksNothing = async (page: Page): Promise<void> => {
    await banner(page).waitFor()
    await page.locator('[data-block="social-gallery"]').waitFor({ state: 'attached' })
    expect([asked, await place(page).count()]).toEqual([[], 0])
  }

  test('CMS-56 TRK-01 nothing is asked on a page until it is given, then the photos come', async () => {
    const page = await arrive('/open-bench', { locale: 'en-gb', consent: 'unasked' })
    await asksNothing(page)
    await banner(page).getByRole('button', { name: 'Accept all' }).click()
    await seesPhotos(page)
    expect(await shiftsOf(page)).toEqual([])
  })

  test('CMS-56 CMS-58 TRK-01 CAT-05 nor on a product’s, where a look-up that fails is only logged, and the photos of what came with the page stay', async () => {
    const page = await arrive(harrow, { locale: 'en-gb', consent: 'unasked' }, ({ context }) =>
      context.route('**/products/v2/products/*/details*', (route) => route.abort()),
    )
    await asksNothing(page)
    await banner(page).getByRole('button', { name: 'Accept all' }).click()
    await seesPhotos(page)
    expect(await shiftsOf(page)).toEqual([])
    expect(streams()).toEqual(['/social-gallery/streams/HARROWMID1/media/recent?limit=12'])
    await eventually(await onlyLogged(), /productLookup product network ×\d/)
    expect(await page.locator('main').innerText()).not.toMatch(/went wrong|not reach|try again/i)
  })
})

test('CMS-58 a script that does not load and a service that does not answer are only logged, and the page stays as it is', async () => {
  const script = '**/social-gallery/widget.js*'
  const page = await arrive('/open-bench', {}, async (visitor) => {
    // The recorder shows nothing of an empty log.
    await addToCart(visitor)
    await visitor.context.route(script, (route) => route.abort())
  })
  await page.getByRole('heading', { level: 2, name: 'Two days' }).waitFor()
  const log = await onlyLogged()
  // The page before may have asked for it, too.
  await eventually(log, /widgetScript gallery network ×\d/)
  expect(await page.locator('main').innerText()).not.toMatch(/went wrong|not reach|try again/i)
  await expect.poll(() => place(page).count()).toBe(0)
  expect(await shiftsOf(page)).toEqual([])
  const { context } = shopper
  await context.unroute(script)
  await context.route('**/social-gallery/streams/**', (route) => route.fulfill({ status: 503, body: '' }))
  await page.reload()
  await eventually(log, /widgetScript gallery 503 ×1/)
  await expect.poll(() => place(page).count()).toBe(0)
})

describe('on a processor four times as slow', () => {
  /** A page whose gallery is in sight while its script is held back, and what lets the script go. */
  const arriveWaiting = async (path: string, then: (route: Route) => Promise<void>) => {
    let letGo = () => {}
    const free = new Promise<void>((resolve) => (letGo = resolve))
    const page = await arrive(path, { width: 390 }, async ({ context, page: slow }) => {
      await slowDown(slow)
      await context.route('**/social-gallery/widget.js*', async (route) => {
        await free
        await then(route)
      })
    })
    await place(page).scrollIntoViewIfNeeded()
    await expect.poll(() => asked.length).toBe(1)
    return { page, letGo }
  }
  const heightOf = (page: Page) => async () => (await place(page).boundingBox())?.height ?? 0
  /** The same twice running. */
  const heightAtRest = async (page: Page): Promise<number> => {
    let last = 0
    await expect
      .poll(async () => {
        const [before, now] = [last, await heightOf(page)()]
        last = now
        return now > 0 && now === before
      })
      .toBe(true)
    return last
  }
  const isLoaded = (image: HTMLImageElement) => image.complete

  test.each(['/open-bench', harrow])(
    'CMS-56 nothing moves on %s when photos come into a place in sight',
    async (path) => {
      const { page, letGo } = await arriveWaiting(path, (route) => route.continue())
      const before = await heightAtRest(page)
      await forgetShifts(page)
      letGo()
      await seesPhotos(page)
      await expect.poll(() => photos(page).getByRole('img').first().evaluate(isLoaded)).toBe(true)
      expect([await heightOf(page)(), await shiftsOf(page)]).toEqual([before, []])
    },
  )

  test('CMS-58 nothing moves when the script fails in sight, and the place closes out of sight', async () => {
    const { page, letGo } = await arriveWaiting('/open-bench', (route) => route.abort())
    const lost = page.waitForEvent('requestfailed')
    letGo()
    await lost
    expect(await place(page).count()).toBe(1)
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect.poll(() => place(page).count()).toBe(0)
    expect(await shiftsOf(page)).toEqual([])
  })
})
