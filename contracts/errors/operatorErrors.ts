import type { ErrorEntry } from './ErrorEntry.ts'

/** OPR-04: what the calls of operators are refused with. No shopper meets these codes; the console shows their text. */
export const operatorErrors = {
  OPR400: {
    meaning: 'no e-mail address, or no role, or a price or figure that cannot be',
    status: 400,
    text: 'Give an e-mail address and at least one role.',
  },
  OPR401: { meaning: 'nobody is signed in', status: 401, text: 'Your session has ended. Sign in again.' },
  OPR403: {
    meaning: 'none of the operator’s roles may do this, or the call came from another site',
    status: 403,
    text: 'Your roles do not include this. Ask somebody who manages operators.',
  },
  OPR404: { meaning: 'no such operator', status: 404, text: 'There is no such operator any more.' },
  OPR409: {
    meaning: 'changed by somebody else meanwhile',
    status: 409,
    text: 'Somebody else has changed this meanwhile. Nothing was saved. Here is what it is now.',
  },
  OPR410: {
    meaning: 'the invitation is unknown, used, replaced or over',
    status: 410,
    text: 'This link was used already, or its time is over. Ask for a new one.',
  },
  OPR412: {
    meaning: 'the order is too far, or has no next step, or this cannot be decided, sold or undone (any more)',
    status: 412,
    text: 'This order is too far along for that. Nothing was changed.',
  },
  OPR413: {
    meaning: 'a picture with too many bytes or pixels, or too few; files that are too large',
    status: 413,
    text: 'This picture is too large. Files of up to 12 MB are taken.',
  },
  OPR415: {
    meaning: 'no picture of a kind that is taken, or a damaged one; a file that is no base64',
    status: 415,
    text: 'This file is not a picture that the shop takes. Save it as JPEG, PNG, WebP or AVIF.',
  },
  OPR422: {
    meaning: 'the passkey was not accepted',
    status: 422,
    text: 'This passkey was not accepted. Try again, or use another one.',
  },
  OPR423: {
    meaning: 'operators cannot change or revoke themselves',
    status: 423,
    text: 'You cannot change your own roles or revoke yourself. Ask another administrator.',
  },
} as const satisfies Record<string, Pick<ErrorEntry, 'meaning' | 'status' | 'text'>>
