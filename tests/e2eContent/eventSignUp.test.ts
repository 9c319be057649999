import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { violationsOn } from '../e2e/support/axe.ts'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { focusedName, focusOutside, tabTo } from '../e2e/support/keyboard.ts'
import { eventually, sees } from '../e2e/support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

const dialog = () => shopper.page.getByRole('dialog')

const open = async () => {
  shopper = await shop.visitor({ width: 390 })
  await shopper.page.goto(`${shopper.url}/open-bench`)
  await isAlive(shopper.page)
  await shopper.page.locator('.event').getByRole('button', { name: 'Join', exact: true }).press('Enter')
  await dialog().waitFor()
}

test(
  'SIGN-60 SIGN-61 SIGN-62 SIGN-63 SIGN-64 SIGN-70 SIGN-71 an event is joined by the keyboard alone, with a new account on the way',
  { timeout: 90_000 },
  async () => {
    await open()
    const { page } = shopper
    const { keyboard } = page
    const type = async (label: RegExp, text: string) => {
      await tabTo(page, label)
      await keyboard.type(text)
    }
    const press = async (name: RegExp, key = 'Enter') => {
      await tabTo(page, name)
      await keyboard.press(key)
    }
    const steps = dialog().getByRole('list', { name: 'Steps' }).getByRole('listitem')
    await eventually(() => steps.first().getAttribute('aria-current'), 'step')
    await sees(page, 'Not a member? Join for free, then continue here.')
    expect(await focusOutside(page, dialog())).toEqual([])
    expect(await violationsOn(page, 'the first step of an event')).toEqual([])
    await press(/^Create an account$/)
    await eventually(() => focusedName(page), 'Create an account')
    expect(await violationsOn(page, 'a new account for an event')).toEqual([])
    await press(/^Sign in$/)
    await eventually(() => focusedName(page), 'Sign in to join')
    await press(/^Create an account$/)
    const address = `ines-${randomUUID()}@example.com`
    await type(/^First name$/, 'Ines')
    await type(/^Last name$/, 'Ferreira')
    await type(/^Email$/, address)
    await type(/^Password$/, 'Boulder-B7')
    await type(/^ZIP code$/, '80302')
    await press(/^I have read the terms/, 'Space')
    await press(/^Create account$/)
    await dialog().getByRole('heading', { name: 'Which days?' }).waitFor()
    await eventually(() => focusedName(page), 'Which days?')
    expect(await steps.first().innerText()).toContain('✓')
    expect(await steps.last().getAttribute('aria-current')).toBe('step')
    const email = dialog().getByLabel('Email')
    await eventually(() => email.inputValue(), address)
    expect(await email.getAttribute('readonly')).not.toBeNull()
    expect(await dialog().getByLabel('First name').count()).toBe(0)
    expect(await dialog().locator('.event-days label').allInnerTexts()).toEqual([
      'Saturday, March 13',
      'Sunday, March 14',
    ])
    await press(/^Sunday, March 14$/, 'Space')
    await type(/^Guest’s name/, 'Iris Kaya')
    await press(/^I have read the terms of the event/, 'Space')
    await press(/^Join$/)
    await eventually(() => focusedName(page), 'You have a bench')
    await sees(page, 'Pearl Street, Saturday at nine. Bring the boots dry.')
    expect(await violationsOn(page, 'an event that was joined')).toEqual([])
    await press(/^Close$/)
    await dialog().waitFor({ state: 'detached' })
    await eventually(() => focusedName(page), 'Join')
  },
)
