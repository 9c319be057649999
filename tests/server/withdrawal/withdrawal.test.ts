import { describe, expect, test } from 'vitest'
import { refundCancelled } from '../../../server/order/cancelOrder.ts'
import { builtInProvider } from '../../../server/payment/builtInProvider.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { withdrawingShop } from './withdrawingShop.ts'

const { shop, newEmail, statement, withdraw, germanOrder, rowOf, stateOf, receiptOf, staffLettersAbout } =
  await withdrawingShop()

describe('a statement', () => {
  test('API-160 LAW-15 is stored with its words, its site and the time of receipt', async () => {
    const body = statement({ goods: ' Nur die Socken. ' })
    const { number, receivedAt } = (await withdraw(await shop.newGuest(), body)).body
    expect(receivedAt).toBe(shop.clock.now)
    expect(await rowOf(number)).toMatchObject({
      name: body.name,
      order_number: body.orderNumber,
      email: body.email,
      goods: 'Nur die Socken.',
      items: null,
      locale: 'de-de',
      received_at: receivedAt,
      matched: null,
      state: 'waiting',
    })
  })

  test('LAW-15 LAW-17 finds its order whatever blanks stand around what was written', async () => {
    const { order } = await germanOrder(0)
    const body = { name: ' Idris Vale ', orderNumber: ` ${order.orderNumber} `, email: ` ${order.email} ` }
    const { number } = (await withdraw(await shop.newGuest(), body)).body
    expect(await rowOf(number)).toMatchObject({
      name: 'Idris Vale',
      order_number: order.orderNumber,
      email: order.email,
      matched: order.orderNumber,
    })
  })

  test('API-160 LAW-15 sent again under its key is one statement with one receipt and one answer', async () => {
    const guest = await shop.newGuest()
    const body = statement()
    const [first, second] = [
      await withdraw(guest, body, { key: 'withdrawn-twice' }),
      await withdraw(guest, body, { key: 'withdrawn-twice' }),
    ]
    expect(second.replayed).toBe(true)
    expect(second.body).toEqual(first.body)
    expect(await shop.lettersTo(body.email)).toHaveLength(1)
  })

  test.each(['name', 'orderNumber', 'email'] as const)(
    'LAW-15 ATTR300 without %s is refused at its field',
    async (field) => {
      const { [field]: _, ...body } = statement()
      expectRefusal(await withdraw(await shop.newGuest(), body), 400, 'ATTR300', { field })
    },
  )

  test('LAW-15 LIM429 ten a day name one address, so that nobody can fill a mailbox', async () => {
    const guest = await shop.newGuest()
    const email = newEmail()
    for (let nth = 0; nth < 10; nth++)
      expect((await withdraw(guest, statement({ email, orderNumber: `CN-${nth}` }))).status).toBe(200)
    expectRefusal(await withdraw(guest, statement({ email, orderNumber: 'CN-10' })), 429, 'LIM429')
    expect(await shop.lettersTo(email)).toHaveLength(10)
  })
})

describe('an order that has not left', () => {
  test('LAW-17 is cancelled for a guest who knows number and email, and its charge is refunded', async () => {
    const { owner, order } = await germanOrder(1)
    const body = statement({ orderNumber: order.orderNumber, email: order.email.toUpperCase() })
    const { number } = (await withdraw(await shop.newGuest(), body)).body
    expect(await rowOf(number)).toMatchObject({ matched: order.orderNumber, state: 'cancelled' })
    expect((await stateOf(owner, order.orderNumber)).status).toBe('cancelled')
    expect((await receiptOf(number)).body).toContain('storniert')
    expect(await staffLettersAbout(number)).toEqual([])
    expect(await refundCancelled(shop.storage.db, builtInProvider(shop.storage.db), shop.happening())).toEqual([])
    expect(await shop.refundsOf(order.orderNumber)).toEqual([
      { amount: order.totals.total, charged: order.totals.total },
    ])
  })

  test('LAW-17 is cancelled for its owner, whatever address the receipt goes to', async () => {
    const { owner, order } = await germanOrder(0)
    const { number } = (await withdraw(owner, statement({ orderNumber: order.orderNumber }))).body
    expect((await stateOf(owner, order.orderNumber)).status).toBe('cancelled')
    expect((await rowOf(number)).state).toBe('cancelled')
  })

  test('LAW-17 stays as it is when only a part is withdrawn from, and our staff decides', async () => {
    const { owner, order } = await germanOrder(0, 3)
    const items = [{ itemId: order.items[0]?.itemId ?? '', qty: 1 }]
    const { number } = (await withdraw(owner, statement({ orderNumber: order.orderNumber, items }))).body
    expect((await stateOf(owner, order.orderNumber)).status).toBe('confirmed')
    expect(await rowOf(number)).toMatchObject({ state: 'waiting', items })
    const [letter] = await staffLettersAbout(number)
    expect(letter?.body).toContain(`1 × ${order.items[0]?.name}`)
  })

  test('LAW-17 is settled when it was cancelled before, and stated twice it is cancelled once', async () => {
    const { owner, order } = await germanOrder(0)
    const twice = [1, 2].map(() => statement({ orderNumber: order.orderNumber }))
    const states = []
    for (const body of twice) states.push((await rowOf((await withdraw(owner, body)).body.number)).state)
    expect(states).toEqual(['cancelled', 'settled'])
  })
})

