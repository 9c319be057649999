import { afterEach, describe, expect, test } from 'vitest'
import { signIn as signInCall } from '../../contracts/api/account/authApi.ts'
import { lookUpConsumer } from '../../contracts/api/account/consumerApi.ts'
import { trackOrder } from '../../contracts/api/cart/purchaseApi.ts'
import { enrolDevice } from '../../contracts/api/catalogue/storeApi.ts'
import { openContactCase } from '../../contracts/api/serviceCaseApi.ts'
import { reportUpload } from '../../contracts/reportUpload.ts'
import { limitReply } from '../../server/limits/limitReply.ts'
import { limitNamed } from '../../server/limits/limitTable.ts'
import type { LimitName } from '../../server/limits/limitTable.ts'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { callerAt, goElsewhere, newClient, press, someEmail } from './support/otherCallers.ts'
import { eventually, field, placeOrder, sees, toBilling, toCart } from './support/walk.ts'
import { accountLink, beginSelling, openSignIn, signIn } from './support/walkAccount.ts'
import { giftCard } from './support/walkDelivery.ts'
import { disturb } from './support/wire.ts'

/**
 * What the shopper reads when a limit of docs/limits.md is reached: why, when to try again, and that nothing typed is
 * lost. Each visitor has a network of their own; others behind it, or the visitor, reach the limit at the real server.
 */
const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

/** The server's own refusal by this limit. */
const refusedBy = (name: LimitName) => {
  const limit = limitNamed(name)
  const { status, body, headers } = limitReply({ _tag: 'Reached', limit, waitMs: limit.windowMs }, 'e2e', 'en')
  return { status, body: String(body), headers: { ...headers, 'content-type': 'application/json; charset=utf-8' } }
}

describe('a gift card', () => {
  test('ERR-150 PAY-12 PAY-13 GFC760 after five wrong PINs says why at its number and for how long, keeps both, and is asked about after the wait', async () => {
    shopper = await shop.visitor({ client: newClient() })
    const { page } = shopper
    await toBilling(shopper)
    await press(page, 'Use a gift card')
    const [number, pin] = [field(page, 'Gift card number'), field(page, 'PIN')]
    await number.fill('6006000000000019')
    await pin.fill('0000')
    const shownAtField = (sentence: string) => page.locator('.field-error', { hasText: sentence })
    for (let nth = 0; nth < limitNamed('gift-card-number-client').most; nth++) {
      const answered = page.waitForResponse(/\/giftcard\/balance$/)
      await press(page, 'Check balance')
      await answered
      await shownAtField('This gift card is not valid.').waitFor()
    }
    await pin.fill('2468')
    const locked = shownAtField(
      'This gift card is not valid. The PIN was wrong too many times. Please try again in an hour.',
    )
    await press(page, 'Check balance')
    await locked.waitFor()
    expect(await number.getAttribute('aria-invalid')).toBe('true')
    expect(await number.inputValue()).toBe('6006 0000 0000 0019')
    expect(await pin.inputValue()).toBe('2468')
    await goElsewhere(shopper)
    await press(page, 'Check balance')
    await sees(page, /Your balance is \$50\.00/)
  })

  test('LIM429 ORD-10 whose letter was sent again too often says for how long, and is sent after the wait', async () => {
    shopper = await shop.visitor({ client: newClient() })
    const { page, url, context } = shopper
    await page.goto(url)
    await openSignIn(page)
    await signIn(page, 'regular@example.com')
    await accountLink(page).waitFor()
    await toCart(shopper, giftCard)
    await page.getByRole('main').getByRole('button', { name: 'Express checkout' }).click()
    await page.getByRole('button', { name: 'Place order' }).waitFor()
    await eventually(() => page.getByRole('button', { name: 'Place order' }).getAttribute('data-pending'), null)
    const order = await placeOrder(page)
    await page.goto(`${url}/account/orders/${order}`)
    await disturb(context, /\/resendGiftCardEmail$/, 1, (route) => route.fulfill(refusedBy('resend-session')))
    await page.getByRole('button', { name: /^Resend email: Gift Card 25/ }).click()
    await press(page, 'Yes, send')
    const notice = page.getByRole('alert')
    await notice.getByText('We couldn’t send the email.').waitFor()
    await notice.getByText('Too many attempts. Please try again in 15 minutes.').waitFor()
    await press(page, 'Yes, send')
    await sees(page, 'Use only the number and PIN in the new email from now on.')
  })
})

describe('an order', () => {
  test('LIM429 ORD-08 is not looked for after too many wrong numbers: the page says for how long, keeps what was typed, and looks after the wait', async () => {
    const client = newClient()
    shopper = await shop.visitor({ client })
    const { page, url } = shopper
    await callerAt(client).reach('tracking-client', trackOrder, (nth) => ({
      body: { orderNumber: `CN-2222-${1000 + nth}`, email: 'wren.holloway@example.com' },
    }))
    await page.goto(`${url}/track-order`)
    await field(page, 'Order number').fill('CN-2222-2222')
    await field(page, 'Email').fill('wren.holloway@example.com')
    await press(page, 'Track order')
    const notice = page.getByRole('main').getByRole('alert')
    await notice.getByText('Too many attempts. Please try again in 15 minutes.').waitFor()
    expect(await notice.getByText('We could not find this order.').count()).toBe(0)
    expect(await field(page, 'Order number').inputValue()).toBe('CN-2222-2222')
    expect(await field(page, 'Email').inputValue()).toBe('wren.holloway@example.com')
    await goElsewhere(shopper)
    await press(page, 'Track order')
    await notice.getByText('We could not find this order.').waitFor()
  })
})

