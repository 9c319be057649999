import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { violationsOn } from '../e2e/support/axe.ts'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor, VisitorOptions } from '../e2e/support/browser.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { focusedName, focusOutside, tabTo } from '../e2e/support/keyboard.ts'
import { eventually, sees } from '../e2e/support/walk.ts'
import { openAccount } from '../e2e/support/walkAccount.ts'

const shop = useShop()
let shopper: Visitor
// The browser itself complains of a refused call.
afterEach(() => expect(shopper.complaints.filter((complaint) => !/40[0149]/.test(complaint))).toEqual([]))

const dialog = () => shopper.page.getByRole('dialog')
const calls = /\/consumer\/event-registration$/

const open = async (options: VisitorOptions = {}) => {
  shopper = await shop.visitor(options)
  await shopper.page.goto(`${shopper.url}/open-bench`)
  await isAlive(shopper.page)
}
const start = async (name = 'Join') => {
  await shopper.page.locator('.event').getByRole('button', { name, exact: true }).press('Enter')
  await dialog().waitFor()
}
/** A member with a name, already signed in, in the second step. */
const joining = async (options: VisitorOptions = {}) => {
  await open(options)
  await openAccount(shopper.page)
  await start()
  await dialog().getByRole('checkbox', { name: 'Saturday, March 13' }).waitFor()
}
const fill = async () => {
  await dialog().getByLabel('First name').fill('Wren')
  await dialog().getByLabel('Last name').fill('Holloway')
  await dialog().getByText('Saturday, March 13').click()
  await dialog().getByText('I have read the terms of the event').click()
}
const send = () => dialog().getByRole('button', { name: 'Join', exact: true })

describe('an event', () => {
  test(
    'SIGN-60 SIGN-61 SIGN-62 SIGN-63 SIGN-64 SIGN-70 SIGN-71 is joined by the keyboard alone, with a new account on the way',
    { timeout: 90_000 },
    async () => {
      await open({ width: 390 })
      await start()
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

  test('SIGN-38 asks nobody about interests who opens an account in order to join', async () => {
    await joining()
    expect(await shopper.page.getByRole('dialog', { name: 'Interests' }).count()).toBe(0)
  })

  test('SIGN-68 SIGN-70 names what is missing, takes the focus there and sends nothing', async () => {
    await joining()
    let sent = 0
    await shopper.context.route(calls, (route) => {
      sent += 1
      return route.continue()
    })
    await send().click()
    await sees(shopper.page, 'Choose at least one day.')
    await sees(shopper.page, 'Please check this box to continue')
    await eventually(() => focusedName(shopper.page), 'Four things need your attention')
    expect(await violationsOn(shopper.page, 'an event without a day')).toEqual([])
    await dialog().getByRole('link', { name: 'Which days?' }).click()
    await eventually(() => focusedName(shopper.page), 'Saturday, March 13')
    expect(sent).toBe(0)
  })

  test('SIGN-69 a guest’s name is checked where one is typed', async () => {
    await joining()
    await fill()
    await dialog()
      .getByLabel(/^Guest’s name/)
      .fill('1234')
    await send().click()
    await sees(shopper.page, 'Please check your guest’s name.')
    await dialog()
      .getByLabel(/^Guest’s name/)
      .fill('')
    await send().click()
    await sees(shopper.page, 'You have a bench')
  })

  test('SIGN-65 SIGN-73 while it is sent the fields are disabled and the button is busy', async () => {
    await joining()
    await fill()
    let letGo: () => void = () => undefined
    const held = new Promise<void>((resolve) => (letGo = resolve))
    let body: unknown
    await shopper.context.route(calls, async (route) => {
      body = route.request().postDataJSON()
      await held
      await route.continue()
    })
    await send().click()
    await eventually(() => send().getAttribute('aria-busy'), 'true')
    expect(await dialog().getByRole('checkbox').first().isDisabled()).toBe(true)
    expect(
      await dialog()
        .getByLabel(/^Guest’s name/)
        .isDisabled(),
    ).toBe(true)
    letGo()
    await sees(shopper.page, 'You have a bench')
    expect(body).toMatchObject({ attendingDays: '2027-03-13', eventId: 'open-bench-2027', eventTermsAccepted: true })
  })

  test('SIGN-65 SIGN-74 SIGN-75 a second registration is refused in words that can be dismissed, and what was typed stays', async () => {
    await joining()
    await fill()
    await send().click()
    await dialog().getByRole('button', { name: 'Close' }).last().click()
    await dialog().waitFor({ state: 'detached' })
    await start()
    await dialog().getByRole('checkbox', { name: 'Saturday, March 13' }).waitFor()
    await fill()
    await send().click()
    await sees(shopper.page, 'You are already registered for this event.')
    await eventually(() => focusedName(shopper.page), 'We couldn’t sign you up.')
    expect(await violationsOn(shopper.page, 'an event that was joined before')).toEqual([])
    await dialog().getByRole('button', { name: 'OK' }).click()
    await dialog().getByText('You are already registered').waitFor({ state: 'detached' })
    expect(await dialog().getByRole('checkbox', { name: 'Saturday, March 13' }).isChecked()).toBe(true)
    await eventually(() => focusedName(shopper.page), 'Join')
  })

  test('SIGN-65 SIGN-75 ERR-31 without a connection it says so, and the same press again is one registration', async () => {
    await joining()
    await fill()
    const keys: (string | undefined)[] = []
    let isLost = true
    await shopper.context.route(calls, async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      const answer = await route.fetch()
      // The server has done it, and the answer is lost.
      await (isLost ? route.abort() : route.fulfill({ response: answer }))
    })
    await send().click()
    await sees(shopper.page, 'We couldn’t sign you up.')
    isLost = false
    await send().click()
    await sees(shopper.page, 'You have a bench')
    expect(new Set(keys).size).toBe(1)
  })

  test('SIGN-60 in French it is French', async () => {
    await open({ locale: 'fr-fr' })
    await start('Participer')
    await sees(shopper.page, 'Connectez-vous pour participer')
    await sees(shopper.page, 'Du 13 mars 2027 au 14 mars 2027')
    expect(await violationsOn(shopper.page, 'an event in French')).toEqual([])
  })
})
