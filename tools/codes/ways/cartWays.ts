import type { Ways } from '../Way.ts'

/** The cart, its codes and its delivery. `Two browsers` are signed in to the same account, so they share a cart. */
export const cartWays = {
  INV700: {
    does: 'Open a variant with few pieces on two browsers, order all of them on one, then add it to the cart on the other.',
    place: 'cart: at the top',
  },
  INV408: {
    does: 'Open a variant with few pieces (say 3) on two browsers, order all but one of them on one, then add two on the other.',
    place: 'cart: at the top',
    says: { en: 'You can add at most 1 of this item.', fr: 'Vous pouvez ajouter au plus 1 de cet article.' },
  },
  AUT498: {
    does: 'Sign in as `athlete@example.com`, fill the cart, stop the shop, delete the account (`npm run sql -- "delete from consumer where email = \'athlete@example.com\'"`; the next start creates it again under another id), start it, and add something else.',
    place: 'any page: a toast that stays, and the page loads again',
  },
  INV702: {
    does: 'Open a product, stop the shop, remove its price (`npm run sql -- "update price set current = 0 where product_id = \'HARROWMID1\'"`), start it again, and add the product to the cart.',
    place: 'cart: at the top',
  },
  ORD404: {
    does: 'Past the form, add a variant that the shop no longer knows: `POST /cart/v1/cartWithItem` with `{"productId":"GONE-1"}`.',
    place: 'cart: at the top',
  },
  PRM130: { does: 'Cart, promo code `NOPE`.', place: 'cart: under the code' },
  PRM135: { does: 'Cart, promo code `SOON15`.', place: 'cart: under the code' },
  PRM155: { does: 'Cart, promo code `EXPIRED20`.', place: 'cart: under the code' },
  PRM160: {
    does: 'Cart in the shop for the United States, promo code `MAPLE15`, which is only for Canada.',
    place: 'cart: under the code',
  },
  PRM175: { does: 'A cart under $250, promo code `PEAK25`.', place: 'cart: under the code' },
  PRM140: {
    does: 'Sign in on two browsers with the same cart. On one apply `WELCOME10`, `FREESHIP`, `ONCE5`, `TRAIL5` and `SUMMIT5`, then on the other `PEAK25`, before that one has read the cart again. (On a single browser the page counts them.)',
    place: 'cart: under the code',
  },
  PRM150: {
    does: 'Order with the promo code `ONCE5`; fill a cart again, enter the same email for the delivery, and apply `ONCE5`.',
    place: 'cart: under the code',
  },
  PRM416: {
    does: 'Sign in on two browsers with the same cart, and apply `WELCOME10` on one and then on the other, before that one has read the cart again. (On a single browser the page knows it.)',
    place: 'cart: under the code',
  },
  GWP403: {
    does: 'Goods for $1,000 earn a gift, whose line has no quantity field: stop the request that changes the quantity of another line, and name the gift’s `itemId` in it.',
    place: 'cart: at the line',
    says: {
      en: 'This gift cannot be added or changed. Your cart hasn’t changed.',
      fr: 'Ce cadeau ne peut être ni ajouté ni modifié. Votre panier n’a pas changé.',
    },
  },
  SHP404: {
    does: 'Checkout, pick up in a store that has sold out: choose the store on one browser, order its last piece there on another, and choose the store again.',
    place: 'checkout, shipping: above the fields',
  },
  SHP500: {
    does: 'Checkout, deliver by express, and give `PO Box 12` as the first line of the address.',
    place: 'checkout, shipping: above the fields',
  },
  SHP410: {
    does: 'Checkout without a phone number: the form says so before it sends anything; a request past the form gets the same answer from the server.',
    place: 'checkout, shipping: above the fields',
  },
  CHK380: {
    does: 'Checkout with the postal code `12` : the form says so before it sends anything; a request past the form gets the same answer from the server.',
    place: 'checkout, shipping: above the fields',
  },
  PAY401: {
    does: 'Checkout in the shop for the United States, to an address in France: the form offers only countries the shop ships to; a request past the form gets this answer from the server.',
    place: 'checkout, shipping: above the fields',
  },
  BILL410: {
    does: 'Checkout, another billing address without a phone number: the form says so before it sends anything; a request past the form gets the same answer from the server.',
    place: 'checkout, billing: at the top',
  },
} satisfies Ways
