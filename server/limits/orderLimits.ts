import { day, hour, minute, quarter } from './Limit.ts'
import type { Limit } from './Limit.ts'

const tracking = {
  calls: [
    'trackOrder',
    'cancelOrder',
    'downloadInvoice',
    'createReturnLabel',
    'resendGiftCardEmail',
    'resendOrderEmail',
  ],
  counts: 'failures',
} as const
const giftCards = { calls: ['addPaymentInstrument', 'readGiftCardBalance'], counts: 'failures' } as const
const withdrawing = { calls: ['withdrawFromContract'], counts: 'calls' } as const

/** Placed orders and gift cards. */
export const orderLimits = [
  {
    name: 'tracking-client',
    what: 'Orders tracked, cancelled or returned, and papers asked for, with a wrong number, e-mail or postal code',
    ...tracking,
    per: ['client'],
    most: 60,
    windowMs: quarter,
  },
  {
    name: 'tracking-order',
    what: 'E-mails and postal codes tried with one order number',
    ...tracking,
    per: ['order number'],
    most: 20,
    windowMs: hour,
  },
  {
    name: 'tracking-shop',
    what: 'Order numbers tried by all clients',
    ...tracking,
    per: ['whole shop'],
    most: 2_000,
    windowMs: 10 * minute,
  },
  {
    name: 'gift-card-number-client',
    what: 'Wrong PINs of one gift card from one client',
    ...giftCards,
    per: ['gift card number', 'client'],
    most: 5,
    windowMs: hour,
    locks: true,
    answer: 'GFC760',
  },
  {
    name: 'gift-card-number',
    what: 'Wrong PINs of one gift card from all clients',
    ...giftCards,
    per: ['gift card number'],
    most: 50,
    windowMs: day,
  },
  {
    name: 'gift-card-client',
    what: 'Wrong PINs of many gift cards from one client',
    ...giftCards,
    per: ['client'],
    most: 50,
    windowMs: hour,
  },
  {
    name: 'gift-card-shop',
    what: 'Wrong PINs of many gift cards from all clients',
    ...giftCards,
    per: ['whole shop'],
    most: 1_000,
    windowMs: 10 * minute,
  },
  {
    name: 'resend-session',
    what: 'Letters of orders and gift cards sent again',
    calls: ['resendGiftCardEmail', 'resendOrderEmail'],
    per: ['session'],
    counts: 'calls',
    most: 5,
    windowMs: quarter,
  },
  {
    name: 'resend-order',
    what: 'Letters of one order sent again, from whatever session',
    calls: ['resendGiftCardEmail', 'resendOrderEmail'],
    per: ['order number'],
    counts: 'calls',
    most: 10,
    windowMs: day,
  },
  {
    name: 'withdrawal-client',
    what: 'Statements of withdrawal',
    ...withdrawing,
    per: ['client'],
    most: 60,
    windowMs: hour,
  },
  {
    name: 'withdrawal-email',
    what: 'Statements of withdrawal that name one address for the receipt',
    ...withdrawing,
    per: ['e-mail'],
    most: 10,
    windowMs: day,
  },
  {
    name: 'withdrawal-order',
    what: 'Statements of withdrawal with one order number',
    ...withdrawing,
    per: ['order number'],
    most: 20,
    windowMs: hour,
  },
  {
    name: 'withdrawal-shop',
    what: 'Statements of withdrawal of all clients',
    ...withdrawing,
    per: ['whole shop'],
    most: 2_000,
    windowMs: 10 * minute,
  },
] as const satisfies readonly Limit[]
