import type { CartView } from '../../../contracts/views/cartView.ts'
import type { CartCopy } from '../copy/types/cartCopy.ts'
import { flashText } from './flashText.ts'

/** `shipmentId` null = about the whole cart, or a line of it, which is named. */
export type FlashRow = { readonly key: string; readonly words: string; readonly shipmentId: string | null }

type FlashSource = Pick<CartView, 'messages' | 'lines'>

/** CART-34…39: what the shop says, each sentence once, but CART-37: once for each shipment it is about. */
export const flashRows = (t: CartCopy, { messages, lines }: FlashSource): readonly FlashRow[] => {
  const rows = new Map<string, FlashRow>()
  for (const message of messages) {
    const { shipmentId, lineKey } = message
    const said = flashText(t, message, lines.length === 0)
    const line = lines.find((each) => each.lineKey === lineKey)
    const words = line && said !== null ? `${t.ofItem({ name: line.name })} ${said}` : said
    const key = JSON.stringify([words, shipmentId])
    if (words !== null && !rows.has(key)) rows.set(key, { key, words, shipmentId })
  }
  return [...rows.values()]
}

/** CART-38: what is said about one line, at that line. */
export const lineFlashes = (t: CartCopy, { messages, lines }: FlashSource, lineKey: string): readonly string[] =>
  messages.flatMap((message) => (message.lineKey === lineKey ? (flashText(t, message, lines.length === 0) ?? []) : []))

/** Where the lines say what is said about them. */
export const withoutLineFlashes = <Cart extends FlashSource>(cart: Cart): Cart => ({
  ...cart,
  messages: cart.messages.filter(({ lineKey }) => lineKey === undefined),
})
