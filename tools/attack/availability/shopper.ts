import { readBasket, withItem } from '../basketCalls.ts'
import type { RawClient, Reply } from '../rawClient.ts'
import { guestOf } from '../visitor.ts'

/** A shopper during an attack. */
export type AttackedShopper = {
  /** Changes the quantity of the one line in the cart. */
  readonly change: () => Promise<Reply>
  /** The cart's present content. */
  readonly quantity: () => Promise<number>
  /** The quantity of the last confirmed change. */
  readonly confirmed: () => number
}

export const openShopper = async (client: RawClient, sku: string): Promise<AttackedShopper> => {
  const guest = await guestOf(client)
  const { basketId, items } = await withItem(guest, sku)
  const itemId = items[0]?.itemId ?? ''
  let last = 1
  let wanted = 1
  return {
    change: async () => {
      wanted = (wanted % 9) + 1
      const qty = wanted
      const reply = await guest.call('PUT', `/cart/v1/cart/${basketId}/item`, { cartId: basketId, itemId, qty })
      if (reply.status === 200) last = qty
      return reply
    },
    quantity: async () => (await readBasket(guest, basketId)).items[0]?.qty ?? 0,
    confirmed: () => last,
  }
}

export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** Medians of a few calls, one after the other, ms. */
export const timed = async (times: number, call: () => Promise<Reply>): Promise<number> => {
  const took: number[] = []
  for (let count = 0; count < times; count++) took.push((await call()).ms)
  return median(took)
}
