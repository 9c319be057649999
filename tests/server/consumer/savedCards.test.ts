import fc from 'fast-check'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { addAddress, removeAddress } from '../../../contracts/api/account/consumerAddressApi.ts'
import {
  changeSavedInstrument,
  readSavedInstruments,
  removeSavedInstrument,
  saveInstrument,
} from '../../../contracts/api/account/consumerPaymentApi.ts'
import type { InputOf } from '../../../contracts/api/endpoint.ts'
import type { CardEntry } from '../../../contracts/api/entities/paymentInstrument.ts'
import type { AccountShop } from './accountShop.ts'
import { expectRefusal } from '../support/expectRefusal.ts'
import { useAccountShop } from '../support/useGuestShop.ts'

type Consumer = Awaited<ReturnType<AccountShop['newConsumer']>>
type Body = InputOf<typeof saveInstrument>['body']

let wren: Consumer
const { shop } = await useAccountShop()
beforeEach(async () => {
  wren = await shop.newConsumer()
})

const visa: CardEntry = {
  number: '4242424242424242',
  securityCode: '123',
  expiryMonth: 12,
  expiryYear: 2031,
  holder: ' Wren Holloway ',
}
const amex: CardEntry = { ...visa, number: '378282246310005', securityCode: '1234' }
const master: CardEntry = { ...visa, number: '5555555555554444' }
const save = (consumer: Pick<Consumer, 'ask'>, body: Body, method: 'CREDIT_CARD' | 'REWARD_CODE' = 'CREDIT_CARD') =>
  consumer.ask(saveInstrument, { query: { payment_method_id: method }, body })
const saved = async (consumer: Consumer, card: CardEntry, more: Omit<Body, 'card'> = {}) =>
  (await consumer.done(saveInstrument, { query: { payment_method_id: 'CREDIT_CARD' }, body: { card, ...more } })).card
    .paymentInstrumentId
const cardsOf = async (consumer: Consumer) =>
  (await consumer.done(readSavedInstruments, { query: {} })).payment_instruments
const mains = async (consumer: Consumer) => (await cardsOf(consumer)).map(({ card }) => [card?.last4, card?.main])

describe('what is kept', () => {
  test('ACC-30 API-052 API-053 a card is kept by what may be shown of it, and is not shown to a guest', async () => {
    const id = await saved(wren, visa)
    expect(await cardsOf(wren)).toEqual([
      {
        paymentInstrumentId: id,
        payment_method_id: 'CREDIT_CARD',
        card: { main: true, brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2031, holder: 'Wren Holloway' },
      },
    ])
    expect(
      (await wren.done(readSavedInstruments, { query: { payment_method_id: 'REWARD_CARD' } })).payment_instruments,
    ).toEqual([])
    const guest = await shop.newGuest()
    expectRefusal(await guest.ask(readSavedInstruments, { query: {} }), 403, 'AUT432')
  })

  test('ACC-30 PAY-01 neither the number nor the code of a saved card is anywhere in the database', async () => {
    await saved(wren, visa)
    const { rows } = await sql<{
      text: string
    }>`select row_to_json(consumer_card)::text as text from consumer_card union all select row_to_json(idempotency)::text from idempotency`.execute(
      shop.storage.db,
    )
    expect(rows.filter(({ text }) => text.includes(visa.number))).toEqual([])
  })
})

describe('the main card and the expiry', () => {
  test('ACC-31 the first card is main, another one only when that is asked for', async () => {
    await saved(wren, visa)
    await saved(wren, amex)
    await saved(wren, master, { main: true })
    expect(await mains(wren)).toEqual([
      ['4242', false],
      ['0005', false],
      ['4444', true],
    ])
  })

  test('ACC-31 API-054 API-055 the mark of the main card moves, and when the main card has gone the oldest has it', async () => {
    const [first, second, third] = [
      await saved(wren, visa),
      await saved(wren, amex),
      await saved(wren, master, { main: true }),
    ]
    const answer = await wren.done(changeSavedInstrument, {
      params: { paymentInstrumentId: second },
      body: { main: true },
    })
    expect(answer.paymentInstrumentId).toEqual(second)
    expect(answer.card?.main).toBe(true)
    for (const paymentInstrumentId of [second, third])
      await wren.done(changeSavedInstrument, { params: { paymentInstrumentId }, body: { main: false } })
    expect(await mains(wren)).toEqual([
      ['4242', false],
      ['0005', true],
      ['4444', false],
    ])
    await wren.done(removeSavedInstrument, { params: { paymentInstrumentId: second } })
    expect(await mains(wren)).toEqual([
      ['4242', true],
      ['4444', false],
    ])
    await wren.done(removeSavedInstrument, { params: { paymentInstrumentId: first } })
    await wren.done(removeSavedInstrument, { params: { paymentInstrumentId: third } })
    expect(await cardsOf(wren)).toEqual([])
    const gone = { params: { paymentInstrumentId: third } }
    expectRefusal(await wren.ask(removeSavedInstrument, gone), 404, 'PYT404')
    expectRefusal(await wren.ask(changeSavedInstrument, { ...gone, body: { main: true } }), 404, 'PYT404')
  })

  test('ACC-31 API-054 FE309 a renewed card must have a new expiry that is not past', async () => {
    const paymentInstrumentId = await saved(wren, visa)
    const change = (body: InputOf<typeof changeSavedInstrument>['body']) =>
      wren.ask(changeSavedInstrument, { params: { paymentInstrumentId }, body })
    expect((await change({ expMonth: 3, expYear: 2034 })).body.card).toMatchObject({ expiryMonth: 3, expiryYear: 2034 })
    for (const body of [{ expYear: 2019 }, { expMonth: 13 }, { expMonth: 0 }, { expYear: 3034 }])
      expect((await change(body)).error?.errorId).toBe('FE309')
    await saved(wren, visa)
    expect((await change({ expMonth: 12, expYear: 2031 })).error?.errorId).toBe('PYT300')
  })
})

