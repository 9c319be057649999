import type { ErrorEntry } from './ErrorEntry.ts'

/** ERR-04: codes of coupons, promotions and rewards. */
export const promotionErrors = {
  PRM130: { area: 'Promotions', meaning: 'invalid', status: 400, text: 'This code is not valid.' },
  PRM160: { area: 'Promotions', meaning: 'invalid', status: 400, text: 'This code is not valid.' },
  PRM135: {
    area: 'Promotions',
    meaning: 'not available now',
    status: 400,
    text: 'This code is not available right now.',
  },
  PRM140: { area: 'Promotions', meaning: 'limit exceeded', status: 400, text: 'This code has reached its limit.' },
  PRM150: {
    area: 'Promotions',
    meaning: 'already redeemed',
    status: 409,
    text: 'This code has already been redeemed.',
  },
  PRM155: { area: 'Promotions', meaning: 'expired', status: 400, text: 'This code has expired.' },
  PRM416: { area: 'Promotions', meaning: 'already applied', status: 409, text: 'This code is already applied.' },
  PRM175: { area: 'Promotions', meaning: 'failed', status: 400, text: 'We could not apply this code.' },
  GWP403: {
    area: 'Promotions',
    meaning: 'gift-with-purchase product',
    named: 'GWP_PRODUCT',
    status: 400,
    text: 'This gift cannot be added or changed.',
  },
  REW401: { area: 'Rewards', meaning: 'not authenticated', status: 401, text: 'Please sign in to use your rewards.' },
  REW130: { area: 'Rewards', meaning: 'non-loyalty', status: 403, text: 'Rewards are for loyalty members only.' },
  REW135: {
    area: 'Rewards',
    meaning: 'loyalty unconfirmed',
    status: 403,
    text: 'Please confirm your loyalty membership first.',
  },
  REW140: { area: 'Rewards', meaning: 'insufficient balance', status: 400, text: 'You do not have enough points.' },
} as const satisfies Record<string, ErrorEntry>
