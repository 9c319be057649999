import { afterEach, expect, test } from 'vitest'
import { violationsOn } from './support/axe.ts'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { isAlive } from './support/hydrated.ts'
import { noteShifts, shiftsOf } from './support/shifts.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

test.each([
  ['en-us', 'Delivery', /^Delivered \w{3}, \w{3} \d+ to \w{3}, \w{3} \d+ Standard \$6\.00, free over \$100\.00$/],
  ['fr-fr', 'Livraison', /^Livré du \S+ \d+ \S+ au \S+ \d+ \S+ Standard 6,00 €, gratuit dès 100,00 €$/],
] as const)(
  'CAT-70 %s: the page says when the product comes and what that costs, and nothing moves',
  async (...row) => {
    const [locale, list, words] = row
    shopper = await shop.visitor({ locale, width: 390 })
    const { context, page, url } = shopper
    await context.addInitScript(noteShifts)
    await page.goto(`${url}/p/rime-beanie-RIMEBEANIE`)
    await isAlive(page)
    const methods = page.getByRole('list', { name: list })
    await methods.scrollIntoViewIfNeeded()
    const text = await methods.getByRole('listitem').first().innerText()
    expect(text.replace(/\s+/g, ' ')).toMatch(words)
    const height = await page.locator('.delivery-times').evaluate((place) => place.scrollHeight - place.clientHeight)
    expect(height).toBe(0)
    expect(await shiftsOf(page)).toEqual([])
    expect(await violationsOn(page, `delivery ${locale}`)).toEqual([])
  },
)
