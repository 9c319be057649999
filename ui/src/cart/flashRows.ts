import type { CartView } from '../../../contracts/views/cartView.ts'
import type { CartCopy } from '../copy/types/cartCopy.ts'
import { flashWords } from './flashWords.ts'

/** `shipmentId` null = about the whole cart. */
export type FlashRow = { readonly key: string; readonly words: string; readonly shipmentId: string | null }

/** CART-34…39: what the shop says, each sentence once, but CART-37: once for each shipment it is about. */
export const flashRows = (t: CartCopy, { messages, lines }: Pick<CartView, 'messages' | 'lines'>): readonly FlashRow[] => {
  const rows = new Map<string, FlashRow>()
  for (const message of messages) {
    const { shipmentId } = message
    const words = flashWords(t, message, lines.length === 0)
    const key = JSON.stringify([words, shipmentId])
    if (words !== null && !rows.has(key)) rows.set(key, { key, words, shipmentId })
  }
  return [...rows.values()]
}
