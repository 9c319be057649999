import type { ErrorEntry } from './ErrorEntry.ts'

/**
 * Our own codes, in addition to the catalogue: refused idempotency keys, an event that is over, a second registration
 * for one, a second request for one letter, a file that is no picture, too many calls, a card without enough money, a
 * password that is too common, a server that is busy, refused problem reports.
 */
export const ownErrors = {
  IDK400: { meaning: 'idempotency key missing', status: 400, text: 'Something went wrong. Please try again.' },
  IDK409: {
    meaning: 'first request with this key still in flight',
    status: 409,
    text: 'We are still working on this. Please wait a moment.',
  },
  IDK422: {
    meaning: 'key already used with another payload',
    status: 422,
    text: 'Something went wrong. Please try again.',
  },
  EVT409: {
    meaning: 'already registered for this event',
    status: 409,
    text: 'You are already registered for this event.',
  },
  EVT404: {
    meaning: 'no such event, or it is over',
    status: 404,
    text: 'This event no longer takes registrations.',
  },
  NTF409: {
    meaning: 'the address already waits for this variant',
    status: 409,
    text: 'We already have this address. We will write once, when it is back.',
  },
  PIC415: {
    meaning: 'the file is no JPEG, PNG or still WebP by its bytes, or its sides are too short or too long',
    status: 415,
    text: 'We cannot read this picture. Please choose a JPEG, PNG or WebP file with sides of 200 to 8,000 pixels.',
  },
  LIM429: {
    meaning: 'too many requests of one kind from one client',
    status: 429,
    text: 'Too many attempts. Please wait a while and try again.',
  },
  PAY402: {
    meaning: 'not enough money on the card',
    status: 402,
    text: 'Your bank says that there is not enough money on this card for this payment.',
  },
  PWD400: {
    meaning: 'password is one that everybody tries',
    status: 400,
    text: 'This password is one of the first that others would try. Please choose another one.',
  },
  BSY503: {
    meaning: 'too much of a kind of work that is costly; nothing was done',
    status: 503,
    text: 'We are very busy at the moment. Wait a few seconds and try again.',
  },
  SRV503: {
    meaning: 'the shop cannot answer for a moment; whether a change was made is not known',
    status: 503,
    text: 'The shop cannot answer for a moment. Please try again.',
  },
  RPT400: { meaning: 'report is no log of the shop', status: 400, text: 'The report was not accepted.' },
  RPT413: { meaning: 'report too large', status: 413, text: 'The report is too large to be sent.' },
  RPT422: { meaning: 'report holds what no schema allows', status: 422, text: 'The report was not accepted.' },
  RPT429: {
    meaning: 'too many reports from one client',
    status: 429,
    text: 'Too many reports have come from here. Wait ten minutes and send it again.',
  },
  RPT507: { meaning: 'no room for reports', status: 507, text: 'Reports cannot be taken at the moment.' },
} as const satisfies Record<string, Pick<ErrorEntry, 'meaning' | 'status' | 'text'>>
