import { afterEach, describe, expect, test } from 'vitest'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { eventually, field, isConfirmed, placeOrder, sees, thankYou, toBilling, toSummary } from './support/walk.ts'
import { askingCard, authorise, bankPage, seesBank } from './support/walkBank.ts'
import { countScripts, klarnaPage, payBy, seesKlarna } from './support/walkProvider.ts'
import { recordChanges } from './support/wire.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

describe('when the bank asks', () => {
  /** DLG-01 and DLG-25 too: the dialog holds the bank's page at 390 px. */
  test('PAY-30 PAY-31 DLG-25 the bank’s question survives a reload and is one press away from any page of any tab, and ends in one order', async () => {
    shopper = await shop.visitor({ width: 390 })
    const { page, context, url } = shopper
    await toSummary(shopper, askingCard)
    const changes = recordChanges(context)
    await page.getByRole('button', { name: 'Place order' }).click()
    await seesBank(page)
    const [yes, no] = await Promise.all(
      ['Authorise', 'Refuse'].map((name) => bankPage(page).getByRole('button', { name }).boundingBox()),
    )
    expect(no?.y).toEqual(yes?.y)
    expect((no?.x ?? 0) + (no?.width ?? 0) < 390).toBe(true)
    await page.goBack()
    await eventually(() => new URL(page.url()).searchParams.get('step'), 'summary')
    await authorise(page, '111111')
    await bankPage(page).getByText('2 tries are left').waitFor()
    await page.reload()
    await seesBank(page)
    const other = await shopper.tab()
    await other.goto(url)
    await other.getByRole('link', { name: 'Confirm payment' }).click()
    await seesBank(other)
    await authorise(other)
    const number = await thankYou(other)
    expect(await thankYou(page)).toBe(number)
    await page.goto(`${url}/cart`)
    await sees(page, `We’ve placed order ${number}.`)
    expect(changes.flatMap(({ method, path }) => (path.includes('/checkout/order') ? [method] : []))).toEqual([
      'PUT',
      'PATCH',
    ])
  })
})

const notCompleted = /Your payment could not be completed/

describe('choosing among the ways to pay', () => {
  test('PAY-08 PAY-09 ERR-15 DLG-13 Klarna’s script loads once it is chosen, and a failure, refusal or closed window is reported alike until it pays', async () => {
    shopper = await shop.visitor({ width: 390 })
    const { page, context } = shopper
    const scripts = countScripts(page)
    await toBilling(shopper)
    expect(scripts.count()).toBe(0)
    const useless = { contentType: 'text/javascript', body: 'void 0' }
    await context.route(/klarna\.js$/, (route) => route.fulfill(useless), { times: 1 })
    await payBy(page, 'Klarna')
    await sees(page, notCompleted)
    await page.reload()
    await payBy(page, 'Klarna')
    await seesKlarna(page)
    await klarnaPage(page).getByRole('button', { name: 'Decline' }).click()
    await sees(page, notCompleted)
    await payBy(page, 'Klarna')
    await seesKlarna(page)
    await page.getByRole('button', { name: 'Choose another payment method' }).click()
    await sees(page, notCompleted)
    await page.locator('.choice').filter({ hasText: 'Card' }).click()
    await field(page, 'Card number').waitFor()
    await payBy(page, 'Klarna')
    await klarnaPage(page).getByRole('button', { name: 'Agree and continue' }).click()
    await sees(page, 'Klarna, when you place the order')
    expect(scripts.count()).toBe(2)
    await page.reload()
    await sees(page, 'Klarna, when you place the order')
    await isConfirmed(page)
    expect(await placeOrder(page)).toMatch(/^CN-/)
    await sees(page, 'Klarna')
  })

  test('PAY-05 the card’s fields are right below “Card”, on the screen and for the keyboard, whose arrows choose between the ways to pay', async () => {
    shopper = await shop.visitor({ width: 390 })
    const { page } = shopper
    await toBilling(shopper)
    const top = async (name: string): Promise<number> =>
      (await page.locator('.choice').filter({ hasText: name }).boundingBox())?.y ?? NaN
    const number = field(page, 'Card number')
    const at = (await number.boundingBox())?.y ?? NaN
    expect(at > (await top('Card')) && at < (await top('Klarna'))).toBe(true)
    const card = page.getByRole('radio', { name: 'Card', exact: true })
    await card.focus()
    await page.keyboard.press('Tab')
    await eventually(() => number.evaluate((input) => input === document.activeElement), true)
    await page.keyboard.type('42')
    await page.keyboard.press('ArrowDown')
    expect(await card.isChecked()).toBe(true)
    expect(await number.inputValue()).toBe('42')
    await card.focus()
    await page.keyboard.press('ArrowDown')
    await eventually(() => page.getByRole('radio', { name: /Klarna/ }).isChecked(), true)
    await eventually(() => number.count(), 0)
    await page.keyboard.press('ArrowUp')
    await number.waitFor()
  })

  test('PAY-07 PAY-10 PayPal pays after a refusal and a yes on its own page, and a return that comes twice is harmless', async () => {
    shopper = await shop.visitor({ width: 1440 })
    const { page } = shopper
    await toBilling(shopper)
    await payBy(page, 'PayPal')
    await page.getByRole('button', { name: 'Decline' }).waitFor()
    await page.goBack()
    await eventually(() => page.getByRole('radio', { name: /PayPal/ }).isChecked(), true)
    await payBy(page, 'PayPal')
    await page.getByRole('button', { name: 'Decline' }).click()
    await sees(page, notCompleted)
    await eventually(() => new URL(page.url()).search, '?step=billing')
    await payBy(page, 'PayPal')
    const returned = page.waitForURL(/[?&]agreed=/)
    await page.getByRole('button', { name: 'Agree and continue' }).click()
    await returned
    const back = page.url()
    await sees(page, 'PayPal, when you place the order')
    await page.goto(back)
    await sees(page, 'PayPal, when you place the order')
    await isConfirmed(page)
    const number = await placeOrder(page)
    await sees(page, 'PayPal')
    await page.goto(back)
    expect(await thankYou(page)).toBe(number)
  })
})
