import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addItem, updateItem } from '../../../contracts/api/cart/cartApi.ts'
import { sendDeviceFingerPrint } from '../../../contracts/api/cart/paymentQuestionsApi.ts'
import { useGuestShop } from '../support/useGuestShop.ts'

const { shop, skus } = await useGuestShop(4, { pieces: 900 })

const editionOf = async (basketId: string): Promise<number> =>
  (await shop.storage.db.selectFrom('basket').select('edition').where('id', '=', basketId).executeTakeFirstOrThrow())
    .edition

describe('changes of one basket at the same moment', () => {
  test('CART-16 are each done exactly once', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ sku: fc.nat(3), qty: fc.integer({ min: 1, max: 9 }) }), { minLength: 2, maxLength: 8 }),
        async (presses) => {
          const guest = await shop.newGuest()
          const { basketId: cartId, version } = await guest.empty()
          await Promise.all(
            presses.map(({ sku, qty }) => guest.done(addItem, { body: { cartId, productId: skus[sku]!, qty } })),
          )
          const basket = await guest.read(cartId)
          const wanted = skus
            .map(
              (sku, at) =>
                [sku, presses.filter((press) => press.sku === at).reduce((sum, { qty }) => sum + qty, 0)] as const,
            )
            .filter(([, qty]) => qty > 0)
          expect(
            new Map(basket.items.filter(({ bonus }) => !bonus).map(({ productId, qty }) => [productId, qty])),
          ).toEqual(new Map(wanted))
          expect(basket.version).toBe(version + presses.length)
        },
      ),
      { numRuns: 15 },
    )
  })

  test('CART-16 under one key are done once, and every caller gets the same answer', async () => {
    const guest = await shop.newGuest()
    const { basketId: cartId } = await guest.empty()
    const ask = () =>
      guest.ask(addItem, { body: { cartId, productId: skus[0]!, qty: 2 } }, { key: `one-key-${cartId}` })
    const answers = await Promise.all(Array.from({ length: 6 }, ask))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect((await guest.read(cartId)).items.map(({ qty }) => qty)).toEqual([2])
    expect(await editionOf(cartId)).toBe(1)
  })

  test('PAY-11 are not lost under a write that has no version of its own', async () => {
    const guest = await shop.newGuest()
    const { basketId: cartId, items } = await guest.withItem(skus[0]!)
    for (let round = 0; round < 8; round++) {
      const deviceFingerPrint = `print-${round}`
      await Promise.all([
        guest.done(updateItem, {
          params: { basketId: cartId },
          query: {},
          body: { cartId, itemId: items[0]!.itemId, qty: 1 + round },
        }),
        guest.done(sendDeviceFingerPrint, { body: { cartId, deviceFingerPrint } }),
      ])
      const { document } = await shop.storage.db
        .selectFrom('basket')
        .select('document')
        .where('id', '=', cartId)
        .executeTakeFirstOrThrow()
      expect(document.lines[0]?.qty).toEqual(1 + round)
      expect(document.deviceFingerPrint).toEqual(deviceFingerPrint)
    }
  })
})

test('a basket written before there were needs is changed all the same, and has them from then on', async () => {
  const guest = await shop.newGuest()
  const { basketId: cartId } = await guest.withItem(skus[0]!)
  await shop.storage.db.updateTable('basket').set({ needs: null }).where('id', '=', cartId).execute()
  const basket = await guest.done(addItem, { body: { cartId, productId: skus[1]!, qty: 1 } })
  expect(basket.items.map(({ productId, stock }) => [productId, stock])).toEqual([
    [skus[0], 900],
    [skus[1], 900],
  ])
  const { needs } = await shop.storage.db
    .selectFrom('basket')
    .select('needs')
    .where('id', '=', cartId)
    .executeTakeFirstOrThrow()
  expect(needs?.skus).toEqual(expect.arrayContaining([skus[0], skus[1]]))
})
