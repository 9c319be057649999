import type { FlashCode } from '../../../core/domain/errors/flashCodes.ts'

/** How a person makes the cart say a message, or why this shop never does; `key` = its sentence among the cart’s, with the two ways of delivery it names. */
export type FlashWay = {
  readonly does: string
  readonly key: `flash${string}`
  readonly names?: readonly [
    'pickupInStore' | 'shipToStore' | 'shipToHome',
    'pickupInStore' | 'shipToStore' | 'shipToHome',
  ]
}

const scarce =
  'Checkout up to the summary with all pieces of a size of which few are left, have one of them ordered on another browser, and place the order.'
/** At the summary of a checkout. */
const after = (statement: string): string =>
  `at the summary stop the shop, \`npm run sql -- "${statement}"\`, start it again and place the order`

/** CART-34…38, SHIP-11…16: every message of the cart. */
export const flashWays: Readonly<Record<FlashCode, FlashWay>> = {
  ProductLineItemInventoryMissing: { does: scarce, key: 'flashPartlyAvailable' },
  ProductLineItemFullInventoryMissing: {
    does: 'Checkout up to the summary with the last piece of a size, have it ordered on another browser, and place the order. (With something else in the cart: “An item is out of stock and was removed from your cart.”)',
    key: 'flashOutOfStockEmpty',
  },
  ProductItemNotAvailable: {
    does: "As a guest put a Harrow Mid into the cart, stop the shop, `npm run sql -- \"update basket set document = replace(document::text, 'HARROWMID1', 'GONE')::jsonb\"`, start it again and sign in: whoever signs in looks at the cart anew.",
    key: 'flashNotAvailable',
  },
  InvalidShippingAddress: {
    does: 'Checkout to `PO Box 12`, then add something that is made to order (a product with “Customise”).',
    key: 'flashInvalidShippingAddress',
  },
  ProductItemMaxQuantity: {
    does: 'Sign in, put four “Gift Card 250” into the cart, sign out, put two into the guest’s cart, and sign in: five is the most of one order.',
    key: 'flashMaxQuantity',
  },
  ProductItemRequired: {
    does: 'Put a “Drover Liner” into the cart, which is sold only together with the “Drover Heavy Sock”; or take that one out of a cart that has both. It stands at the line, and no order is placed with it: at the checkout it stands at the top.',
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
    does: 'Checkout, choose express, and then give an address in Alaska, where it does not go (`Nome`, `99762`).',
    key: 'flashShippingDowngraded',
  },
  PointToHome: {
    does: `Checkout, choose a collection point; ${after('update collection_point set is_open = false')}.`,
    key: 'flashPointGone',
  },
}
