import { describe, expect, test } from 'vitest'
import { addPaymentInstrument } from '../../../contracts/api/cart/cartPaymentApi.ts'
import { readSavedInstruments } from '../../../contracts/api/account/consumerPaymentApi.ts'
import type { Guest } from '../cart/guestCalls.ts'
import { cardBody, place, readyBasket } from '../order/checkoutGuest.ts'
import { useAccountShop } from '../support/useGuestShop.ts'

const { shop, sku } = await useAccountShop(1, { pieces: 900 })

const add = (who: Guest, basketId: string, body: object) =>
  who.ask(addPaymentInstrument, { params: { basketId }, body: { ...cardBody(), ...body } })
const cardsOf = async (who: Guest) => (await who.done(readSavedInstruments, { query: {} })).payment_instruments

describe('a card that does not pay or is not kept', () => {
  test('AUTH-32 is PYT404 when it is of another account', async () => {
    const [wren, other] = [await shop.newConsumer(), await shop.newConsumer()]
    const { basketId } = await wren.withItem(sku)
    await add(wren, basketId, { keep: true })
    const [saved] = await cardsOf(wren)
    const byId = { payment_method_id: 'CREDIT_CARD', paymentInstrumentId: saved!.paymentInstrumentId } as const
    const stranger = await other.ask(addPaymentInstrument, {
      params: { basketId: (await other.withItem(sku)).basketId },
      body: byId,
    })
    expect(stranger.error?.errorId).toBe('PYT404')
  })

  test('AUTH-32 is FE309 when it has expired', async () => {
    const wren = await shop.newConsumer()
    const { basketId } = await wren.withItem(sku)
    await add(wren, basketId, { keep: true })
    const [saved] = await cardsOf(wren)
    const byId = { payment_method_id: 'CREDIT_CARD', paymentInstrumentId: saved!.paymentInstrumentId } as const
    await shop.storage.db
      .updateTable('consumer_card')
      .set({ expiry_year: 2020 })
      .where('id', '=', saved!.paymentInstrumentId)
      .execute()
    expect((await wren.ask(addPaymentInstrument, { params: { basketId }, body: byId })).error?.errorId).toBe('FE309')
  })

  test('AUTH-32 is not kept for a guest', async () => {
    const guest = await shop.newGuest()
    const before = (await shop.storage.db.selectFrom('consumer_card').select('id').execute()).length
    expect((await add(guest, (await guest.withItem(sku)).basketId, { keep: true })).status).toBe(200)
    expect((await shop.storage.db.selectFrom('consumer_card').select('id').execute()).length).toBe(before)
  })
})

describe('a card that an account keeps', () => {
  test('ACC-30 PAY-06 is kept once for who asks for it, and pays the next order without its number', async () => {
    const wren = await shop.newConsumer()
    const { basketId } = await wren.withItem(sku)
    await add(wren, basketId, {})
    expect(await cardsOf(wren)).toEqual([])
    for (let time = 0; time < 2; time++) expect((await add(wren, basketId, { keep: true })).status).toBe(200)
    const [saved, ...others] = await cardsOf(wren)
    expect(saved?.card).toMatchObject({ main: true, brand: 'visa', last4: '4242' })
    expect(others).toEqual([])
    const ready = await readyBasket(wren, sku)
    const answer = await wren.ask(addPaymentInstrument, {
      params: { basketId: ready.basketId },
      body: { payment_method_id: 'CREDIT_CARD', paymentInstrumentId: saved!.paymentInstrumentId },
    })
    expect(answer.body.payment_instruments).toMatchObject([
      { payment_method_id: 'CREDIT_CARD', card: { last4: '4242' } },
    ])
    expect((await place(wren, answer.body)).body.status).toBe('confirmed')
  })

  test('PAY-30 ACC-30 pays without its code, and its bank may ask all the same', async () => {
    const wren = await shop.newConsumer()
    const { basketId } = await wren.withItem(sku)
    await wren.ask(addPaymentInstrument, {
      params: { basketId },
      body: { ...cardBody('4000000000003220'), keep: true },
    })
    const [saved] = await cardsOf(wren)
    const ready = await readyBasket(wren, sku)
    const answer = await wren.ask(addPaymentInstrument, {
      params: { basketId: ready.basketId },
      body: { payment_method_id: 'CREDIT_CARD', paymentInstrumentId: saved!.paymentInstrumentId },
    })
    const placed = await place(wren, answer.body)
    expect(placed.body.status).toBe('pending_authentication')
    expect(placed.body.flashMessages?.[0]?.code).toBe('PaymentNotAuthorized')
  })
})
