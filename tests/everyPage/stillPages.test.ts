import { afterEach, describe, expect, test } from 'vitest'
import { isOwnPage } from '../../core/domain/content/isOwnPage.ts'
import { visitorCookieName, writeVisitor } from '../../core/domain/experiment/visitorCookie.ts'
import { contentPath } from '../../core/domain/route/contentPath.ts'
import { seedDocuments } from '../../server/content/seed/seedDocuments.ts'
import { seedDatafile } from '../../server/experiment/seedDatafile.ts'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { useOwnServer } from '../e2e/support/ownServer.ts'
import { noteShifts, slowArrivals } from '../e2e/support/shifts.ts'
import { addToCart, harrow } from '../e2e/support/walk.ts'
import { accountLink, openSignIn, signIn } from '../e2e/support/walkAccount.ts'

/**
 * `CAIRN_STILL=shoppers`: every shopper and variant at every visit; each sees the pages that depend on who looks, and
 * they share all others. `CAIRN_STILL=all`: each of them sees every page (hours). Otherwise guests share the pages, one
 * article and two categories standing for all (`stillContent.test.ts` looks at those that depend on an account).
 */
const asked = process.env['CAIRN_STILL']
const seesAll = asked === 'all'
const seesAllShoppers = seesAll || asked === 'shoppers'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

/** A shop in development, where experiments are on. */
const { address } = useOwnServer()

const documents = seedDocuments().filter(({ site }) => site === 'NA')

/** Pages whose blocks depend on who looks, and screens that show a slot; the first is drawn by variants, too. */
const dependent = ['', '/wash-and-proof', '/cart']

const pages = [
  ...documents.flatMap(({ family, key, parent, bodies }) => {
    const path = family === 'page' && isOwnPage(key, bodies['en']?.slots ?? {}) ? contentPath(key) : null
    return path === null || (parent === 'journal' && !seesAllShoppers && key !== 'lake-isabelle') ? [] : [path]
  }),
  ...documents
    .flatMap(({ family, key }) => (family === 'category' ? [`/c/any-${key}`] : []))
    .filter((_, place) => seesAllShoppers || place < 2),
  harrow,
  '/search?q=boot',
  '/stores',
].filter((path) => !dependent.includes(path))

const account = (email: string) => async () => {
  await shopper.page.goto(shopper.url)
  await isAlive(shopper.page)
  await openSignIn(shopper.page)
  await signIn(shopper.page, email)
  await accountLink(shopper.page).waitFor()
}

/** How a guest becomes one of them, and by which segments the cookie shows it. */
const shoppers: readonly (readonly [who: string, segments: string, become: () => Promise<unknown>])[] = [
  ['a guest', 'loggedOut.nonEmployee.cartEmpty', async () => undefined],
  ['a guest with a cart', 'loggedOut.nonEmployee.cartNotEmpty', () => addToCart(shopper)],
  ...(seesAllShoppers
    ? ([
        ['an account', 'loggedIn.nonLoyalty', account('consumer@example.com')],
        ['a member', 'loggedIn.loyalty', account('loyalty@example.com')],
        ['an employee', 'employee', account('employee@example.com')],
        ['a prosumer of WRANX', 'prosumer.wranx', account('prosumer@example.com')],
        ['a prosumer of IPA', 'nonWranx.ipa', account('ipa@example.com')],
        ['an athlete', 'athlete', account('athlete@example.com')],
      ] as const)
    : []),
]

const visits = ['first', 'next', 'cleared'] as const

/** Who looks at which variants: each shopper at one of the two, or at both. */
const looks = shoppers
  .flatMap(([who, segments, become], nth) =>
    [0, 1].flatMap((variant) => (seesAllShoppers || variant === nth % 2 ? [{ who, variant, segments, become }] : [])),
  )
  .map((look, nth) => ({ ...look, nth }))

/** The pages of a visit: the dependent ones always, and a share of the others. */
const pagesOf = (nth: number, visit: number): readonly string[] =>
  seesAll
    ? [...dependent, ...pages]
    : [
        ...dependent,
        ...pages.filter((_, place) => place % (looks.length * visits.length) === nth * visits.length + visit),
      ]

describe('on a processor four times as slow', () => {
  test.each(looks)(
    'SEG-04 SEG-06 CMS-02 nothing moves and nothing is drawn twice for $who with variants $variant: at the first visit, the next one, and without the cookie',
    { timeout: seesAll ? 7_200_000 : 480_000 },
    async ({ variant, segments, become, nth }) => {
      shopper = { ...(await shop.visitor({ width: 390 })), url: address('/en-us') }
      const { context, page, url } = shopper
      const decisions = seedDatafile.experiments.map(({ key, variations }) => ({
        experienceId: key,
        variantId: variations[variant]?.key ?? '',
      }))
      const value = writeVisitor({ id: `0190a000-0000-7000-8000-0000000000${10 + nth}`, decisions })
      await context.addCookies([{ name: visitorCookieName, value, url }])
      await context.addInitScript(noteShifts)
      await become()
      const arriveAt = await slowArrivals(page)
      const moved: string[] = []
      const audience = async () =>
        (await context.cookies(url)).find(({ name }) => name === 'cairn-audience')?.value ?? ''
      for (const [place, visit] of visits.entries()) {
        for (const path of pagesOf(nth, place)) {
          if (visit === 'cleared') await context.clearCookies({ name: 'cairn-audience' })
          moved.push(...(await arriveAt(`${url}${path}`)).map((shift) => `${visit} ${path}: ${shift}`))
        }
        if (visit === 'first') await expect.poll(audience).toContain(segments)
      }
      expect(moved).toEqual([])
    },
  )
})
