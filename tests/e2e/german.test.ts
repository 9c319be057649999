import { afterEach, expect, test } from 'vitest'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { field, goodCard, harrow } from './support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints).toEqual([]))

test('I18N-01 CHK-06 LAW-05 a German shopper orders in German, by a button that costs money, below the terms', async () => {
  shopper = await shop.visitor({ width: 390, locale: 'de-de' })
  const { page, url } = shopper
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  await page.goto(`${url}${harrow}`)
  await press('In den Warenkorb')
  await page.getByRole('dialog').getByRole('button', { name: 'Zur Kasse' }).click()
  await page.getByRole('heading', { name: 'Lieferadresse' }).waitFor()
  for (const [name, text] of Object.entries({
    'E-Mail': 'anna@example.com',
    Vorname: 'Anna',
    Nachname: 'Berger',
    'Straße mit Hausnummer': 'Rosenheimer Straße 12',
    Ort: 'München',
    Postleitzahl: '81669',
  }))
    await field(page, name).fill(text)
  await page.getByRole('textbox', { name: 'Telefon' }).fill('891234567')
  await press('Weiter zur Zahlung')
  for (const [name, text] of Object.entries({
    Kartennummer: goodCard,
    'Gültig bis (MM/JJ)': '12/30',
    Prüfnummer: '123',
  }))
    await field(page, name).fill(text)
  await press('Bestellung prüfen')
  await page.getByRole('term').filter({ hasText: 'inkl. MwSt.' }).waitFor()
  expect(await page.getByRole('main').innerText()).not.toMatch(/\b(order|delivery|payment|shipping|tax)\b/i)
  const terms = page.locator('.order-terms').getByRole('link')
  expect(await terms.allInnerTexts()).toEqual(['AGB', 'Widerrufsbelehrung', 'Datenschutz'])
  for (const link of await terms.all()) {
    const answer = await page.request.get(new URL((await link.getAttribute('href')) ?? '', url).href)
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toContain('<h2')
  }
  await press('Zahlungspflichtig bestellen')
  await page.getByRole('heading', { level: 1, name: 'Danke für deine Bestellung' }).waitFor()
})
