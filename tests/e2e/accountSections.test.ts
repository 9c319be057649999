import { afterEach, expect, test } from 'vitest'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { focusedName, tabTo } from './support/keyboard.ts'
import { eventually, field, fillCard, sees } from './support/walk.ts'
import { openAccount } from './support/walkAccount.ts'
import { disturb, refusal } from './support/wire.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() =>
  expect(shopper.complaints.filter((complaint) => !/40[09]|ERR_INTERNET_DISCONNECTED/.test(complaint))).toEqual([]),
)

test(
  'ACC-05 ACC-11 ACC-16 ACC-30 ACC-31 AUTH-22 ERR-31 PAY-15 DLG-16 DLG-23 DLG-26 LOY-01 LOY-03 LOY-06 LOY-12 PAY-01 SIGN-10 SIGN-21 SIGN-40 by the keyboard: a new account joins the loyalty program, which locks its profile; its password is changed, preferences are kept, cards saved, made main and removed',
  { timeout: 150_000 },
  async () => {
    shopper = await shop.visitor({ width: 390 })
    const { page, url, context } = shopper
    const { keyboard } = page
    await page.goto(url)
    await openAccount(page)
    await page.goto(`${url}/account/loyalty`)
    await sees(page, 'Free shipping with the code FREESHIP.')
    await page.goto(`${url}/account?referral_code=FRIEND-7`)
    await page.getByRole('button', { name: 'Join the loyalty program' }).waitFor()
    await tabTo(page, /^Join the loyalty program$/)
    await keyboard.press('Enter')
    const joining = page.getByRole('dialog', { name: 'Join the loyalty program' })
    await joining.getByLabel('ZIP code').waitFor()
    await tabTo(page, /^Join the loyalty program$/)
    await keyboard.press('Enter')
    await eventually(() => focusedName(page), /Three things need your attention/)
    await field(page, 'First name').fill('Idris')
    await field(page, 'Last name').fill('Vance')
    await field(page, 'ZIP code').fill('80302')
    await page.getByRole('textbox', { name: 'Phone' }).fill(`2${String(Date.now()).slice(-9)}`)
    await context.setOffline(true)
    await tabTo(page, /^Join the loyalty program$/)
    await keyboard.press('Enter')
    await sees(page, /There is no answer from the shop/)
    expect(await field(page, 'First name').inputValue()).toBe('Idris')
    await context.setOffline(false)
    const introduced = context.waitForEvent('request', (request) => request.url().endsWith('/consumer/loyalty/token'))
    await keyboard.press('Enter')
    expect((await introduced).postDataJSON()).toMatchObject({ referralCode: 'FRIEND-7' })
    const welcome = page.getByRole('dialog', { name: 'Welcome to the loyalty program' })
    await welcome.getByText('Code WELCOME10').waitFor()
    await keyboard.press('Escape')
    await welcome.waitFor({ state: 'detached' })
    await page.goto(`${url}/account/loyalty`)
    await sees(page, '100 points')
    await page.getByRole('link', { name: 'Complete your profile' }).click()
    await page.getByLabel(/^Date of birth/).waitFor()
    expect([
      await field(page, 'First name').count(),
      await page.getByRole('textbox', { name: 'Phone' }).count(),
    ]).toEqual([0, 0])
    await sees(page, 'Idris')
    const changePassword = async (current: string) => {
      await field(page, 'Current password').fill(current)
      await field(page, 'New password').fill('Granite-2028')
      await field(page, 'New password').press('Enter')
    }
    await changePassword('Trail-2025')
    await sees(page, 'Your current password is not correct.')
    await changePassword('Boulder-2027')
    await sees(page, 'Other devices are signed out.')
    await eventually(() => field(page, 'Current password').inputValue(), '')

    await tabTo(page, /^Preferences$/, 'Shift+Tab')
    await keyboard.press('Enter')
    const box = (name: string) => page.getByRole('checkbox', { name })
    await tabTo(page, /^Hiking$/)
    await keyboard.press('Space')
    await page.getByLabel('Shoe size (US men’s)').selectOption('9½')
    await tabTo(page, /^Save interests$/)
    await keyboard.press('Enter')
    await sees(page, 'Your preferences are saved.')
    await context.setOffline(true)
    await tabTo(page, /^Newsletter by email$/)
    await keyboard.press('Space')
    await sees(page, /There is no answer from the shop/)
    expect(await box('Newsletter by email').isChecked()).toBe(false)
    await context.setOffline(false)
    await keyboard.press('Space')
    await eventually(() => box('Newsletter by email').isChecked(), true)
    await tabTo(page, /^News by text message$/)
    await keyboard.press('Space')
    await tabTo(page, /^I accept$/)
    await keyboard.press('Enter')
    await eventually(() => focusedName(page), 'News by text message')
    await page.getByRole('button', { name: 'I accept' }).waitFor({ state: 'detached' })
    await sees(page, 'You are subscribed.')
    await page.reload()
    await eventually(() => box('News by text message').isChecked(), true)
    expect([
      await box('Hiking').isChecked(),
      await box('Snow').isChecked(),
      await page.getByLabel('Shoe size (US men’s)').inputValue(),
    ]).toEqual([true, false, '9.5'])

    await tabTo(page, /^Payment methods$/, 'Shift+Tab')
    await keyboard.press('Enter')
    await sees(page, 'No card is saved.')
    await tabTo(page, /^Add a card$/)
    await keyboard.press('Enter')
    await fillCard(page, '4242 4242 4242 4241')
    await field(page, 'Security code').press('Enter')
    await eventually(() => focusedName(page), /One thing needs your attention/)
    await field(page, 'Card number').fill('4242 4242 4242 4242')
    await context.setOffline(true)
    await field(page, 'Card number').press('Enter')
    await sees(page, /There is no answer from the shop/)
    expect(await field(page, 'Card number').inputValue()).toBe('4242 4242 4242 4242')
    await context.setOffline(false)
    const notSaved = page
      .getByRole('listitem')
      .filter({ hasText: 'Card not saved Please check the details and try again.' })
    const isRefused = await disturb(context, /\/payment_instruments\?/, 2, (route) =>
      route.fulfill(refusal(400, 'PAY400')),
    )
    await field(page, 'Card number').press('Enter')
    await notSaved.waitFor()
    const answered = () =>
      eventually(() => page.getByRole('button', { name: 'Save card' }).getAttribute('data-pending'), null)
    await answered()
    await field(page, 'Card number').press('Enter')
    await eventually(isRefused.count, 2)
    await answered()
    expect(await notSaved.count()).toBe(1)
    await field(page, 'Card number').press('Enter')
    const rows = page.locator('.account-row')
    await rows.filter({ hasText: 'Visa ending 4242' }).getByText('Main').waitFor()
    await tabTo(page, /^Add a card$/)
    await keyboard.press('Enter')
    await fillCard(page, '5555 5555 5555 4444')
    await field(page, 'Security code').press('Enter')
    await rows.filter({ hasText: 'Mastercard ending 4444' }).waitFor()
    await tabTo(page, /^Make main card: Mastercard ending 4444$/)
    await keyboard.press('Enter')
    await rows.filter({ hasText: 'Mastercard ending 4444' }).getByText('Main').waitFor()
    await eventually(() => focusedName(page), 'Cards')
    await tabTo(page, /^Remove Mastercard ending 4444$/)
    await keyboard.press('Enter')
    await eventually(() => focusedName(page), 'Yes, remove')
    await keyboard.press('Enter')
    await eventually(() => rows.count(), 1)
    await rows.filter({ hasText: 'Visa ending 4242' }).getByText('Main').waitFor()
    await page.getByText('Your card is saved.').first().waitFor({ state: 'detached' })
    expect(await notSaved.count()).toBe(1)
  },
)
