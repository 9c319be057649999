import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { afterEach, describe, expect, test } from 'vitest'
import { violationsOn } from './support/axe.ts'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { focusedName, showsFocus, tabTo } from './support/keyboard.ts'
import { press } from './support/otherCallers.ts'
import { eventually, field, goodCard, harrowTen, sees } from './support/walk.ts'
import { accountLink, openSignIn, signIn } from './support/walkAccount.ts'
import { disturb } from './support/wire.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints.filter((complaint) => !/ERR_FAILED/.test(complaint))).toEqual([]))

const newEmail = () => `anna-${randomUUID()}@example.com`
/** A heading that took the focus, because what was pressed is gone. */
const atStep = (page: Page, name: string) => eventually(() => focusedName(page), name)
const facts = async (page: Page) =>
  Object.fromEntries(
    await page
      .locator('.withdraw-facts > div')
      .evaluateAll((rows) =>
        rows.map((row) => [row.querySelector('dt')?.textContent ?? '', row.querySelector('dd')?.textContent ?? '']),
      ),
  ) as Record<string, string>
const mailbox = async ({ context, url }: Visitor) =>
  (await context.request.get(new URL('/dev/mailbox', url).href)).text()

describe('a guest without an order at hand', () => {
  test('LAW-14 LAW-15 LAW-16 withdraws in German from the footer, in two steps, and has the receipt', async () => {
    shopper = await shop.visitor({ width: 390, locale: 'de-de' })
    const { page, url } = shopper
    await page.goto(`${url}/help/delivery`)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Vertrag widerrufen', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Vertrag widerrufen' }).waitFor()
    await press(page, 'Weiter')
    await sees(page, /Angaben|Feld/)
    await eventually(() => page.locator('[aria-invalid=true]').count(), 3)
    expect(await violationsOn(page, 'a statement of withdrawal with what is missing')).toEqual([])

    const email = newEmail()
    await field(page, 'Dein Name').fill('Anna Berger')
    await field(page, 'Bestellnummer').fill('CN-2222-2222')
    await field(page, 'E-Mail').fill(email)
    await page.getByLabel(/^Nur einzelne Artikel/).fill('Nur die Socken')
    await press(page, 'Weiter')
    await atStep(page, 'Bitte prüfen und bestätigen')
    expect(await page.getByRole('main').getByRole('button').allInnerTexts()).toEqual([
      'Widerruf bestätigen',
      'Angaben ändern',
    ])
    expect(await facts(page)).toEqual({
      'Dein Name': 'Anna Berger',
      Bestellnummer: 'CN-2222-2222',
      'E-Mail': email,
      Umfang: 'Nur die Socken',
    })
    expect(await violationsOn(page, 'a withdrawal to be confirmed')).toEqual([])

    await press(page, 'Angaben ändern')
    await atStep(page, 'Deine Erklärung')
    expect(await field(page, 'Dein Name').inputValue()).toBe('Anna Berger')
    await press(page, 'Weiter')
    await press(page, 'Widerruf bestätigen')
    await atStep(page, 'Dein Widerruf ist eingegangen')
    const receipt = await facts(page)
    expect(receipt['Nummer des Eingangs']).toMatch(/^WD-\w{4}-\w{4}$/)
    expect(receipt['Eingegangen']).toMatch(/ 20\d\d um \d\d:\d\d:\d\d ME/)
    expect(await violationsOn(page, 'the receipt of a withdrawal')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

    const letters = await mailbox(shopper)
    for (const words of [receipt['Nummer des Eingangs'], receipt['Eingegangen'], email])
      expect(letters).toContain(words)
  })

  test('LAW-15 does it by keyboard alone, in French', async () => {
    shopper = await shop.visitor({ locale: 'fr-fr' })
    const { page, url } = shopper
    await page.goto(`${url}/imprint`)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Renoncer au contrat ici' }).focus()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Renoncer au contrat' }).waitFor()
    for (const [name, text] of [
      [/^Vos nom et prénom/, 'Anne Moreau'],
      [/^Numéro de commande/, 'CN-2222-2222'],
      [/^E-mail/, newEmail()],
    ] as const) {
      await tabTo(page, name)
      await page.keyboard.type(text)
    }
    await page.keyboard.press('Enter')
    await atStep(page, 'Vérifiez et confirmez')
    await tabTo(page, /^Confirmer la rétractation$/)
    expect(await showsFocus(page)).toBe(true)
    await page.keyboard.press('Enter')
    await atStep(page, 'Nous avons bien reçu votre rétractation')
    expect((await facts(page))['Articles concernés']).toBe('Toute la commande')
  })
})

