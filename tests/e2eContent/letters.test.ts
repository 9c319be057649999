import { afterEach, describe, expect, test } from 'vitest'
import { violationsOn } from '../e2e/support/axe.ts'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { isAlive } from '../e2e/support/hydrated.ts'
import { focusedName, tabTo } from '../e2e/support/keyboard.ts'
import { eventually, sees } from '../e2e/support/walk.ts'
import { openSignIn } from '../e2e/support/walkAccount.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints.filter((complaint) => !/40[01]/.test(complaint))).toEqual([]))

const dialog = () => shopper.page.getByRole('dialog')
const open = async (path: string) => {
  shopper = await shop.visitor({ width: 390 })
  await shopper.page.goto(`${shopper.url}${path}`)
  await isAlive(shopper.page)
}
const number = () => `303555${String(Date.now()).slice(-4)}`

describe('news for visitors', () => {
  test('SIGN-24 SIGN-50 SIGN-51 the letter is reached from the foot of a page and needs a valid address and the policy', async () => {
    await open('/stores')
    const { page } = shopper
    await page.locator('footer a[href="/en-us/newsletter"]').first().waitFor({ state: 'attached' })
    await page.goto(`${shopper.url}/newsletter#letter`)
    const send = dialog().getByRole('button', { name: 'Send me the letter' })
    await dialog().getByLabel('Email').fill('nobody')
    await send.press('Enter')
    await sees(page, 'Enter an email address such as name@example.com.')
    await sees(page, 'Please accept the privacy notice so we can email you.')
    expect(await violationsOn(page, 'a letter without an address')).toEqual([])
    await dialog().getByLabel('Email').fill('letter.reader@example.com')
    await dialog().getByText('I have read the').click()
    await send.press('Enter')
    await sees(page, 'Thank you for subscribing to our newsletter.')
  })

  test('SIGN-20 SIGN-21 SIGN-23 SIGN-24 text messages need a valid number and their terms, by the keyboard alone', async () => {
    await open('/newsletter#texts')
    const { page, context } = shopper
    const calls: unknown[] = []
    await context.route(/\/consumer\/subscription$/, (route) => {
      const request = route.request()
      const body = request.postDataJSON() as { readonly subscriptions: readonly { readonly optin: boolean }[] }
      calls.push([request.method(), body.subscriptions.map(({ optin }) => optin)])
      return route.continue()
    })
    await tabTo(page, /^Send me text messages$/)
    await page.keyboard.press('Enter')
    await eventually(() => focusedName(page), /^Phone/)
    expect(await violationsOn(page, 'text messages without a number')).toEqual([])
    await page.keyboard.type('555')
    await page.keyboard.press('Enter')
    await sees(page, /phone number/)
    expect(await dialog().getByRole('button', { name: 'I accept' }).count()).toBe(0)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(number())
    await page.keyboard.press('Enter')
    await dialog().getByRole('button', { name: 'I accept' }).waitFor()
    expect(await violationsOn(page, 'the terms of text messages')).toEqual([])
    expect(calls).toEqual([])
    await tabTo(page, /^I accept$/)
    await page.keyboard.press('Enter')
    await sees(page, 'You will get our text messages.')
    expect(calls).toEqual([
      ['PUT', [false]],
      ['POST', [true]],
    ])
  })

  test('SIGN-50 SIGN-51 at the foot of every page the form is folded, and opens by the keyboard alone', async () => {
    await open('/stores')
    const { page } = shopper
    const footer = page.getByRole('contentinfo')
    await footer.getByText('A letter twice a month').scrollIntoViewIfNeeded()
    expect(await footer.getByLabel('Email').count()).toBe(0)
    await footer.locator('summary', { hasText: 'A letter twice a month' }).press('Enter')
    await footer.getByLabel('Email').fill(`foot${Date.now()}@example.com`)
    await footer.getByRole('checkbox').press('Space')
    expect(await violationsOn(page, 'the form at the foot')).toEqual([])
    await footer.getByRole('button', { name: 'Send me the letter' }).press('Enter')
    await sees(page, 'Thank you for subscribing to our newsletter.')
  })
})

describe('where e-mail and password are enough', () => {
  test('DLG-21 the address comes first, by the keyboard alone, and goes along to signing in and to a new account', async () => {
    await open('/stores')
    const { page } = shopper
    const { keyboard } = page
    await openSignIn(page)
    await tabTo(page, /^Sign in$/)
    await keyboard.press('Enter')
    await sees(page, 'One thing needs your attention')
    expect(await violationsOn(page, 'an address first')).toEqual([])
    // The name of the field is a link to it.
    await tabTo(page, /^Email$/)
    await keyboard.press('Enter')
    await keyboard.type('maud@example.com')
    await keyboard.press('Enter')
    await eventually(() => focusedName(page), 'Password')
    expect(await dialog().getByLabel('Email', { exact: true }).inputValue()).toBe('maud@example.com')
    await tabTo(page, /^Create an account$/)
    await keyboard.press('Enter')
    await page.getByRole('dialog', { name: 'Create an account' }).waitFor()
    expect(await dialog().getByLabel('Email', { exact: true }).inputValue()).toBe('maud@example.com')
    expect(await dialog().getByRole('textbox').count()).toBe(2)
    expect(await violationsOn(page, 'a new account with two fields')).toEqual([])
  })
})
