import type { Ways } from '../Way.ts'

const atNumber = 'checkout, billing: at the gift card’s number'

/** Gift cards (their numbers and the PIN are in docs/demo-data.md) and points, at billing. */
export const giftWays = {
  GFC400: { does: 'Billing, add a gift card without a number.', place: atNumber },
  GFC800: { does: 'Billing, add the gift card `1234`: not one of our numbers.', place: atNumber },
  GFC700: { does: 'Billing, add the gift card `6006 0000 0000 0019` with the PIN `0000`.', place: atNumber },
  GFC760: {
    does: 'Billing, add the gift card `6006 0000 0000 0027` with the PIN `0000` six times: for an hour it is not checked any more.',
    place: atNumber,
  },
  GFC812: { does: 'Billing, add the gift card `6006 0000 0000 0084`.', place: atNumber },
  GFC725: {
    does: 'Billing in the shop for the United States, add the gift card `6006 0000 0000 0043`, which is in euros.',
    place: atNumber,
  },
  GFC740: { does: 'Billing, add the gift card `6006 0000 0000 0076`: it is empty.', place: atNumber },
  GFC755: { does: 'Billing, add the gift card `6006 0000 0000 0035` twice.', place: atNumber },
  GFC410: {
    does: 'Sign in on two browsers and go to billing on both. On one add the gift cards ending in `0019`, `0035`, `0092`, `0100` and `0118`, then the one ending in `0027` on the other, before that one has read the cart again. (On a single browser the page counts them.)',
    place: atNumber,
  },
  GFC799: {
    does: 'Billing, ask for the balance of the gift card `6007 0000 0000 0018`: it belongs to a partner, who cannot be reached from here.',
    place: atNumber,
  },
  GFS800: {
    does: 'Take `gift-cards` out of order on `/dev/outages`, and add any gift card at billing.',
    place: atNumber,
  },
  GFO404: {
    does: '`POST /consumers-v3/consumer/resendGiftCardEmail` with an order of yours and an item of it that is not a gift card.',
    place: 'the answer of the server',
  },
  GFO405: {
    does: 'Sign in, buy a gift card, pay with all of it, and ask for its email again: Account → Orders, "Resend email". (The page shows a text of its own.)',
    place: 'the answer of the server',
  },
  REW401: {
    does: 'Billing as a guest, open the rewards: the panel says so and leads to the sign-in; a request past the panel gets the same answer from the server.',
    place: 'checkout, billing: above the fields',
  },
  REW130: {
    does: 'The same as `consumer@example.com`, who is not a member.',
    place: 'checkout, billing: above the fields',
  },
  REW140: {
    does: 'As `loyalty@example.com` at billing, choose a voucher; stop the request and ask for more `points` than there are.',
    place: 'checkout, billing: above the fields',
  },
} satisfies Ways
