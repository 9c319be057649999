import { randomUUID } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { cancelOrder } from '../../contracts/api/cart/purchaseApi.ts'
import { useShop } from './support/browser.ts'
import type { Visitor } from './support/browser.ts'
import { callerAt, newClient, press } from './support/otherCallers.ts'
import { eventually, field, goodCard, harrowTen, sees } from './support/walk.ts'

const shop = useShop()
let shopper: Visitor
afterEach(() => expect(shopper.complaints.filter((complaint) => !/400/.test(complaint))).toEqual([]))

const german = {
  locale: 'de-de',
  code: '81669',
  email: 'E-Mail',
  address: [
    ['Vorname', 'Anna'],
    ['Nachname', 'Berger'],
    ['Straße mit Hausnummer', 'Rosenheimer Straße 12'],
    ['Ort', 'München'],
    ['Postleitzahl', '81669'],
  ],
  phone: ['Telefon', '891234567'],
  card: ['Kartennummer', 'Gültig bis (MM/JJ)', 'Prüfnummer'],
  presses: ['In den Warenkorb', 'Zur Kasse', 'Weiter zur Zahlung', 'Bestellung prüfen', 'Zahlungspflichtig bestellen'],
  thanks: 'Danke für deine Bestellung',
  track: 'Bestellung verfolgen',
  postalCode: /^Postleitzahl/,
  notFound: 'Wir konnten diese Bestellung nicht finden. Prüf die Bestellnummer und die E-Mail-Adresse.',
  steps: ['Bestätigt', 'Wird gepackt', 'Unterwegs', 'Zugestellt'],
  toCome: 'steht noch aus',
  time: /^\d{2}\.\d{2}\.20\d{2}, \d{2}:\d{2}$/,
  day: /^\d{1,2}\. (Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember) 20\d{2}$/,
  money: /^\d+,\d{2}\s€$/,
  resend: 'E-Mails zur Bestellung noch einmal senden',
  resent: /^Wir haben die Bestellbestätigung noch einmal an \w•+@example\.com gesendet\.$/,
  isCancelled: 'Nicht gesendet. Diese Bestellung ist storniert.',
  cancelled: ['Storniert', /^Wir haben dir \d+,\d{2}\s€ auf deinem Zahlungsweg erstattet\.$/],
  again: 'Noch einmal bestellen',
} as const

const french = {
  locale: 'fr-fr',
  code: '69003',
  email: 'E-mail',
  address: [
    ['Prénom', 'Anne'],
    ['Nom', 'Moreau'],
    ['Adresse', '12 rue de Bonnel'],
    ['Ville', 'Lyon'],
    ['Code postal', '69003'],
  ],
  phone: ['Téléphone', '612345678'],
  card: ['Numéro de carte', 'Expiration (MM/AA)', 'Code de sécurité'],
  presses: [
    'Ajouter au panier',
    'Commander',
    'Continuer vers le paiement',
    'Vérifier ma commande',
    'Commander avec obligation de paiement',
  ],
  thanks: 'Merci pour votre commande',
  track: 'Suivre la commande',
  postalCode: /^Code postal/,
  notFound: 'Nous n’avons pas trouvé cette commande. Vérifiez le numéro de commande et l’adresse e-mail.',
  steps: ['Confirmée', 'En préparation', 'En route', 'Livrée'],
  toCome: 'à venir',
  time: /^(?:1er|[2-9]|[12]\d|3[01]) \S+ 20\d{2}[,à ]+\d{2}:\d{2}$/,
  day: /^(?:1er|[2-9]|[12]\d|3[01]) (janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre) 20\d{2}$/,
  money: /^\d+,\d{2}\s€$/,
  resend: 'Renvoyer les e-mails de la commande',
  resent: /^Nous avons renvoyé votre confirmation de commande à \w•+@example\.com\.$/,
  isCancelled: 'L’e-mail n’a pas été envoyé. Cette commande est annulée.',
  cancelled: ['Annulée', /^Nous avons remboursé \d+,\d{2}\s€ par le moyen de paiement utilisé\.$/],
  again: 'Commander à nouveau',
} as const

