import { afterEach, describe, expect, test } from 'vitest'
import { confirmForgotPassword, resetPassword } from '../../contracts/api/account/authApi.ts'
import { createProfile, retrieveUserData } from '../../contracts/api/account/consumerApi.ts'
import { createSubscriptions } from '../../contracts/api/account/subscriptionApi.ts'
import { signUp } from '../../contracts/api/account/signUpApi.ts'
import { limitNamed } from '../../server/limits/limitTable.ts'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { isAlive } from './support/hydrated.ts'
import { callerAt, goElsewhere, newClient, press, someEmail } from './support/otherCallers.ts'
import { eventually, field, sees } from './support/walk.ts'
import { accountLink, openAccount, openSignIn, signIn } from './support/walkAccount.ts'

/**
 * What the shopper reads when a limit of docs/limits.md is reached: why, when to try again, and that nothing typed is
 * lost. Each visitor has a network of their own; others behind it, or the visitor, reach the limit at the real server.
 */
const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

describe('an account', () => {
  test('ERR-108 AUTH-25 SIGN-03 AUT423 that is locked says so, for how long and where to get help, keeps what was typed, and opens after the wait', async () => {
    shopper = await shop.visitor({ client: newClient() })
    const { page, url } = shopper
    const email = someEmail()
    expect(await callerAt(newClient()).call(signUp, { body: { email, password: 'Boulder-2027' } })).toBe(201)
    await page.goto(url)
    await openSignIn(page)
    const notice = page.getByRole('alert')
    const wrong = 'The email or password you entered is not correct.'
    for (const sentence of [wrong, wrong, wrong, 'This is your last attempt before your account is locked.']) {
      await signIn(page, email, 'not the password')
      await notice.getByText(sentence).waitFor()
    }
    await signIn(page, email, 'not the password')
    await notice.getByText('Your account is locked. Please try again in 15 minutes.').waitFor()
    expect(await notice.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/en-us/help/contact-us')
    const dialog = page.getByRole('dialog')
    await signIn(page, email, 'Boulder-2027')
    await notice.getByText('Your account is locked.').waitFor()
    expect(await dialog.getByLabel('Email', { exact: true }).inputValue()).toBe(email)
    expect(await dialog.getByLabel('Password', { exact: true }).inputValue()).toBe('Boulder-2027')
    await goElsewhere(shopper)
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
    await accountLink(page).waitFor()
  })

  test('ERR-190 AUTH-22 PRO415 whose password is not changed after five wrong ones says why at the field and for how long, and keeps both', async () => {
    shopper = await shop.visitor({ client: newClient() })
    const { page, url } = shopper
    await page.goto(url)
    await openAccount(page)
    await page.goto(`${url}/account/profile`)
    const [current, next] = [field(page, 'Current password'), field(page, 'New password')]
    await current.fill('not the password')
    await next.fill('Boulder-2028')
    const shownAtField = (sentence: string) => page.locator('.field-error', { hasText: sentence })
    for (let nth = 0; nth < limitNamed('own-password-session').most; nth++) {
      const answered = page.waitForResponse(/\/changepassword$/)
      await press(page, 'Change password')
      await answered
      await shownAtField('Your current password is not correct.').waitFor()
    }
    await current.fill('Boulder-2027')
    await press(page, 'Change password')
    await shownAtField(
      'Your password could not be changed. The current one was wrong too many times. Please try again in 15 minutes.',
    ).waitFor()
    expect(await current.getAttribute('aria-invalid')).toBe('true')
    expect(await current.inputValue()).toBe('Boulder-2027')
    expect(await next.inputValue()).toBe('Boulder-2028')
  })

  test('LIM429 that is asked for too often is not opened, and the form says for how long and keeps what was typed, and it is opened after the wait', async () => {
    const client = newClient()
    shopper = await shop.visitor({ client })
    const { page, url } = shopper
    await page.goto(url)
    await openSignIn(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Create an account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Create an account' })
    const email = someEmail()
    await dialog.getByLabel('Email', { exact: true }).fill(email)
    await dialog.getByLabel('Password', { exact: true }).fill('Boulder-2027')
    await callerAt(client).reach('sign-up-client', createProfile, () => ({ body: { consumerProfile: {} } }))
    await dialog.getByRole('button', { name: 'Create account' }).click()
    await dialog.getByRole('alert').getByText('Too many attempts. Please try again in 60 minutes.').waitFor()
    expect(await dialog.getByLabel('Email', { exact: true }).inputValue()).toBe(email)
    expect(await dialog.getByLabel('Password', { exact: true }).inputValue()).toBe('Boulder-2027')
    await goElsewhere(shopper)
    await dialog.getByRole('button', { name: 'Create account' }).click()
    await accountLink(page).waitFor()
  })

  test('LIM429 SIGN-08 whose link is one of too many guesses gets an empty form with the e-mail of the link, and no complaint', async () => {
    const client = newClient()
    shopper = await shop.visitor({ client })
    const { page, url } = shopper
    await callerAt(client).reach('own-data-client', retrieveUserData, (nth) => ({
      body: { consumerId: `0193-guess-${nth}`, email: 'ilse@example.com' },
    }))
    const refused = page.waitForResponse(/\/retrieveUserData$/)
    await page.goto(`${url}/sign-up?consumerId=0193-known&email=ilse%40example.com`)
    expect((await refused).status()).toBe(429)
    await eventually(() => page.getByRole('main').getByLabel('Email', { exact: true }).inputValue(), 'ilse@example.com')
    expect(await page.getByRole('main').getByRole('alert').count()).toBe(0)
  })
})

describe('a forgotten password', () => {
  test('LIM429 AUTH-23 a letter asked for too often is not sent, and the form says so with the hours to wait and keeps the address', async () => {
    shopper = await shop.visitor({ client: newClient() })
    const { page, url } = shopper
    const email = someEmail()
    await callerAt(newClient()).reach('password-letter-email', resetPassword, () => ({ body: { email } }))
    await page.goto(`${url}/forgot-password`)
    await field(page, 'Email').fill(email)
    await press(page, 'Send link')
    await page.getByRole('alert').getByText('Too many attempts. Please try again in 24 hours.').waitFor()
    expect(await field(page, 'Email').inputValue()).toBe(email)
  })

  test('LIM429 AUTH-23 a code after too many wrong ones is refused with the time to wait, keeps the new password, and is taken after the wait', async () => {
    const client = newClient()
    shopper = await shop.visitor({ client })
    const { page, url } = shopper
    const email = someEmail()
    const other = callerAt(newClient())
    expect(await other.call(signUp, { body: { email, password: 'Boulder-2027' } })).toBe(201)
    expect(await other.call(resetPassword, { body: { email } })).toBe(200)
    await callerAt(client).reach('password-code-client', confirmForgotPassword, (nth) => ({
      body: { email, confirmationCode: `guess-${nth}`, newPassword: 'Boulder-2028' },
    }))
    await page.goto(new URL('/dev/mailbox', url).href)
    const letter = page.locator('article', { hasText: email }).filter({ hasText: 'code=' }).first()
    const link = (await letter.getByRole('link').getAttribute('href')) ?? ''
    await page.goto(new URL(link, url).href)
    await field(page, 'New password').fill('Boulder-2028')
    await press(page, 'Set password')
    await page.getByRole('alert').getByText('Too many attempts. Please try again in 15 minutes.').waitFor()
    expect(await field(page, 'New password').inputValue()).toBe('Boulder-2028')
    await goElsewhere(shopper)
    await press(page, 'Set password')
    await sees(page, /You’ve changed your password/)
  })
})

describe('the newsletter', () => {
  test.each([
    ['en-us', 'We couldn’t sign you up.', 'Too many attempts. Please try again in 60 minutes.'],
    ['fr-fr', 'L’inscription n’a pas abouti.', 'Trop de tentatives. Veuillez réessayer dans 60 minutes.'],
  ] as const)(
    'LIM429 CMS-83 in %s is not subscribed to too often: the form says for how long, keeps it all, and subscribes after the wait',
    async (locale, title, sentence) => {
      const client = newClient()
      shopper = await shop.visitor({ client, locale, seesPopUps: true })
      const { page } = shopper
      const form = await openNewsletter(shopper)
      const email = someEmail()
      await callerAt(client).reach('newsletter-client', createSubscriptions, () => ({
        body: { subscriptions: [letter] },
      }))
      await form.locator('input[type="email"]').fill(email)
      await form.getByRole('checkbox').check()
      await form.locator('button[type="submit"]').click()
      const notice = form.getByRole('alert')
      await notice.getByText(title).waitFor()
      await notice.getByText(sentence).waitFor()
      expect(await form.locator('input[type="email"]').inputValue()).toBe(email)
      expect(await form.getByRole('checkbox').isChecked()).toBe(true)
      await goElsewhere(shopper)
      await form.locator('button[type="submit"]').click()
      await page.getByRole('complementary').getByRole('status').waitFor()
      expect(await notice.count()).toBe(0)
    },
  )
})

/** In the pop-up, which is small until it is pressed or 8 s have passed. */
const openNewsletter = async ({ page, url }: Visitor) => {
  await page.goto(`${url}/journal`)
  await isAlive(page)
  const popUp = page.locator('aside')
  await popUp.locator('button[aria-expanded="false"]').click()
  return popUp.locator('form')
}

const letter = {
  type: 'Newsletter',
  channel: 'email',
  optin: true,
  doubleOptin: false,
  recipient: 'ilse@example.com',
  category: 'subscription',
  country: 'US',
  region: 'NA',
}
