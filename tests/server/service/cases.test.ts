import { describe, expect, test } from 'vitest'
import { openContactCase, openWarrantyCase, readContactSubjects } from '../../../contracts/api/serviceCaseApi.ts'
import { orderedShop } from '../order/orderedShop.ts'
import { closeAfterAll } from '../support/closeAfterAll.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { demonstrationSeller } from '../../../server/kit/seller.ts'

const shop = await closeAfterAll(orderedShop())

let people = 0
const contact = {
  category: 'Products',
  subject: 'Which size?',
  email: 'idris@example.com',
  message: 'My feet are 26.2 cm, and wide.\nWhich size?',
}
const warranty = {
  orderNumber: 'CN-2222-2222',
  productId: 'Harrow Mid',
  description: 'The sole came off.',
  email: 'idris@example.com',
}
const newEmail = () => `writer-${++people}@example.com`
const lettersOf = async (caseId: string) =>
  (await shop.storage.db.selectFrom('mail').selectAll().orderBy('sent_at').execute()).filter(({ subject }) =>
    subject.includes(caseId),
  )

test('ORD-12 API-071 the categories and their subjects, in English and in French, for callers with the access key', async () => {
  const guest = await shop.newGuest()
  const [english, french] = [
    await guest.done(readContactSubjects, {}),
    await guest.done(readContactSubjects, {}, { locale: 'fr-fr' }),
  ]
  expect(english[0]?.category).toBe('Orders and delivery')
  expect(french[0]?.category).toBe('Commandes et livraison')
  expect(english).toHaveLength(french.length)
  expect(english.map(({ subjects }) => subjects.length)).toEqual(french.map(({ subjects }) => subjects.length))
  const keyless = await shop.call('GET', readContactSubjects.path, { headers: { 'x-access-key': '' } })
  expectRefusal(keyless, 400, 'API400')
})

describe('a case that is kept', () => {
  test('ORD-12 API-070 a message is kept whole under a number', async () => {
    const body = { ...contact, email: newEmail() }
    const { caseId } = await (await shop.newGuest()).done(openContactCase, { body })
    expect(caseId).toMatch(/^CS-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)
    const row = await shop.storage.db
      .selectFrom('service_case')
      .selectAll()
      .where('number', '=', caseId)
      .executeTakeFirstOrThrow()
    expect(row.kind).toBe('contact')
    expect(row.document).toEqual(body)
    expect(row.locale).toBe('en-us')
  })

  test('ORD-12 our people get what was written, and the writer sees that they have it', async () => {
    const body = { ...contact, email: newEmail() }
    const { caseId } = await (await shop.newGuest()).done(openContactCase, { body })
    const letters = await lettersOf(caseId)
    expect(new Set(letters.map(({ recipient }) => recipient))).toEqual(new Set([demonstrationSeller.email, body.email]))
    const to = (recipient: string) => letters.find((letter) => letter.recipient === recipient)?.body ?? ''
    expect(to(demonstrationSeller.email)).toContain(body.message)
    expect(to(body.email)).not.toContain('feet')
    expect(to(body.email)).toContain(caseId)
  })

  test('ORD-12 the same words sent again under their key are one case', async () => {
    const guest = await shop.newGuest()
    const body = { ...contact, email: newEmail() }
    const answers = [
      await guest.ask(openContactCase, { body }, { key: 'again' }),
      await guest.ask(openContactCase, { body }, { key: 'again' }),
    ]
    expect(answers[1]?.replayed).toBe(true)
    expect(answers[1]?.body).toEqual(answers[0]?.body)
    expect(await lettersOf(answers[0]!.body.caseId)).toHaveLength(2)
  })
})

