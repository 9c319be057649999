import type { Page } from 'playwright'
import { afterEach, describe, expect, test } from 'vitest'
import { decideVariants } from '../../core/domain/experiment/decideVariants.ts'
import { readVisitor } from '../../core/domain/experiment/visitorCookie.ts'
import { saveDatafile } from '../../server/experiment/datafileStore.ts'
import { seedDatafile } from '../../server/experiment/seedDatafile.ts'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { useOwnServer } from '../e2e/support/ownServer.ts'
import { noteShifts, slowArrivals } from '../e2e/support/shifts.ts'
import { accountLink, openSignIn, signIn } from '../e2e/support/walkAccount.ts'
import { isQuiet } from '../e2e/support/quiet.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

/** A shop in development, where experiments are on. */
const { address, books } = useOwnServer()

const titles = { control: 'Boots for the long way round', repair: 'Boots you wear for ten years' } as const

const cookieVisitor = async () => {
  const cookies = await shopper.context.cookies(address('/'))
  return readVisitor(cookies.map(({ name, value }) => `${name}=${value}`).join('; '))
}
const variantIn = async (experience: string) =>
  (await cookieVisitor())?.decisions.find(({ experienceId }) => experienceId === experience)?.variantId
const heroTitle = async (page: Page) => (await page.locator('[data-block="hero"] h1').first().textContent())?.trim()
const open = async (page: Page, path = '/en-us') => {
  await page.goto(address(path))
  await isAlive(page)
}
const exposuresOf = async (id: string | undefined) =>
  (
    await books()
      .selectFrom('experiment_exposure')
      .select(['experience_id', 'variant_id'])
      .where('visitor', '=', id ?? '')
      .orderBy('experience_id')
      .execute()
  ).map((row) => `${row.experience_id} ${row.variant_id}`)

/** A browser whose name the datafile assigns this variant. */
const idFor = (experience: string, variant: string): string => {
  for (let nth = 0; ; nth++) {
    const id = `0190a000-0000-7000-8000-${String(nth).padStart(12, '0')}`
    const decisions = decideVariants({ ...seedDatafile, revision: '1' }, { id, decisions: [] }, ['loggedOut'])
    if (decisions.some(({ experienceId, variantId }) => experienceId === experience && variantId === variant)) return id
  }
}
const beVisitor = (id: string) => shopper.context.addCookies([{ name: 'cairn-visitor', value: id, url: address('/') }])

/** Everybody would get the other variant now. */
const turnWeights = async () => {
  const experiments = seedDatafile.experiments.map((experiment) => ({
    ...experiment,
    trafficAllocation: experiment.trafficAllocation.map((range, place) => ({
      ...range,
      entityId: experiment.trafficAllocation[1 - place]?.entityId ?? '',
    })),
  }))
  await saveDatafile(books(), 'cairn-na', { ...seedDatafile, experiments }, { author: 'Wren', now: Date.now() })
}