describe('a message', () => {
  test('LIM429 ORD-12 to customer service is not taken after too many: the form says for how long, keeps it all, and sends it after the wait', async () => {
    const client = newClient()
    shopper = await shop.visitor({ client })
    const { page, url } = shopper
    const written = { category: 'Products', subject: 'Which size?', message: 'Mine are 26 cm.' }
    await callerAt(client).reach('contact-client', openContactCase, () => ({
      body: { ...written, email: someEmail() },
    }))
    await page.goto(`${url}/help/contact-us`)
    await field(page, 'What is it about?').selectOption({ label: written.category })
    await field(page, 'Choose a topic').selectOption({ label: written.subject })
    const email = someEmail()
    await field(page, 'Email').fill(email)
    await page.getByLabel('Your message', { exact: true }).fill(written.message)
    await press(page, 'Send message')
    const notice = page.getByRole('main').getByRole('alert')
    await notice.getByText('We couldn’t send this.').waitFor()
    await notice.getByText('Too many attempts. Please try again in 60 minutes.').waitFor()
    expect(await field(page, 'Choose a topic').inputValue()).toBe(written.subject)
    expect(await field(page, 'Email').inputValue()).toBe(email)
    expect(await page.getByLabel('Your message', { exact: true }).inputValue()).toBe(written.message)
    await goElsewhere(shopper)
    await press(page, 'Send message')
    await sees(page, /Thanks, we have your message\. Its number is/)
  })

  test('RPT429 about a problem is not taken after too many: the dialog says for how long, can save it, and sends it after the wait', async () => {
    shopper = await shop.visitor({ client: newClient() })
    const { page, context } = shopper
    await toCart(shopper)
    const reports = await disturb(context, new RegExp(`${reportUpload.path}$`), 2, (route) =>
      route.fulfill(
        reports.count() === 1 ? refusedBy('report-client') : { status: 201, json: { reference: 'R-2027' } },
      ),
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
})

describe('at a store', () => {
  test('LIM429 BIS-07 a device is not enrolled after too many wrong codes: the page says for how long, keeps the code, and enrols it after the wait', async () => {
    const client = newClient()
    shopper = await shop.visitor({ client })
    const { page, url } = shopper
    await callerAt(client).reach('enrolment-client', enrolDevice, (nth) => ({
      params: { storeId: 'US001' },
      body: { code: `WRONG-${nth}`, device: 'the device of somebody who guesses' },
    }))
    await page.goto(`${url}/associate-login`)
    await page.getByLabel('Store', { exact: true }).selectOption({ label: 'Boulder, Pearl Street' })
    await page.getByLabel('Enrolment code').fill('DEMO-DEMO-DEMO')
    await press(page, 'Enrol device')
    await page.getByRole('alert').getByText('Too many attempts. Please try again in 60 minutes.').waitFor()
    expect(await page.getByLabel('Enrolment code').inputValue()).toBe('DEMO-DEMO-DEMO')
    await goElsewhere(shopper)
    await press(page, 'Enrol device')
    await page.getByLabel('Employee', { exact: true }).waitFor()
  })

  test('LIM429 ACC-13 a customer is not looked up after too many: the page says for how long, and looks when the same e-mail is asked for after the wait', async () => {
    const client = newClient()
    shopper = await shop.visitor({ client })
    const { page, url } = shopper
    await beginSelling(shopper, 'June Okafor')
    await callerAt(client).reach('lookup-client', lookUpConsumer, (nth) => ({
      query: `?email=nobody-${nth}@example.com`,
    }))
    await page.goto(`${url}/associate-login`)
    await page.getByLabel('The customer’s email').fill('loyalty@example.com')
    await press(page, 'Find')
    await page
      .getByRole('main')
      .getByRole('alert')
      .getByText('Too many attempts. Please try again in 15 minutes.')
      .waitFor()
    expect(await page.getByLabel('The customer’s email').inputValue()).toBe('loyalty@example.com')
    await goElsewhere(shopper)
    await press(page, 'Find')
    await sees(page, /is a member of the loyalty program/)
  })
})

describe('in French', () => {
  test('ERR-03 LIM429 AUT423 the lock of an account and the limit of a search are said in French, with the time to wait', async () => {
    const client = newClient()
    shopper = await shop.visitor({ client, locale: 'fr-fr' })
    const { page, url } = shopper
    const other = callerAt(client)
    const email = someEmail()
    await other.reach('sign-in-name-client', signInCall, () => ({
      body: { username: email, password: 'not the password', codeChallenge: 'x'.repeat(43) },
    }))
    await page.goto(`${url}/account`)
    const main = page.getByRole('main')
    await main.getByLabel('E-mail', { exact: true }).fill(email)
    await main.getByLabel('Mot de passe', { exact: true }).fill('Boulder-2027')
    await main.getByRole('button', { name: 'Se connecter', exact: true }).click()
    await main.getByRole('alert').getByText('Votre compte est bloqué. Veuillez réessayer dans 15 minutes.').waitFor()
    await other.reach('tracking-client', trackOrder, (nth) => ({
      body: { orderNumber: `CN-2222-${1000 + nth}`, email },
    }))
    await page.goto(`${url}/track-order?order=CN-2222-2222`)
    await main.getByLabel('E-mail', { exact: true }).fill(email)
    await main.locator('form button[type="submit"]').click()
    await main.getByRole('alert').getByText('Trop de tentatives. Veuillez réessayer dans 15 minutes.').waitFor()
  })
})