describe('a case that is refused', () => {
  test.each([
    [{ category: undefined }, 'ATTR100', 'category'],
    [{ category: 'Complaints' }, 'ATTR100', 'category'],
    [{ subject: undefined }, 'ATTR100', 'subject'],
    [{ subject: 'I cannot sign in' }, 'ATTR100', 'subject'],
    [{ email: undefined }, 'ATTR300', 'email'],
    [{ email: 'idris.example.com' }, 'ATTR300', 'email'],
    [{ message: ' \n ' }, 'ATTR300', 'message'],
  ])('ORD-12 ERR-208 ERR-210 API-070 a contact with %o is %s at its field', async (change, errorId, field) => {
    const body = Object.fromEntries(
      Object.entries({ ...contact, ...change }).filter(([, value]) => value !== undefined),
    ) as typeof contact
    const answer = await (await shop.newGuest()).ask(openContactCase, { body })
    expectRefusal(answer, 400, errorId, { field })
  })

  test.each([['orderNumber'], ['productId'], ['description'], ['email']] as const)(
    'ORD-11 ERR-210 API-069 a warranty case without %s is ATTR300 at its field',
    async (field) => {
      const { [field]: _, ...body } = warranty
      const answer = await (await shop.newGuest()).ask(openWarrantyCase, { body })
      expectRefusal(answer, 400, 'ATTR300', { field })
    },
  )

  test('ORD-11 ORD-12 ERR-209 API-069 API-070 a case that names no site of ours has no organisation', async () => {
    const { token } = await shop.newGuest()
    const [first, second] = [
      await shop.call('POST', openContactCase.path, { body: contact, key: 'no-site-1', headers: { locale: 'xx-yy' } }),
      await shop.call('POST', openWarrantyCase.path, { body: warranty, key: 'no-site-2', token }),
    ]
    expectRefusal(first, 400, 'ATTR200')
    expectRefusal(second, 400, 'ATTR200')
  })
})

describe('who hears of it', () => {
  test('ORD-11 API-069 the owner of an order is shown to our people, and never to the caller', async () => {
    const owner = await shop.newConsumer()
    const order = await shop.orderOf(owner)
    const stranger = await shop.newConsumer()
    const answers = [
      await owner.ask(openWarrantyCase, { body: { ...warranty, orderNumber: order.orderNumber, email: newEmail() } }),
      await stranger.ask(openWarrantyCase, {
        body: { ...warranty, orderNumber: order.orderNumber, email: newEmail() },
      }),
      await stranger.ask(openWarrantyCase, { body: { ...warranty, email: newEmail() } }),
    ]
    expect(answers.map(({ status, body }) => [status, Object.keys(body)])).toEqual(Array(3).fill([200, ['caseId']]))
    const support = await Promise.all(
      answers.map(
        async ({ body }) =>
          (await lettersOf(body.caseId)).find(({ recipient }) => recipient === demonstrationSeller.email)?.body ?? '',
      ),
    )
    expect(support.map((body) => body.includes('(theirs)'))).toEqual([true, false, false])
  })

  test('ORD-12 a mailbox cannot be flooded: three letters an hour to one address, and every case is kept', async () => {
    const email = newEmail()
    const guest = await shop.newGuest()
    for (let count = 0; count < 5; count++)
      await guest.done(openContactCase, { body: { ...contact, email: email.toUpperCase() } })
    expect(
      await shop.storage.db.selectFrom('mail').select('id').where('recipient', '=', email.toUpperCase()).execute(),
    ).toHaveLength(3)
    expect(
      await shop.storage.db.selectFrom('service_case').select('number').where('email', '=', email).execute(),
    ).toHaveLength(5)
  })

  test('ORD-12 script and SQL in what was written are words', async () => {
    const message = `<script>alert(1)</script>'; drop table service_case; --`
    const { caseId } = await (
      await shop.newGuest()
    ).done(openContactCase, { body: { ...contact, email: newEmail(), message } })
    const row = await shop.storage.db
      .selectFrom('service_case')
      .select('document')
      .where('number', '=', caseId)
      .executeTakeFirstOrThrow()
    expect(row.document['message']).toBe(message)
  })
})
