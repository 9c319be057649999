import type { Ways } from '../Way.ts'

/** Placing an order, and the payment behind it. */
export const orderWays = {
  FE309: {
    does: 'Checkout with the card `4000 0000 0000 0069`, and place the order: the bank reports it as expired.',
    place: 'checkout: the notice at the top, back at billing',
  },
  PYT402: {
    does: 'Checkout with the card `4100 0000 0000 0019`, and place the order.',
    place: 'checkout: the notice at the top, back at billing',
  },
  PAY400: {
    does: 'Checkout with the card `4000 0000 0000 0002`, and place the order. Or choose Klarna or PayPal and decline on the provider’s page.',
    place: 'checkout: the notice at the top, back at billing',
  },
  PYT404: {
    does: 'Checkout up to the summary, stop the request that places the order in the browser’s tools and change its `type` to `PAYPAL`, with which this cart is not paid.',
    place: 'checkout: the notice at the top, back at billing',
  },
  PYT406: {
    does: 'Checkout up to the summary, stop the request that places the order and remove lines from its `billingAddress`.',
    place: 'checkout: the notice at the top, back at billing',
  },
  PYT405: {
    does: 'Checkout up to the summary, stop the request that places the order and give its `billingAddress` an `addressId` that is not one of your addresses.',
    place: 'checkout: the notice at the top, back at billing',
  },
  PYT400: {
    does: 'Sign in on two browsers and take the cart to the summary on both. On one, remove the card (`DELETE /cart/v1/cart/{basketId}/paymentInstruments`), then place the order on the other.',
    place: 'checkout: a toast that stays, back at billing',
  },
  TAX310: {
    does: 'Checkout up to the summary with an address in a state without sales tax, such as Oregon, stop the request that places the order, set an address in California on a second browser of the same account, and let the request go.',
    place: 'checkout: a toast that stays',
  },
  TAX309: {
    does: 'At the summary take `tax` out of order on `/dev/outages`, and place the order.',
    place: 'checkout: a toast that stays',
  },
  ORD415: {
    does: 'At the summary take `pricing` out of order on `/dev/outages`, and place the order.',
    place: 'checkout: a toast that stays',
  },
  RTN500: {
    does: 'Sign in, order, move the order on in `/dev/warehouse` until it is delivered, take `labels` out of order on `/dev/outages`, and return it in Account → Orders.',
    place: 'return: the notice',
  },
  ORD516: {
    does: 'Checkout with an address, then pick up in a store that has one piece; at the summary order that piece there on another browser, and place the order.',
    place: 'checkout: a toast that stays, back at shipping',
  },
  ORD517: {
    does: "Checkout with Ship to store; at the summary stop the shop, close the store (`npm run sql -- \"update store set country = 'XX' where id = 'US002'\"`), start it again, and place the order.",
    place: 'checkout: a toast that stays, back at shipping',
  },
  ORD518: {
    does: 'Choose a store (pickup there, and then Standard after all); at the summary order everything in the warehouse on another browser while the store keeps its pieces, and place the order.',
    place: 'checkout: a toast that stays',
  },
  INV407: {
    does: 'Checkout, pick up in a store; at the summary order the pieces of the store and of the warehouse on other browsers, and place the order.',
    place: 'checkout: the notice at the top',
  },
  INV409: {
    does: 'On a product page “Reserve and try on in store”, checkout up to the summary, let half an hour pass while other browsers order all pieces, and place the order.',
    place: 'checkout: the notice at the top',
  },
  INV405: {
    does: 'At the summary stop the shop, remove the price of the goods (`npm run sql -- "update price set current = 0 where product_id = \'HARROWMID1\'"`), start it again, and place the order.',
    place: 'checkout: the notice at the top',
  },
  STR404: {
    does: 'Sell in a store on `/associate-login`, revoke the device (`npm run enrol -- --list`, `-- --revoke DEVICE`), and place the order. Or stop the request that places a store’s order and change its `storeId`.',
    place: 'checkout: a toast that stays',
  },
  PRC400: {
    does: 'Checkout up to the summary, stop the request that places the order and change its `shownTotal`: only the shown total may be charged.',
    place: 'checkout: a toast that stays',
  },
  BSK404: {
    does: 'Sign in on two browsers. Take the cart to the summary on both, place the order on one, then on the other. (Everywhere else a lost cart is rebuilt without a message.)',
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
    does: 'Checkout, Continue at billing, stop the request that sets the billing address and send `{}` instead: no form accepts an empty one.',
    place: 'checkout, billing: at the top',
  },
} satisfies Ways
