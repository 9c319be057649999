import type { Locator } from 'playwright'
import { afterEach, describe, expect, test } from 'vitest'
import { violationsOn } from '../e2e/support/axe.ts'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor, VisitorOptions } from '../e2e/support/browser.ts'
import { heldScripts } from '../e2e/support/heldScripts.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { focusedName } from '../e2e/support/keyboard.ts'
import { eventually } from '../e2e/support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const opened = async (options: VisitorOptions = {}, path = '/materials'): Promise<Visitor> => {
  shopper = await shop.visitor(options)
  await shopper.context.addInitScript(keepEngagements)
  await shopper.page.goto(`${shopper.url}${path}`)
  await isAlive(shopper.page)
  return shopper
}

/** What the page tells whoever counts. */
const keepEngagements = (): void => {
  const reported: unknown[] = []
  Object.assign(globalThis, { reported })
  addEventListener('cairn:engagement', (event) => reported.push((event as CustomEvent).detail))
}
const reported = (): Promise<unknown> => shopper.page.evaluate('reported')

const bar = (): Locator => shopper.page.getByRole('navigation', { name: 'Departments' })
const word = (name: string): Locator => bar().getByRole('link', { name, exact: true })
const panel = (): Locator => shopper.page.locator('.department-menu').filter({ visible: true })

describe('on a wide screen, the bar', () => {
  test.each([
    ['en-us', ['Footwear', 'Women', 'Men', 'Kids', 'Packs & gear', 'Repairs', 'Sale'], '/en-us/c/footwear-1000'],
    ['fr-ca', ['Chaussures', 'Femme', 'Homme', 'Enfant'], '/fr-ca/c/footwear-1000'],
  ])('NAV-15 NAV-03 in %s is the document’s first level, drawn by the server', async (locale, words, first) => {
    shopper = await shop.visitor({ locale })
    await heldScripts(shopper)
    await shopper.page.goto(shopper.url)
    const links = shopper.page.locator('.departments > li > a')
    expect((await links.allInnerTexts()).slice(0, words.length)).toEqual(words)
    expect(await links.first().getAttribute('href')).toBe(first)
  })

  test('NAV-10 its words are 2.35rem high or as high as the header, and a column of a panel is a sixth of it wide', async () => {
    await opened({ width: 1440 })
    const { page } = shopper
    const [own, header] = [await word('Footwear').boundingBox(), await page.locator('.header').boundingBox()]
    expect(own?.height).toBeLessThanOrEqual(header?.height ?? 0)
    const least = await word('Footwear').evaluate((element) => Number.parseFloat(getComputedStyle(element).minHeight))
    expect(least).toBeCloseTo(2.35 * 16)
    expect(own?.height).toBeGreaterThanOrEqual(least)
    await word('Footwear').hover()
    await panel().getByRole('link', { name: 'Shop all Footwear' }).waitFor()
    const sixths = await panel()
      .locator('.menu-item-columns')
      .evaluate((columns) => {
        // A column that spans two has the gap between them, too.
        const gap = Number.parseFloat(getComputedStyle(columns).columnGap)
        const sixth = (columns.clientWidth + gap) / 6
        return [...columns.children].map((column) => (column.getBoundingClientRect().width + gap) / sixth)
      })
    expect(sixths.length).toBeGreaterThan(1)
    for (const width of sixths) expect(width).toBeCloseTo(Math.round(width), 1)
    expect(Math.min(...sixths)).toBeCloseTo(1, 1)
  })

  test('NAV-05 NAV-06 a pointer that rests on a department opens its panel: shop all, columns, banner, pictures', async () => {
    await opened()
    await word('Footwear').hover()
    await panel().getByRole('link', { name: 'Shop all Footwear' }).waitFor()
    await panel().getByRole('link', { name: 'Hiking boots' }).first().waitFor()
    await panel().getByText('Your first pair of boots').waitFor()
    await panel().getByText('What is underfoot?').waitFor()
    expect(await panel().locator('.visual-selectors img').count()).toBe(4)
    expect(await violationsOn(shopper.page, 'panel')).toEqual([])
    await panel().getByRole('button', { name: 'Close' }).click()
    await panel().waitFor({ state: 'detached' })
  })

  test('NAV-05 NAV-07 by keyboard the button after the word opens it, Escape closes it and returns the focus', async () => {
    const { page } = await opened()
    await word('Footwear').focus()
    await page.keyboard.press('Tab')
    expect(await focusedName(page)).toBe('Open the Footwear menu')
    await page.keyboard.press('Enter')
    await panel().getByRole('link', { name: 'Shop all Footwear' }).waitFor()
    await page.keyboard.press('Tab')
    expect(await focusedName(page)).toBe('Shop all Footwear')
    await page.keyboard.press('Escape')
    await panel().waitFor({ state: 'detached' })
    expect(await focusedName(page)).toBe('Open the Footwear menu')
  })
})