test('LAW-15 a signed-in shopper finds name and address filled in, and cancels in British words', async () => {
  shopper = await shop.visitor({ locale: 'en-gb' })
  const { page, url } = shopper
  await page.goto(`${url}/help/delivery`)
  await openSignIn(page)
  await signIn(page, 'regular@example.com')
  await accountLink(page).waitFor()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cancel contract here' }).click()
  await page.getByRole('heading', { level: 1, name: 'Cancel your contract' }).waitFor()
  await eventually(() => field(page, 'Email').inputValue(), 'regular@example.com')
  await eventually(() => field(page, 'Your name').inputValue(), /\w+ \w+/)
  await field(page, 'Order number').fill('CN-2222-2222')
  await press(page, 'Continue')
  await press(page, 'Confirm cancellation')
  await atStep(page, 'We’ve received your cancellation')
})

test('LAW-14 nothing of it stands at the foot of a page in North America', async () => {
  shopper = await shop.visitor({ locale: 'en-us' })
  await shopper.page.goto(`${shopper.url}/help/delivery`)
  await shopper.page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).first().waitFor()
  expect(await shopper.page.locator('a[href$="/withdraw"]').count()).toBe(0)
})

test(
  'LAW-14 LAW-19 a guest withdraws from one of two boots as tracked: all is filled in, and what was not sent is sent once',
  { timeout: 120_000 },
  async () => {
    shopper = await shop.visitor({ width: 390, locale: 'de-de' })
    const { page, url, context } = shopper
    const email = newEmail()
    const number = await orderedInGerman(shopper, email)
    for (let station = 0; station < 3; station++)
      await context.request.post(new URL(`/dev/warehouse/${number}`, url).href)
    await page.goto(`${url}/track-order?order=${number}`)
    await field(page, 'E-Mail').fill(email)
    await press(page, 'Bestellung verfolgen')
    await page.getByRole('main').getByRole('link', { name: 'Vertrag widerrufen' }).click()
    await page.getByRole('heading', { level: 1, name: 'Vertrag widerrufen' }).waitFor()
    expect(await field(page, 'Dein Name').inputValue()).toBe('Anna Berger')
    expect(await field(page, 'Bestellnummer').inputValue()).toBe(number)
    expect(await field(page, 'E-Mail').inputValue()).toBe(email)
    const boots = page.getByRole('group', { name: 'Welche Artikel?' }).getByRole('combobox')
    await boots.selectOption('0')
    await press(page, 'Weiter')
    await sees(page, 'Wähl mindestens einen Artikel.')
    await boots.selectOption('1')
    expect(await violationsOn(page, 'a withdrawal from some lines')).toEqual([])
    await press(page, 'Weiter')
    await atStep(page, 'Bitte prüfen und bestätigen')

    const keys: (string | undefined)[] = []
    context.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/consumer/withdrawal'))
        keys.push(request.headers()['idempotency-key'])
    })
    await disturb(context, /\/consumer\/withdrawal$/, 1, (route) => route.abort())
    await press(page, 'Widerruf bestätigen')
    await sees(page, /Deine Eingaben sind noch da/)
    await sees(page, /help@cairn\.example/)
    await press(page, 'Widerruf bestätigen')
    await atStep(page, 'Dein Widerruf ist eingegangen')
    expect((await facts(page))['Umfang']).toMatch(/^1 × Harrow Mid, /)
    expect(keys).toHaveLength(2)
    expect(keys[1]).toBe(keys[0])

    await page.goto(`${url}/track-order?order=${number}`)
    await field(page, 'E-Mail').fill(email)
    await page.getByLabel(/^Postleitzahl/).fill('81669')
    await press(page, 'Bestellung verfolgen')
    await page.getByRole('link', { name: /^Rücksendeetikett 1/ }).waitFor()
  },
)

/** Two pairs, from the product to the confirmation; the order's number. */
const orderedInGerman = async ({ page, url }: Visitor, email: string): Promise<string> => {
  await page.goto(`${url}${harrowTen}`)
  for (let pair = 0; pair < 2; pair++) {
    await press(page, 'In den Warenkorb')
    await page.getByRole('dialog').getByRole('button', { name: 'Zur Kasse', exact: true }).waitFor()
    if (pair === 0) await page.keyboard.press('Escape')
  }
  await page.getByRole('dialog').getByRole('button', { name: 'Zur Kasse', exact: true }).click()
  for (const [name, text] of [
    ['E-Mail', email],
    ['Vorname', 'Anna'],
    ['Nachname', 'Berger'],
    ['Straße mit Hausnummer', 'Rosenheimer Straße 12'],
    ['Ort', 'München'],
    ['Postleitzahl', '81669'],
  ] as const)
    await field(page, name).fill(text)
  await page.getByRole('textbox', { name: 'Telefon' }).fill('891234567')
  await press(page, 'Weiter zur Zahlung')
  await field(page, 'Kartennummer').fill(goodCard)
  await field(page, 'Gültig bis (MM/JJ)').fill('12/39')
  await field(page, 'Prüfnummer').fill('123')
  await press(page, 'Bestellung prüfen')
  await press(page, 'Zahlungspflichtig bestellen')
  await page.getByRole('heading', { level: 1, name: 'Danke für deine Bestellung' }).waitFor()
  return /CN-\w+-\w+/.exec(await page.getByRole('main').innerText())?.[0] ?? ''
}
