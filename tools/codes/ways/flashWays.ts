import type { FlashCode } from '../../../core/domain/errors/flashCodes.ts'

/**
 * How to make the cart show a message, or why this shop never does; `key` = its text among the cart’s, with the two
 * delivery methods it names.
 */
export type FlashWay = {
  readonly does: string
  readonly key: `flash${string}`
  readonly names?: readonly [
    'pickupInStore' | 'shipToStore' | 'shipToHome',
    'pickupInStore' | 'shipToStore' | 'shipToHome',
  ]
}

const scarce =
  'Checkout up to the summary with all pieces of a size that is nearly sold out, order one of them on another browser, and place the order.'
/** At the summary of a checkout. */
const after = (statement: string): string =>
  `at the summary stop the shop, \`npm run sql -- "${statement}"\`, start it again and place the order`

/** CART-34…38, SHIP-11…16: every message of the cart. */
export const flashWays: Readonly<Record<FlashCode, FlashWay>> = {
  ProductLineItemInventoryMissing: { does: scarce, key: 'flashPartlyAvailable' },
  ProductLineItemFullInventoryMissing: {
    does: 'Checkout up to the summary with the last piece of a size, order it on another browser, and place the order. (With something else in the cart: “We’ve removed an item from your cart because it’s out of stock.”)',
    key: 'flashOutOfStockEmpty',
  },
  ProductItemNotAvailable: {
    does: "As a guest put a Harrow Mid into the cart, stop the shop, `npm run sql -- \"update basket set document = replace(document::text, 'HARROWMID1', 'GONE')::jsonb\"`, start it again and sign in: signing in reads the cart again.",
    key: 'flashNotAvailable',
  },
  InvalidShippingAddress: {
    does: 'Checkout to `PO Box 12`, then add something that is made to order (a product with “Customise”).',
    key: 'flashInvalidShippingAddress',
  },
  ProductItemMaxQuantity: {
    does: 'Sign in, put four “Gift Card 250” into the cart, sign out, put two into the guest’s cart, and sign in: an order may have at most five.',
    key: 'flashMaxQuantity',
  },
  ProductItemRequired: {
    does: 'Put a “Drover Liner” into the cart, which is sold only together with the “Drover Heavy Sock”; or remove that one from a cart with both. The message is at the line, and the cart cannot be ordered: at the checkout it is at the top.',
    key: 'flashItemRequired',
  },
  PickupToHome: {
    does: `Checkout, give an address, choose pickup in a store; ${after('update store_stock set available = 0')}.`,
    key: 'flashDeliveryChanged',
    names: ['pickupInStore', 'shipToHome'],
  },
  PickupToStore: {
    does: `Checkout, choose pickup in a store before any address is given; ${after('update store_stock set available = 0')}.`,
    key: 'flashDeliveryChanged',
    names: ['pickupInStore', 'shipToStore'],
  },
  StoreToHome: {
    does: `Checkout, ship to the store in Boulder; ${after("delete from store where id = 'US001'")}.`,
    key: 'flashDeliveryChanged',
    names: ['shipToStore', 'shipToHome'],
  },
  StoreToPickup: {
    does: `Checkout, ship to a store that has the goods itself; ${after('update stock set available = 0')}.`,
    key: 'flashDeliveryChanged',
    names: ['shipToStore', 'pickupInStore'],
  },
  HomeToPickup: {
    does: `Checkout, choose pickup in a store that has the goods, then standard delivery; ${after('update stock set available = 0')}.`,
    key: 'flashDeliveryChanged',
    names: ['shipToHome', 'pickupInStore'],
  },
  OrderShippingMethodDowngraded: {
    does: 'Checkout, choose express, and then give an address in Alaska, where express does not deliver (`Nome`, `99762`).',
    key: 'flashShippingDowngraded',
  },
  PointToHome: {
    does: `Checkout, choose a collection point; ${after('update collection_point set is_open = false')}.`,
    key: 'flashPointGone',
  },
}
