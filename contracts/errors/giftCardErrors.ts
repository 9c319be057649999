import type { ErrorEntry } from './ErrorEntry.ts'

/** ERR-04: codes of gift cards. */
export const giftCardErrors = {
  GFS800: {
    area: 'Gift cards',
    meaning: 'gift card service failure',
    status: 503,
    text: 'Gift cards are not available right now.',
  },
  GFO404: {
    area: 'Gift cards',
    meaning: 'gift card order not found',
    status: 404,
    text: 'We could not find this gift card.',
  },
  GFO405: {
    area: 'Gift cards',
    meaning: 'gift card operation not allowed',
    status: 400,
    text: 'This gift card cannot be used here.',
  },
  GFC410: { area: 'Gift cards', meaning: 'max gift cards', status: 400, text: 'You can use at most 5 gift cards.' },
  GFC799: {
    area: 'Gift cards',
    meaning: 'balance check error',
    status: 502,
    text: 'We could not check the balance. Please try again.',
  },
  GFC800: {
    area: 'Gift cards',
    meaning: 'invalid',
    named: 'GC_INVALID2',
    status: 400,
    text: 'This gift card is not valid.',
  },
  GFC700: {
    area: 'Gift cards',
    meaning: 'invalid',
    named: 'GC_INVALID2',
    status: 400,
    text: 'This gift card is not valid.',
  },
  GFC760: {
    area: 'Gift cards',
    meaning: 'invalid',
    named: 'GC_INVALID2',
    status: 400,
    text: 'This gift card is not valid.',
  },
  GFC812: { area: 'Gift cards', meaning: 'expired', status: 400, text: 'This gift card has expired.' },
  GFC725: {
    area: 'Gift cards',
    meaning: 'not allowed',
    named: 'GC_NOT_ALLOWED',
    status: 400,
    text: 'This gift card is not allowed for this order.',
  },
  GFC740: {
    area: 'Gift cards',
    meaning: 'zero balance',
    named: 'GC_ZERO_BALANCE',
    status: 400,
    text: 'This gift card has no balance left.',
  },
  GFC755: {
    area: 'Gift cards',
    meaning: 'already applied',
    named: 'GC_ALREADY_APPLIED',
    status: 409,
    text: 'This gift card is already applied.',
  },
  GFC400: { area: 'Gift cards', meaning: 'missing code', status: 400, text: 'Please enter your gift card code.' },
} as const satisfies Record<string, ErrorEntry>
