import { expect, test } from 'vitest'
import { createReturnLabel, downloadInvoice } from '../../../contracts/api/cart/purchaseApi.ts'
import { openContactCase } from '../../../contracts/api/serviceCaseApi.ts'
import { withdrawFromContract } from '../../../contracts/api/withdrawalApi.ts'
import { writeSettings } from '../../../server/site/siteFiles.ts'
import type { Seller } from '../../../server/kit/seller.ts'
import { orderedShop } from '../order/orderedShop.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'

const seller: Seller = {
  name: 'Wander GmbH',
  address: { lines: ['Musterstraße 1', '10115 Berlin'], country: 'DE' },
  email: 'hilfe@wander.example',
  returns: {},
  vatNumbers: {},
  taxNumbers: {},
}
const shop = await closeAfterAll(orderedShop({ seller }))
const ofTheDemonstration = /Outfitters|Pearl Street|Boulder CO|cairn\.example|DE000000000|Annecy/
const letters = () => shop.storage.db.selectFrom('mail').selectAll().orderBy('id').execute()
const contact = {
  category: 'Products',
  subject: 'Which size?',
  email: 'idris@example.com',
  message: 'My feet are 26.2 cm.',
}

test('OPR-64 API-057 an invoice and a return label name the seller, and nothing of the demonstration’s', async () => {
  const owner = await shop.newConsumer()
  const order = await shop.orderOf(owner, { locale: 'de-de' })
  await shop.move(order.orderNumber, 3)
  const invoice = await shop.documentAt(downloadInvoice.path, {
    token: owner.token,
    body: { orderId: order.orderNumber },
    locale: 'de-de',
  })
  const { labelUrl } = await owner.done(
    createReturnLabel,
    { params: { orderId: order.orderNumber }, body: { items: [{ itemId: order.items[0]?.itemId ?? '', qty: 1 }] } },
    { locale: 'de-de' },
  )
  const label = await shop.documentAt(labelUrl)
  for (const { text } of [invoice, label]) {
    const words = text.flatMap((line) => line.split(' | '))
    for (const line of ['Wander GmbH', 'Musterstraße 1', '10115 Berlin', 'Deutschland']) expect(words).toContain(line)
    expect(words.join('\n')).not.toMatch(ofTheDemonstration)
  }
})

test('OPR-64 API-070 API-160 shoppers’ messages go to the seller, and each letter has the seller at its foot', async () => {
  const guest = await shop.newGuest()
  await guest.done(openContactCase, { body: contact })
  const body = { name: 'Idris Vale', orderNumber: 'CN-2222-2222', email: 'idris@example.com' }
  await guest.done(withdrawFromContract, { body }, { locale: 'de-de' })
  const written = await letters()
  expect(written.filter(({ recipient }) => recipient === seller.email)).toHaveLength(2)
  expect(written.find(({ id }) => id.startsWith('withdrawal/'))?.body).toContain('schreib uns an hilfe@wander.example.')
  for (const { body: text, html } of written) {
    expect(text).toMatch(/\n-- \nWander GmbH, Musterstraße 1, 10115 Berlin, (Germany|Deutschland)\n/)
    expect(`${text}${html}`).not.toMatch(ofTheDemonstration)
  }
})

test('OPR-64 pages are told who sells, and where to write to', () => {
  const page = (named?: Pick<Seller, 'name' | 'email'>) =>
    writeSettings('<meta name="cairn-debug" content="__CAIRN_DEBUG__" />', {
      debug: false,
      reportsTo: null,
      ...(named && { seller: named }),
    })
  expect(page({ name: 'Wander & "Co"', email: 'hilfe@wander.example' })).toContain(
    '<meta name="cairn-seller" content="Wander &amp; &quot;Co&quot;" data-email="hilfe@wander.example" />',
  )
  expect(page()).not.toContain('cairn-seller')
})
