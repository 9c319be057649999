import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { noteShifts, shiftsOf, slowArrivals } from '../e2e/support/shifts.ts'
import { addToCart } from '../e2e/support/walk.ts'
import { accountLink, openAccount, openSignIn, signIn } from '../e2e/support/walkAccount.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const audienceCookie = async (): Promise<string> =>
  (await shopper.context.cookies()).find(({ name }) => name === 'cairn-audience')?.value ?? ''

/** Whose pages are looked at: how they become one of them, and a segment by which the cookie shows it. */
const shoppers: readonly (readonly [who: string, segment: string, become: () => Promise<unknown>])[] = [
  ['a guest', 'loggedOut.nonEmployee.cartEmpty', async () => undefined],
  ['a guest with a cart', 'loggedOut.nonEmployee.cartNotEmpty', () => addToCart(shopper)],
  [
    'a new account',
    'loggedIn.nonLoyalty',
    async () => {
      await shopper.page.goto(shopper.url)
      await isAlive(shopper.page)
      await openAccount(shopper.page)
    },
  ],
  [
    'a member',
    'loggedIn.loyalty',
    async () => {
      await shopper.page.goto(shopper.url)
      await isAlive(shopper.page)
      await openSignIn(shopper.page)
      await signIn(shopper.page, 'loyalty@example.com')
      await accountLink(shopper.page).waitFor()
    },
  ],
]

/**
 * A page whose blocks depend on the segment, and screens with slots: drawn by the server, and by the browser. At the
 * first two, `stillPages.test.ts` sees both guests at the same visits. Who is signed in is led away from signing up.
 */
const dependent = [
  ['/wash-and-proof', '[data-block="rich-text"]'],
  ['/cart', '[data-slot="cart"]'],
] as const
const others = [
  ['/search?q=boot', '[data-slot="search"]'],
  ['/stores', '[data-slot="store-locator"]'],
] as const
const signUp = ['/sign-up', 'main form'] as const

describe('on a processor four times as slow', () => {
  test.each(shoppers)(
    'SEG-04 CMS-02 nothing moves and nothing is drawn twice for %s: at the first visit, the next one, and without the cookie',
    { timeout: 480_000 },
    async (_, segment, become) => {
      shopper = await shop.visitor({ width: 390 })
      const { context, page, url } = shopper
      await context.addInitScript(noteShifts)
      await become()
      const arriveAt = await slowArrivals(page)
      const moved: string[] = []
      const look = async (visit: string) => {
        const own = segment.startsWith('loggedOut') ? [...others, signUp] : [...dependent, ...others]
        for (const [path, shown] of own) {
          moved.push(...(await arriveAt(`${url}${path}`)).map((shift) => `${visit} ${path}: ${shift}`))
          await page.locator(shown).first().waitFor()
        }
      }
      await look('first')
      await expect.poll(audienceCookie).toContain(segment)
      await look('next')
      await context.clearCookies({ name: 'cairn-audience' })
      await look('cleared')
      expect(moved).toEqual([])
    },
  )
})

const firstPaint = (): number => performance.getEntriesByName('first-paint')[0]?.startTime ?? 0

/** An init script that notes when the first picture was complete in the document, ms. */
const noteDrawn = (): void => {
  new MutationObserver((_, observer) => {
    if (document.querySelector('#drawn') === null) return
    Object.assign(window, { drawnAt: performance.now() })
    observer.disconnect()
  }).observe(document, { childList: true, subtree: true })
}

describe('over a slow connection', () => {
  test(
    'CMS-02 the first picture of a page comes in one piece, and nothing in it moves',
    { timeout: 120_000 },
    async () => {
      shopper = await shop.visitor({ width: 390 })
      const { context, page, url } = shopper
      await context.addInitScript(noteShifts)
      await context.addInitScript(noteDrawn)
      await addToCart(shopper)
      const cdp = await context.newCDPSession(page)
      await cdp.send('Network.enable')
      const bytesPerSecond = 100_000
      const speed = { latency: 20, downloadThroughput: bytesPerSecond, uploadThroughput: bytesPerSecond }
      await cdp.send('Network.emulateNetworkConditions', { offline: false, ...speed })
      for (const path of ['/cart', '/search?q=boot', '/c/footwear-1000']) {
        await page.goto(`${url}${path}`, { waitUntil: 'domcontentloaded' })
        await expect.poll(() => page.evaluate(firstPaint)).toBeGreaterThan(0)
        const drawn = await page.evaluate<number>('window.drawnAt')
        expect(await page.evaluate(firstPaint), path).toBeGreaterThan(drawn)
        await page.waitForLoadState('load')
        expect(await shiftsOf(page)).toEqual([])
      }
    },
  )
})
