import type { Page } from 'playwright'
import { afterEach, describe, expect, test } from 'vitest'
import { consentPolicyVersion } from '../../core/domain/consent/mustAskConsent.ts'
import { violationsOn } from '../e2e/support/axe.ts'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor, VisitorOptions } from '../e2e/support/browser.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { eventually, openProduct, sees, screeLow } from '../e2e/support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const version = consentPolicyVersion
const banner = (page: Page = shopper.page) => page.getByRole('region', { name: 'Cookies and your privacy' })
const answer = (name: string, page: Page = shopper.page) => banner(page).getByRole('button', { name, exact: true })
const choices = () => shopper.page.getByRole('dialog', { name: 'Choose your cookies' })
const box = (name: string) => choices().getByRole('checkbox', { name })
const fromFooter = async (): Promise<void> => {
  await shopper.page.getByRole('contentinfo').getByRole('button', { name: 'Privacy choices' }).click()
  await choices().waitFor()
}

/** What the next page is drawn for: the version of the notice and the categories beside the required one. */
const cookieSays = (expected: string): Promise<void> =>
  eventually(async () => {
    const cookies = await shopper.context.cookies()
    return /~([\d.]+)/.exec(cookies.find(({ name }) => name === 'cairn-audience')?.value ?? '')?.[1] ?? 'nothing'
  }, expected)

/** Counts layout shifts that no press explains. */
const watchShifts = (): void => {
  const seen = { shifts: 0 }
  Object.assign(globalThis, { seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) seen.shifts += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

const arrive = async (options: VisitorOptions = {}): Promise<Page> => {
  shopper = await shop.visitor({ locale: 'en-gb', consent: 'unasked', ...options })
  await shopper.context.addInitScript(watchShifts)
  await shopper.page.goto(shopper.url)
  await isAlive(shopper.page)
  return shopper.page
}

/** The server's own markup, as this visitor would get it now. */
const isDrawnAsking = async (): Promise<boolean> => {
  const html = await (await shopper.context.request.get(shopper.url)).text()
  return html.includes('class="consent"')
}

describe('the question about cookies', () => {
  test.each([
    { width: 1440, dark: false },
    { width: 390, dark: true },
  ] as const)('TRK-03 stands beside the page at $width px: three equal answers, nothing moves', async (options) => {
    const page = await arrive(options)
    await banner().waitFor()
    const sizes = await Promise.all(
      ['Accept all', 'Reject all', 'Choose'].map(async (name) => {
        const button = answer(name)
        const { width = 0, height = 0 } = (await button.boundingBox()) ?? {}
        const look = await button.evaluate((element) => {
          const { backgroundColor, color, borderColor, fontWeight } = getComputedStyle(element)
          return [element.dataset['kind'], backgroundColor, color, borderColor, fontWeight].join()
        })
        return `${Math.round(width)} ${Math.round(height)} ${look}`
      }),
    )
    expect(new Set(sizes).size).toBe(1)
    expect(await page.evaluate('seen.shifts')).toBe(0)
    expect(await violationsOn(page, 'question')).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(options.width)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Read our privacy notice')
  })

  test('TRK-03 on a phone what is for sale can be put into the cart while it stands', async () => {
    await arrive({ width: 390 })
    await openProduct(shopper, screeLow)
    const add = shopper.page.getByRole('button', { name: 'Add to cart' })
    await add.scrollIntoViewIfNeeded()
    const bottom = await add.evaluate((element) => element.getBoundingClientRect().bottom)
    expect(bottom).toBeLessThanOrEqual((await banner().boundingBox())?.y ?? 0)
    await add.click()
    await shopper.page.getByRole('dialog').getByRole('button', { name: 'Checkout', exact: true }).waitFor()
  })

  test('TRK-03 "Accept all" is kept: over a reload, in a second tab, by the server', async () => {
    const page = await arrive()
    expect(await isDrawnAsking()).toBe(true)
    const other = await shopper.tab()
    await other.goto(shopper.url)
    await banner(other).waitFor()
    await answer('Accept all').click()
    await banner().waitFor({ state: 'detached' })
    await banner(other).waitFor({ state: 'detached' })
    await cookieSays(`${version}.234`)
    expect(await isDrawnAsking()).toBe(false)
    await page.reload()
    await isAlive(page)
    expect(await banner().count()).toBe(0)
    await cookieSays(`${version}.234`)
    await page.goto(`${shopper.url}/debug`)
    await page.getByRole('treeitem', { name: /ConsentGiven/ }).waitFor()
  })

  test('TRK-03 without scripts the page is readable and nothing is asked', async () => {
    shopper = await shop.visitor({ locale: 'en-gb', consent: 'unasked' })
    const context = await shopper.context.browser()!.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(shopper.url)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.locator('.consent').isVisible()).toBe(false)
    await context.close()
  })
})

describe('Global Privacy Control', () => {
  test('TRK-03 as a header: the banner says so, and "Accept all" leaves targeting off', async () => {
    shopper = await shop.visitor({ locale: 'en-gb', consent: 'unasked' })
    await shopper.context.setExtraHTTPHeaders({ 'sec-gpc': '1' })
    const { page } = shopper
    await page.goto(shopper.url)
    await isAlive(page)
    await sees(page, 'Your browser sends Global Privacy Control')
    await answer('Accept all').click()
    await sees(page, 'Targeting stays off.')
    await cookieSays(`${version}.23`)
  })

  test.each(['en-gb', 'en-us'])('TRK-03 as a property of the browser, in %s', async (locale) => {
    shopper = await shop.visitor({ locale, consent: 'unasked' })
    await shopper.context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
    const { page } = shopper
    await page.goto(shopper.url)
    await isAlive(page)
    await fromFooter()
    expect(await box('Targeting').isDisabled()).toBe(true)
    expect(await box('Targeting').isChecked()).toBe(false)
    await choices().getByRole('button', { name: 'Accept all' }).click()
    await sees(page, 'Targeting stays off.')
    await cookieSays(`${version}.23`)
  })
})
