import type { Ways } from '../Way.ts'

/** Placing an order, and the payment behind it. */
export const orderWays = {
  FE309: { does: 'Checkout with the card `4000 0000 0000 0069`, and place the order: the bank says that it has expired.', place: 'checkout: the notice at the top, back at billing' },
  PYT402: { does: 'Checkout with the card `4100 0000 0000 0019`, and place the order.', place: 'checkout: the notice at the top, back at billing' },
  PAY400: { does: 'Checkout with the card `4000 0000 0000 0002`, and place the order. Or choose Klarna or PayPal and decline on the provider’s page.', place: 'checkout: the notice at the top, back at billing' },
  PYT404: {
    does: 'Checkout up to the summary, stop the request that places the order in the browser’s tools and change its `type` to `PAYPAL`: the cart has no such way of paying.',
    place: 'checkout: the notice at the top, back at billing',
  },
  PYT406: {
    does: 'Checkout up to the summary, stop the request that places the order and take lines out of its `billingAddress`.',
    place: 'checkout: the notice at the top, back at billing',
  },
  STR404: {
    does: '`/associate-login/start` for a store that is not one of ours. Or stop the request that places a store’s order and change its `storeId`.',
    place: 'checkout: a toast that stays',
  },
  PRC400: {
    does: 'Checkout up to the summary, stop the request that places the order and change its `shownTotal`: what is charged is what was shown, or nothing.',
    place: 'checkout: a toast that stays',
  },
  BSK404: {
    does: 'Sign in on two browsers. Take the cart to the summary on both, place the order on one, then on the other. (Everywhere else a lost cart is put together again, and nothing is said.)',
    place: 'checkout: the notice at the top',
  },
  ORD430: {
    does: 'Sign in on two browsers and take the cart to the summary. Empty the cart on one, then place the order on the other.',
    place: 'checkout: the notice at the top, with the messages of the cart',
  },
  INV406: {
    does: 'Take a variant with few pieces to the summary on two browsers, order all of them on one, then place the order on the other.',
    place: 'checkout: a toast that stays',
  },
  INV701: {
    does: 'Take two pieces of a variant with few pieces to the summary on two browsers, order on one so that a single piece is left, then place the order on the other.',
    place: 'checkout: the notice at the top',
  },
  BIL400: {
    does: 'Checkout, Continue at billing, stop the request that sets the billing address and send `{}` instead: no form lets an empty one through.',
    place: 'checkout, billing: at the top',
  },
} satisfies Ways
