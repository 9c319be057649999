import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright'
import { afterEach, describe, expect, test } from 'vitest'
import { violationsOn } from './support/axe.ts'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { focusedName, showsFocus, tabTo } from './support/keyboard.ts'
import { press } from './support/otherCallers.ts'
import { eventually, field, sees } from './support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

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
