import type { Ways } from '../Way.ts'

/** What any call can run into. */
export const generalWays = {
  PLP400: { does: 'Open `/en-us/c/nothing-9999`: no list has this number.', place: 'listing: in its place' },
  GEN500: {
    does: '`/track-order` with an order number of 300 characters: no call can contain that, so none is made.',
    place: 'order tracking: in its place',
  },
  REV410: {
    does: '`POST /products/v1/products/{productId}/reviews/questions` with a `text` of more than 1,000 letters, as a guest: the dialog of the page sends nothing longer.',
    place: 'the answer of the server',
  },
  ATTR100: {
    does: '`/help/contact-us`: stop the request that sends the message and change its `category`: the form offers only the existing ones.',
    place: 'contact: the notice',
  },
  ATTR200: {
    does: '`POST /consumers-v3/contactus` without the header `locale`, which names the site.',
    place: 'the answer of the server',
  },
  ATTR300: {
    does: '`/help/contact-us`: stop the request that sends the message and empty its `message`: the form requires it.',
    place: 'contact: the notice',
  },
  API400: {
    does: '`curl localhost:4173/products/v2/catalog`: without the access key that every page sends.',
    place: 'the answer of the server',
  },
  API404: {
    does: '`curl localhost:4173/cart/v1/nothing -H "x-access-key: cairn-web"`',
    place: 'the answer of the server',
  },
  API405: {
    does: '`curl -X DELETE localhost:4173/products/v2/catalog -H "x-access-key: cairn-web"`',
    place: 'the answer of the server',
  },
  API406: {
    does: '`curl localhost:4173/products/v2/catalog -H "x-access-key: cairn-web" -H "accept: text/html"`',
    place: 'the answer of the server',
  },
  API415: {
    does: '`curl -X POST localhost:4173/token/v2/auth/token -H "x-access-key: cairn-web" -H "content-type: text/plain" -d "{}"`',
    place: 'the answer of the server',
  },
} satisfies Ways
