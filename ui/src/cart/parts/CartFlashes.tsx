import type { CartView } from '../../../../contracts/views/cartView.ts'
import { isFlashCode } from '../../../../core/domain/errors/flashCodes.ts'
import type { FlashCode } from '../../../../core/domain/errors/flashCodes.ts'
import { StateLine } from '../../components/basic/StateLine.tsx'
import type { CartCopy } from '../../copy/copyByNoun.ts'
import { useCopy } from '../../copy/useCopy.ts'
import './CartFlashes.css'

/** CART-32, CART-34…39: the server's messages about the cart and its shipments. */
export const CartFlashes = ({ cart }: { readonly cart: CartView }) => {
  const t = useCopy('cart')
  return (
    <>
      {flashRows(t, cart).map(({ key, words, shipmentId }) => (
        <div key={key} data-shipment={shipmentId ?? undefined}>
          <StateLine state="few">{words}</StateLine>
        </div>
      ))}
      {cart.rebuilding && <StateLine state="waiting">{t.rebuilding()}</StateLine>}
    </>
  )
}

/** `shipmentId` null = about the whole cart, or a line of it, which is named. */
type FlashRow = { readonly key: string; readonly words: string; readonly shipmentId: string | null }

type FlashSource = Pick<CartView, 'messages' | 'lines'>

/** CART-34…39: the messages, each once, except CART-37: once for each shipment it is about. */
export const flashRows = (t: CartCopy, { messages, lines }: FlashSource): readonly FlashRow[] => {
  const rows = new Map<string, FlashRow>()
  for (const message of messages) {
    const { shipmentId, lineKey } = message
    const sentence = flashText(t, message, lines.length === 0)
    const line = lines.find((each) => each.lineKey === lineKey)
    const words = line && sentence !== null ? `${t.ofItem({ name: line.name })} ${sentence}` : sentence
    const key = JSON.stringify([words, shipmentId])
    if (words !== null && !rows.has(key)) rows.set(key, { key, words, shipmentId })
  }
  return [...rows.values()]
}

/** CART-38: messages about one line, at that line. */
export const lineFlashes = (t: CartCopy, { messages, lines }: FlashSource, lineKey: string): readonly string[] =>
  messages.flatMap((message) => (message.lineKey === lineKey ? (flashText(t, message, lines.length === 0) ?? []) : []))

/** For pages whose lines show their own messages. */
export const withoutLineFlashes = <Cart extends FlashSource>(cart: Cart): Cart => ({
  ...cart,
  messages: cart.messages.filter(({ lineKey }) => lineKey === undefined),
})

/** CART-34…39: a message of the cart as text. An unknown code keeps the server's text; without text it is not shown. */
export const flashText = (
  t: CartCopy,
  { code, message }: CartView['messages'][number],
  isCartEmpty: boolean,
): string | null => (isFlashCode(code) ? sentences[code](t, isCartEmpty) : message.trim() || null)

const changed =
  (from: 'pickupInStore' | 'shipToStore' | 'shipToHome', to: 'pickupInStore' | 'shipToStore' | 'shipToHome') =>
  (t: CartCopy): string =>
    t.flashDeliveryChanged({ from: t[from](), to: t[to]() })

const sentences: Readonly<Record<FlashCode, (t: CartCopy, isCartEmpty: boolean) => string>> = {
  ProductLineItemInventoryMissing: (t) => t.flashPartlyAvailable(),
  ProductItemNotAvailable: (t) => t.flashNotAvailable(),
  ProductLineItemFullInventoryMissing: (t, isCartEmpty) =>
    isCartEmpty ? t.flashOutOfStockEmpty() : t.flashOutOfStock(),
  InvalidShippingAddress: (t) => t.flashInvalidShippingAddress(),
  ProductItemMaxQuantity: (t) => t.flashMaxQuantity(),
  ProductItemRequired: (t) => t.flashItemRequired(),
  PickupToHome: changed('pickupInStore', 'shipToHome'),
  PickupToStore: changed('pickupInStore', 'shipToStore'),
  StoreToHome: changed('shipToStore', 'shipToHome'),
  StoreToPickup: changed('shipToStore', 'pickupInStore'),
  HomeToPickup: changed('shipToHome', 'pickupInStore'),
  OrderShippingMethodDowngraded: (t) => t.flashShippingDowngraded(),
  PointToHome: (t) => t.flashPointGone(),
}
