import { afterEach, expect, test } from 'vitest'
import { signUp } from '../../contracts/api/account/signUpApi.ts'
import { reportUpload } from '../../contracts/reportUpload.ts'
import { limitReply } from '../../server/limits/limitReply.ts'
import { limitNamed } from '../../server/limits/limitTable.ts'
import { useShop } from '../e2e/support/browser.ts'
import type { Visitor } from '../e2e/support/browser.ts'
import { callerAt, goElsewhere, newClient, press, someEmail } from '../e2e/support/otherCallers.ts'
import { toCart } from '../e2e/support/walk.ts'
import { accountLink, openSignIn, signIn } from '../e2e/support/walkAccount.ts'
import { disturb } from '../e2e/support/wire.ts'

/**
 * What the shopper reads when a limit of docs/limits.md is reached: why, when to try again, and that nothing typed is
 * lost. The other limits are read on the screen without a browser (tests/ui/screen) and reached over HTTP
 * (tests/server/limits).
 */
const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

test('ERR-108 AUTH-25 SIGN-03 AUT423 an account that is locked says so, for how long and where to get help, keeps what was typed, and opens after the wait', async () => {
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

test('RPT429 a report of a problem is not taken after too many: the dialog says for how long, can save it, and sends it after the wait', async () => {
  shopper = await shop.visitor({ client: newClient() })
  const { page, context } = shopper
  await toCart(shopper)
  const limit = limitNamed('report-client')
  const { status, body, headers } = limitReply({ _tag: 'Reached', limit, waitMs: limit.windowMs }, 'e2e', 'en')
  const refused = { status, body: String(body), headers: { ...headers, 'content-type': 'application/json' } }
  const reports = await disturb(context, new RegExp(`${reportUpload.path}$`), 2, (route) =>
    route.fulfill(reports.count() === 1 ? refused : { status: 201, json: { reference: 'R-2027' } }),
  )
  // The product under test takes no reports; where a shop does, its server writes this into the page.
  await page
    .locator('meta[name="cairn-reports"]')
    .evaluate((meta, path) => meta.setAttribute('content', path), reportUpload.path)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Report a problem' }).click()
  await press(page, 'Send report')
  const notice = page.getByRole('dialog').getByRole('alert')
  await notice.getByText('You’ve sent too many reports. Please try again in ten minutes.').waitFor()
  await notice.getByText('You can still save the file.').waitFor()
  await press(page, 'Send report')
  await page.getByRole('dialog').getByText('R-2027').waitFor()
  expect(await notice.count()).toBe(0)
})
