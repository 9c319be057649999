import { describe, expect, test } from 'vitest'
import { demonstrationSeller } from '../../../server/kit/seller.ts'
import { withdrawingShop } from './withdrawingShop.ts'

const { shop, statement, withdraw, germanOrder, rowOf, receiptOf, staffLettersAbout } = await withdrawingShop()

describe('the receipt', () => {
  test('LAW-16 has the statement with day and time, as HTML and as text, in the language of the site', async () => {
    const body = statement({ goods: 'Die Jacke' })
    const { number } = (await withdraw(await shop.newGuest(), body)).body
    const { recipient, subject, body: text, html } = await receiptOf(number)
    expect(recipient).toBe(body.email)
    expect(subject).toBe(`Dein Widerruf ist eingegangen, ${number}`)
    for (const part of [text, html ?? ''])
      for (const words of [number, body.name, body.orderNumber, body.email, 'Die Jacke', 'Eingegangen', 'ME'])
        expect(part).toContain(words)
  })

  test.each([
    ['en-gb', 'We’ve received your cancellation', 'the whole order'],
    ['fr-fr', 'Nous avons bien reçu votre rétractation', 'toute la commande'],
    ['it-it', 'Abbiamo ricevuto il tuo recesso', 'tutto l’ordine'],
    ['es-es', 'Hemos recibido tu desistimiento', 'todo el pedido'],
  ])('LAW-16 %s: %s', async (locale, subject, all) => {
    const { number } = (await withdraw(await shop.newGuest(), statement(), { locale })).body
    const letter = await receiptOf(number)
    expect(letter.subject).toContain(subject)
    expect(letter.body).toContain(all)
  })

  test('LAW-16 names each piece as the order does, and one that the order does not have by its number', async () => {
    const { owner, order } = await germanOrder(3, 3)
    const [item] = order.items
    const items = [
      { itemId: item?.itemId ?? '', qty: 2 },
      { itemId: 'item-of-another', qty: 1 },
    ]
    const { number } = (await withdraw(owner, statement({ orderNumber: order.orderNumber, items }))).body
    const { body } = await receiptOf(number)
    expect(body).toContain(
      `Umfang: 2 × ${[item?.name, item?.variation.colourName, item?.variation.sizeLabel].filter(Boolean).join(', ')}\n`,
    )
    expect(body).toContain('Umfang: 1 × item-of-another\n')
    expect(body).not.toContain('die ganze Bestellung')
  })

  test('LAW-16 says to whom somebody writes who has not withdrawn', async () => {
    const { number } = (await withdraw(await shop.newGuest(), statement())).body
    expect((await receiptOf(number)).body).toContain(
      `Wenn du das nicht warst, schreib uns an ${demonstrationSeller.email}.`,
    )
  })

  test('LAW-16 script in what was written is words', async () => {
    const name = '<script>alert(1)</script>'
    const { number } = (await withdraw(await shop.newGuest(), statement({ name }))).body
    expect((await receiptOf(number)).html).not.toContain(name)
    expect((await rowOf(number)).name).toBe(name)
  })
})

describe('the letter to our staff', () => {
  test('LAW-17 names the site, and the order that waits for a decision', async () => {
    const { owner, order } = await germanOrder(2)
    const { number } = (await withdraw(owner, statement({ orderNumber: order.orderNumber }))).body
    const [letter] = await staffLettersAbout(number)
    expect(letter?.subject).toBe(`Withdrawal ${number} waits`)
    expect(letter?.body).toContain('Site: de-de\n')
    expect(letter?.body).toContain(`Order found: ${order.orderNumber}\n`)
    expect(letter?.body).toContain('What it covers: the whole order')
  })

  test('LAW-17 says that no order has this number and email', async () => {
    const { number } = (await withdraw(await shop.newGuest(), statement())).body
    expect((await staffLettersAbout(number))[0]?.body).toContain('Order found: none with this number and email\n')
  })
})
