import { afterEach, describe, expect, test } from 'vitest'
import { violationsOn } from '../e2e/support/axe.ts'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { field, sees } from '../e2e/support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

/** Sold out from the start. */
const soldOut = '/p/scree-low-shoe-SCREELOW01?colour=PISA&size=095'

describe('a size that is sold out', () => {
  test('CAT-09 takes an address by keyboard, and another dialog says where the letter goes', async () => {
    shopper = await shop.visitor()
    await shopper.page.goto(`${shopper.url}${soldOut}`)
    await isAlive(shopper.page)
    await shopper.page.getByRole('button', { name: 'Notify me when available' }).press('Enter')
    await sees(
      shopper.page,
      'Scree Low, Pine and sand, size US 9½ is sold out. We’ll email you once, when it’s back in stock.',
    )
    expect(await violationsOn(shopper.page, 'asking for a letter')).toEqual([])
    expect(await shopper.page.getByText(/You can add at most/).count()).toBe(0)
    await field(shopper.page, 'Email').fill('wren@example.com')
    await shopper.page.keyboard.press('Enter')
    const sent = shopper.page.getByRole('dialog', { name: 'We’ll let you know' })
    await sent.getByText('We’ll email wren@example.com when it’s back.').waitFor()
    expect(await violationsOn(shopper.page, 'a letter that is promised')).toEqual([])
    await sent.getByRole('button', { name: 'Back to product' }).press('Enter')
    await sent.waitFor({ state: 'detached' })
  })
})