describe('a visitor', () => {
  test(
    'SEG-06 SEG-12 sees one variant over reload, second tab, changed weights, offline, sign-in and sign-out, and is counted once',
    { timeout: 120_000 },
    async () => {
      shopper = await shop.visitor({ width: 1440 })
      const { page } = shopper
      await open(page)
      const variant = await variantIn('home-hero')
      const id = (await cookieVisitor())?.id
      const title = variant === 'repair' ? titles.repair : titles.control
      expect(await heroTitle(page)).toBe(title)
      await expect.poll(() => exposuresOf(id)).toEqual([`home-hero ${variant}`])

      await page.reload()
      await isAlive(page)
      expect(await heroTitle(page)).toBe(title)
      const second = await shopper.tab()
      await open(second)
      expect(await heroTitle(second)).toBe(title)
      await second.close()

      await turnWeights()
      // Only the log knows by now; a new name would get the other variant.
      await shopper.context.clearCookies({ name: 'cairn-visitor' })
      await open(page, '/en-us/cart')
      await expect.poll(() => variantIn('home-hero')).toBe(variant)
      expect((await cookieVisitor())?.id).toBe(id)
      await open(page)
      expect(await heroTitle(page)).toBe(title)

      await page.getByRole('banner').getByRole('link', { name: 'Repairs' }).first().click()
      await page.waitForURL('**/repairs')
      await shopper.context.setOffline(true)
      await page.goBack()
      await expect.poll(() => heroTitle(page)).toBe(title)
      await shopper.context.setOffline(false)

      await openSignIn(page)
      await signIn(page, 'loyalty@example.com')
      await accountLink(page).waitFor()
      await open(page)
      expect(await heroTitle(page)).toBe(title)
      await open(page, '/en-us/account')
      await page.getByRole('button', { name: 'Sign out' }).first().click()
      await accountLink(page).waitFor({ state: 'hidden' })
      await open(page)
      expect(await heroTitle(page)).toBe(title)
      await shopper.context.clearCookies({ name: 'cairn-visitor' })
      await open(page, '/en-us/cart')
      await expect.poll(() => variantIn('home-hero')).toBe(variant)
      expect(await exposuresOf(id)).toEqual([`home-hero ${variant}`])
    },
  )

  test('SEG-12 is counted for a variant of the menu once its panel is open', { timeout: 60_000 }, async () => {
    shopper = await shop.visitor({ width: 1440 })
    const id = idFor('menu-banner', 'workshop')
    await beVisitor(`${id}!menu-banner*workshop`)
    const { page } = shopper
    await open(page, '/en-us/cart')
    expect(await exposuresOf(id)).toEqual([])
    await page.getByRole('banner').getByRole('link', { name: 'Footwear' }).hover()
    await page.getByText('Good boots outlive three soles').first().waitFor()
    await expect.poll(() => exposuresOf(id)).toEqual(['menu-banner workshop'])
  })
})

test(
  'SEG-06 CMS-02 a variant of a banner and of a heading is drawn by the server, nothing moves, and it is the same once the page is alive',
  { timeout: 120_000 },
  async () => {
    shopper = await shop.visitor({ width: 390 })
    const { context, page } = shopper
    await context.addInitScript(noteShifts)
    const arriveAt = await slowArrivals(page)
    for (const [experience, variant, path, words] of [
      ['home-hero', 'repair', '/en-us', titles.repair],
      ['care-heading', 'question', '/en-us/wash-and-proof', 'What did not survive?'],
    ] as const) {
      await beVisitor(`${idFor(experience, variant)}!${experience}*${variant}`)
      expect(await (await context.request.get(address(path))).text()).toContain(words)
      expect(await arriveAt(address(path)), variant).toEqual([])
      expect(await page.getByRole('heading', { name: words }).count()).toBe(1)
    }
  },
)

describe('without consent', () => {
  const asks = /\/datafiles\/|\/engine\/v1\/decide\//

  test.each([
    ['with the privacy signal', '/en-us', { 'sec-gpc': '1' }, titles.control],
    ['on a site that must ask first', '/fr-fr', {}, 'Des chaussures pour le grand détour'],
  ])(
    'TRK-01 TRK-03 %s everybody sees the baseline, has no cookie, and nothing is asked or sent',
    async (_, path, headers, title) => {
      shopper = await shop.visitor({ width: 1440 })
      const { context, page } = shopper
      await context.setExtraHTTPHeaders(headers)
      const asked: string[] = []
      context.on('request', (request) => void (asks.test(request.url()) && asked.push(request.url())))
      await open(page, path)
      await isQuiet(page)
      await page.reload()
      await isAlive(page)
      await isQuiet(page)
      expect(await heroTitle(page)).toBe(title)
      expect(await cookieVisitor()).toBeNull()
      expect(asked).toEqual([])
    },
  )
})