describe('what is refused', () => {
  test.each([
    ['PYT300', { card: visa }, 409],
    ['FE309', { card: { ...amex, expiryYear: 2019 } }, 400],
    ['PAY400', { card: { ...amex, number: '4242424242424241' } }, 402],
    ['PAY400', {}, 402],
    ['PYT406', { card: amex, address: { addressId: 'somebody-elses' } }, 400],
  ] as const)(
    'ACC-30 PAY-14 API-053 %s: what cannot be saved is refused and nothing is kept',
    async (errorId, body, status) => {
      await saved(wren, visa)
      const answer = await save(wren, body)
      expect(answer.error?.errorId).toEqual(errorId)
      expect(answer.status).toEqual(status)
      expect(await mains(wren)).toEqual([['4242', true]])
    },
  )

  test('ACC-30 reward codes and cards cannot be saved, and that is said', async () => {
    expect((await save(wren, { code: 'X' }, 'REWARD_CODE')).error).toMatchObject({
      errorId: 'PAY400',
      field: 'payment_method_id',
      message: 'Only cards can be saved.',
    })
  })

  test('ACC-25 API-064 PRO414 the billing address of a saved card cannot be deleted as long as the card is there', async () => {
    const address = {
      approachType: 'B',
      firstName: 'Wren',
      lastName: 'Holloway',
      addressLine1: '1420 Spruce Street',
      city: 'Boulder',
      province: 'CO',
      postalCode: '80302',
      country: 'US',
      phone: '3035550142',
      phoneCode: '1',
    } as const
    const { addressId } = await wren.done(addAddress, { body: address })
    const paymentInstrumentId = await saved(wren, visa, { address: { addressId } })
    expect((await cardsOf(wren))[0]?.address).toMatchObject({ addressId, addressLine1: '1420 Spruce Street' })
    expect((await wren.ask(removeAddress, { params: { addressId } })).error?.errorId).toBe('PRO414')
    await wren.done(removeSavedInstrument, { params: { paymentInstrumentId } })
    expect((await wren.ask(removeAddress, { params: { addressId } })).status).toBe(200)
  })
})

describe('among several requests', () => {
  test('AUTH-32 ACC-31 neither of two consumers reads or changes the other’s cards, and each has one main card', async () => {
    const step = fc.record({
      who: fc.nat({ max: 1 }),
      does: fc.constantFrom('add', 'main', 'remove'),
      whose: fc.nat({ max: 1 }),
      place: fc.nat({ max: 3 }),
      month: fc.integer({ min: 1, max: 3 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
        const pair = [await shop.newConsumer(), await shop.newConsumer()] as const
        for (const { who, does, whose, place, month } of steps) {
          const [actor, owner] = [pair[who] ?? pair[0], pair[whose] ?? pair[0]]
          const before = [await cardsOf(pair[0]), await cardsOf(pair[1])]
          const paymentInstrumentId = before[whose]?.[place]?.paymentInstrumentId ?? 'none'
          if (does === 'add') await save(actor, { card: { ...visa, expiryMonth: month } })
          const answer =
            does === 'main'
              ? await actor.ask(changeSavedInstrument, { params: { paymentInstrumentId }, body: { main: true } })
              : does === 'remove'
                ? await actor.ask(removeSavedInstrument, { params: { paymentInstrumentId } })
                : null
          if (answer && (actor !== owner || paymentInstrumentId === 'none'))
            expect(answer.error?.errorId).toBe('PYT404')
          const other = pair[1 - who] ?? pair[0]
          expect(await cardsOf(other)).toEqual(before[1 - who])
          const own = await cardsOf(actor)
          expect(own.filter(({ card }) => card?.main).length).toBe(Math.min(own.length, 1))
        }
      }),
      { numRuns: 8 },
    )
  })

  test('ACC-30 API-053 the same card saved under one key twice is one card, and answers alike', async () => {
    const key = crypto.randomUUID()
    const both = [
      await wren.ask(saveInstrument, { query: { payment_method_id: 'CREDIT_CARD' }, body: { card: visa } }, { key }),
      await wren.ask(saveInstrument, { query: { payment_method_id: 'CREDIT_CARD' }, body: { card: visa } }, { key }),
    ]
    expect(both[1]?.body).toEqual(both[0]?.body)
    expect((await cardsOf(wren)).length).toBe(1)
  })
})