type ShopTexts = typeof german | typeof french

/** From the product to the confirmation; returns the order's number. */
const ordered = async ({ page, url }: Visitor, words: ShopTexts, email: string): Promise<string> => {
  const [add, checkout, toPayment, toReview, place] = words.presses
  await page.goto(`${url}${harrowTen}`)
  await press(page, add)
  await page.getByRole('dialog').getByRole('button', { name: checkout, exact: true }).click()
  await field(page, words.email).fill(email)
  for (const [name, text] of words.address) await field(page, name).fill(text)
  await page.getByRole('textbox', { name: words.phone[0] }).fill(words.phone[1])
  await press(page, toPayment)
  const [number, expiry, code] = words.card
  await field(page, number).fill(goodCard)
  await field(page, expiry).fill('12/39')
  await field(page, code).fill('123')
  await press(page, toReview)
  await press(page, place)
  await page.getByRole('heading', { level: 1, name: words.thanks }).waitFor()
  return /CN-\w+-\w+/.exec(await page.getByRole('main').innerText())?.[0] ?? ''
}

test.each([german, french])(
  'I18N-01 ORD-08 ORD-15 ORD-19 a guest in $locale tracks an order with its postal code: steps, dates, sums and refusals in that language',
  { timeout: 120_000 },
  async (words) => {
    shopper = await shop.visitor({ width: 390, locale: words.locale })
    const email = `guest-${randomUUID()}@example.com`
    const number = await ordered(shopper, words, email)
    await shopper.context.request.post(new URL(`/dev/warehouse/${number}`, shopper.url).href)

    shopper = await shop.visitor({ width: 390, locale: words.locale })
    const { page, url } = shopper
    const main = page.getByRole('main')
    await page.goto(`${url}/track-order?order=${number}`)
    await field(page, words.email).fill(email)
    await main.getByLabel(words.postalCode).fill('00000')
    await press(page, words.track)
    await eventually(async () => (await main.getByRole('alert').innerText()).replaceAll(/\s+/g, ' '), words.notFound)
    await main.getByLabel(words.postalCode).fill(words.code)
    await press(page, words.track)

    const steps = main.locator('.shipment-track li')
    await eventually(() => steps.locator('b').allInnerTexts(), [...words.steps])
    const times = await steps.locator('span').allInnerTexts()
    expect(times.slice(2)).toEqual([words.toCome, words.toCome])
    for (const time of times.slice(0, 2)) expect(time).toMatch(words.time)
    const facts = (await main.locator('.order-facts dd').allInnerTexts()).map((line) => line.trim())
    expect(facts.some((fact) => words.day.test(fact))).toBe(true)
    const sums = await main.locator('.receipt aside dd').allInnerTexts()
    expect(sums.at(-1)?.trim()).toMatch(words.money)
    const text = await main.innerText()
    expect(text).not.toMatch(/\b(order|delivery|payment|shipping|tax|returns?|track|invoice|business days)\b/i)
    expect(text).not.toMatch(/€\d|\d\.\d{2}\b(?!\.)/)

    await press(page, words.resend)
    await sees(page, words.resent)
    const cancelled = await callerAt(newClient()).call(cancelOrder, { body: { orderNumber: number, email } })
    expect(cancelled).toBe(200)
    await press(page, words.resend)
    await eventually(async () => (await main.getByRole('alert').innerText()).replaceAll(/\s+/g, ' '), words.isCancelled)
    await press(page, words.track)
    for (const each of words.cancelled) await sees(page, each)
    await eventually(() => main.getByRole('button', { name: words.resend }).count(), 0)
    await main.getByRole('button', { name: words.again }).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  },
)