describe('an order that has arrived', () => {
  test('LAW-17 is returned, and the receipt has the label', async () => {
    const { owner, order } = await germanOrder(3, 2)
    const { number } = (await withdraw(owner, statement({ orderNumber: order.orderNumber }))).body
    const { status, returns } = await stateOf(owner, order.orderNumber)
    expect(status).toBe('return_requested')
    expect(returns.map(({ items }) => items)).toEqual([[{ itemId: order.items[0]?.itemId, qty: 2 }]])
    const row = await rowOf(number)
    expect(row.state).toBe('returning')
    expect(returns[0]?.labelUrl).toMatch(new RegExp(`/${row.return_id}$`))
    expect((await receiptOf(number)).body).toContain(returns[0]?.labelUrl)
    expect(await staffLettersAbout(number)).toEqual([])
  })

  test('LAW-17 is settled when it was returned before, and the second receipt has the same label', async () => {
    const { owner, order } = await germanOrder(3)
    const body = statement({ orderNumber: order.orderNumber })
    await withdraw(owner, body)
    const { number } = (await withdraw(owner, body)).body
    const { returns } = await stateOf(owner, order.orderNumber)
    expect(returns).toHaveLength(1)
    expect(await rowOf(number)).toMatchObject({ state: 'settled' })
    expect((await receiptOf(number)).body).toContain(returns[0]?.labelUrl)
    expect(await staffLettersAbout(number)).toEqual([])
  })

  test('LAW-17 is returned in part, as the lines of the statement say', async () => {
    const { owner, order } = await germanOrder(3, 3)
    const items = [{ itemId: order.items[0]?.itemId ?? '', qty: 1 }]
    await withdraw(owner, statement({ orderNumber: order.orderNumber, items }))
    expect((await stateOf(owner, order.orderNumber)).returns.map((each) => each.items)).toEqual([items])
  })

  test('LAW-17 is read by a person when the consumer says in words which goods', async () => {
    const { owner, order } = await germanOrder(3)
    const { number } = (await withdraw(owner, statement({ orderNumber: order.orderNumber, goods: 'Die Stiefel' }))).body
    expect((await stateOf(owner, order.orderNumber)).returns).toEqual([])
    expect((await staffLettersAbout(number))[0]?.body).toContain('Die Stiefel')
  })

  test('LAW-17 RTN500 counts as withdrawn from while no label can be drawn, and our staff sends one', async () => {
    const { owner, order } = await germanOrder(3)
    await shop.storage.db.insertInto('outage').values({ service: 'labels' }).execute()
    const answer = await withdraw(owner, statement({ orderNumber: order.orderNumber }))
    await shop.storage.db.deleteFrom('outage').execute()
    expect(answer.status).toBe(200)
    expect((await rowOf(answer.body.number)).state).toBe('waiting')
    expect(await staffLettersAbout(answer.body.number)).toHaveLength(1)
  })
})

describe('the confirmation of an order', () => {
  test('LAW-18 links the function in Germany, with the number of the order', async () => {
    const { order } = await germanOrder(0)
    const letter = (await shop.lettersAbout(order.orderNumber)).get('confirmed')
    const address = `https://shop.example/de-de/withdraw?order=${order.orderNumber}`
    expect(letter?.body).toContain(`Vertrag widerrufen:\n${address}`)
    expect(letter?.html).toContain(address)
  })

  test('LAW-18 does not in North America', async () => {
    const { orderNumber } = await shop.orderOf(await shop.newConsumer())
    expect((await shop.lettersAbout(orderNumber)).get('confirmed')?.body).not.toContain('/withdraw')
  })
})

describe('nobody learns which orders there are', () => {
  test('LAW-15 the answer is of the same form for a wrong email, an unknown number and an order on its way', async () => {
    const { order } = await germanOrder(2)
    const { orderNumber, email } = order
    const stranger = await shop.newGuest()
    const answers = [
      await withdraw(stranger, statement({ orderNumber })),
      await withdraw(stranger, statement()),
      await withdraw(stranger, statement({ orderNumber, email })),
    ]
    expect(answers.map(({ status, body }) => [status, Object.keys(body)])).toEqual(
      Array(3).fill([200, ['number', 'receivedAt']]),
    )
    const rows = await Promise.all(answers.map(({ body }) => rowOf(body.number)))
    expect(rows.map(({ matched, state }) => [matched, state])).toEqual([
      [null, 'waiting'],
      [null, 'waiting'],
      [orderNumber, 'waiting'],
    ])
    const letters = await Promise.all(rows.map(({ number }) => receiptOf(number)))
    const withoutFacts = letters.map(({ body }) => body.split('\n\n').filter((part) => !part.includes(':\u0020')))
    expect(withoutFacts[1]).toEqual(withoutFacts[0])
    expect(withoutFacts[2]).toEqual(withoutFacts[0])
  })

  test('LAW-17 an order of North America, where there is no such right, waits for a person', async () => {
    const owner = await shop.newConsumer()
    const { orderNumber } = await shop.orderOf(owner)
    const { number } = (await withdraw(owner, statement({ orderNumber }))).body
    expect(await rowOf(number)).toMatchObject({ matched: orderNumber, state: 'waiting' })
    expect((await stateOf(owner, orderNumber)).status).toBe('confirmed')
  })
})
