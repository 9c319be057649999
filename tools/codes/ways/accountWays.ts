import type { Ways } from '../Way.ts'

/** Account pages, and orders after they were placed. */
export const accountWays = {
  CCA400: { does: 'Sign in, Account → Addresses: add the same address twice.', place: 'addresses: the notice' },
  CCA401: {
    does: 'Sign in on two browsers, open Account → Addresses on both with one saved address, remove it on one and then on the other.',
    place: 'addresses: the notice',
  },
  CHK320: {
    does: 'Account → Addresses, a postal code of another country: the form says so before it sends anything; a request past the form gets the same answer from the server.',
    place: 'addresses: the notice',
  },
  PRO414: {
    does: 'Sign in, add a billing address, save a card with it, and remove the address.',
    place: 'addresses: the notice',
  },
  PYT300: { does: 'Sign in, Account → Cards: save the same card twice.', place: 'cards: the notice' },
  PRO412: {
    does: 'Account → Profile sends no email: stop the request that saves a changed name, and give it an `email` that no account has: an account’s email cannot be changed.',
    place: 'profile: the notice',
  },
  PRO418: {
    does: 'Sign in as `loyalty@example.com`, whose name is locked by the membership, so the form has no field for it: stop the request that saves another field, and change `firstName` in it.',
    place: 'profile: the field firstName',
  },
  PRO415: {
    does: 'Sign in, Account → Profile → Change password, with a wrong current password five times, and once more.',
    place: 'change password: the field currentPassword',
  },
  PRO404: {
    does: 'Sign in, stop the shop, delete the account (`npm run sql -- "delete from consumer where email = \'consumer@example.com\'"`; the next start creates it again under another id), start it again, and open Account → Profile: the session is still valid, but its account is gone.',
    place: 'profile: in its place',
  },
  PRO410: {
    does: '`/sign-up` with the birth date of a child: the form says so before it sends anything; a request past the form gets the same answer from the server.',
    place: 'sign-up: the field birthDate',
  },
  PRO411: {
    does: '`/fr-fr/sign-up` without a birth date: the form says so before it sends anything; a request past the form gets the same answer from the server.',
    place: 'sign-up: the field birthDate',
  },
  FE872: {
    does: '`/sign-up` with the password `short`: the form says so before it sends anything; a request past the form gets the same answer from the server.',
    place: 'sign-up: the field password',
  },
  CCN404: {
    does: '`POST /consumers-v3/consumer/retrieveUserData` with the id of an account and the email of another one, as a guest.',
    place: 'the answer of the server',
  },
  '4044': {
    does: 'Sign in as `memberless@example.com`, Account → Loyalty: a member without a number.',
    place: 'loyalty: in its place',
  },
  REW135: {
    does: 'Sign in as `unconfirmed@example.com`, Account → Loyalty: this member opted in but has not confirmed it yet.',
    place: 'loyalty: in its place',
  },
  ORD409: {
    does: 'Sign in, open an order of yours, stop the request for its invoice and change the number to `CN-0000-0000`.',
    place: 'order details: the notice',
  },
  OHS4004: { does: 'Sign in and open `/en-us/account/orders/CN-0000-0000`.', place: 'order details: in its place' },
  ORD400: {
    does: '`/track-order` with the number of an order and another person’s email, or with a number that does not exist.',
    place: 'order tracking: in its place',
  },
} satisfies Ways