describe('on a phone, the menu', () => {
  test('NAV-04 NAV-08 NAV-09 has two levels of accordions, one department open at a time', async () => {
    const { page, url } = await opened({ width: 390 })
    expect(await bar().filter({ visible: true }).count()).toBe(0)
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const fold = (name: string) => menu.getByRole('button', { name, exact: true })
    await fold('Footwear').click()
    await menu.getByRole('link', { name: 'Shop all Footwear' }).waitFor()
    await fold('Women').click()
    await menu.getByRole('link', { name: 'Shop all Women' }).waitFor()
    await eventually(() => fold('Footwear').getAttribute('aria-expanded'), 'false')
    await fold('Footwear').click()
    await menu.getByText('What is underfoot?').filter({ visible: true }).waitFor()
    await fold('By kind').filter({ visible: true }).click()
    await menu.getByRole('link', { name: 'Sandals', exact: true }).first().waitFor()
    expect(await violationsOn(page, 'menu')).toEqual([])
    expect(await reported()).toEqual(
      [
        ['Expanded', 'department-1000', 1],
        ['Collapsed', 'department-1000', 1],
        ['Expanded', 'department-2000', 1],
        ['Collapsed', 'department-2000', 1],
        ['Expanded', 'department-1000', 1],
        ['Expanded', 'kinds-1000', 2],
      ].map(([what, section, level]) => ({ name: `menuSection${what}`, section, level })),
    )
    await menu.getByRole('link', { name: 'Sandals', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Sandals' }).waitFor()
    expect(page.url()).toBe(`${url}/c/sandals-1040`)
    await menu.waitFor({ state: 'detached' })
  })
})

test('NAV-14 the header goes away when the shopper scrolls down, and returns when they scroll up', async () => {
  const { page } = await opened({}, '/journal')
  const top = () => page.locator('.shop-header > .header').evaluate((header) => header.getBoundingClientRect().bottom)
  await page.locator('[data-block], .content').first().waitFor()
  await eventually(async () => {
    await page.mouse.wheel(0, 400)
    return (await top()) <= 0
  }, true)
  await eventually(async () => {
    await page.mouse.wheel(0, -60)
    return (await top()) > 40
  }, true)
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
})

describe('the footer', () => {
  test.each([
    ['en-us', 'Delivery', '/help/delivery', 'Sale terms'],
    ['fr-fr', 'Livraison', '/help/delivery', 'Conditions des soldes'],
  ])(
    'NAV-15 CMS-61 in %s has the columns of its document and the shop’s own controls',
    async (locale, name, path, small) => {
      shopper = await shop.visitor({ locale })
      const { page, url } = shopper
      const letGo = await heldScripts(shopper)
      await page.goto(url)
      const footer = page.getByRole('contentinfo')
      const column = footer.getByRole('link', { name, exact: true })
      expect(await column.getAttribute('href')).toBe(`/${locale}${path}`)
      expect(await footer.getByRole('link', { name: small }).count()).toBe(1)
      expect(await footer.getByRole('combobox').count()).toBe(1)
      await column.evaluate((element) => Object.assign(element, { isTheFirst: true }))
      await letGo()
      await isAlive(page)
      await eventually(
        () => column.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))),
        true,
      )
      expect(await column.evaluate((element) => 'isTheFirst' in element)).toBe(true)
      await column.click()
      await page.getByRole('heading', { level: 1, name }).waitFor()
    },
  )

  test('CMS-61 on a phone its columns open one by one, also before the page is alive', async () => {
    shopper = await shop.visitor({ width: 390 })
    const { page, url } = shopper
    await heldScripts(shopper)
    await page.goto(`${url}/materials`)
    const footer = page.getByRole('contentinfo')
    const delivery = footer.getByRole('link', { name: 'Delivery', exact: true })
    expect(await delivery.isVisible()).toBe(false)
    await footer.locator('summary').filter({ hasText: 'Help' }).click()
    await delivery.waitFor()
  })
})
