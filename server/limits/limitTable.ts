import type { CallName } from '../../contracts/api/table.ts'

/** Whose calls are counted together. client = network address · device = one that has signed in to the account before. */
export type Subject = 'client' | 'session' | 'device' | 'e-mail' | 'order number' | 'gift card number' | 'whole shop'

/** The calls of the contract by their names, and what the server answers besides. */
export type LimitedCall = CallName | 'bot check challenge' | 'problem report' | 'diagnostics' | 'letter to an address'

export type Limit = {
  /** Part of the counter's key: a limit that is renamed begins again from nothing. */
  readonly name: string
  /** What is limited, in the words of docs/limits.md. */
  readonly what: string
  /** Counted together. */
  readonly calls: readonly LimitedCall[]
  readonly per: readonly Subject[]
  /** `calls` = each one · `failures` = those that were refused: a success is given back. */
  readonly counts: 'calls' | 'failures'
  readonly most: number
  /** From the first one counted. ms */
  readonly windowMs: number
  /** Reaching the limit begins a whole window more. */
  readonly locks?: true
  /** Code of the refusal; LIM429 where nothing is said. `silent`: the call succeeds, and does less. */
  readonly answer?: 'AUT423' | 'GFC760' | 'PRO415' | 'RPT429' | 'silent'
}

const minute = 60_000
const quarter = 15 * minute
const hour = 60 * minute
const day = 24 * hour

const tracking = { calls: ['trackOrder', 'cancelOrder'], counts: 'failures' } as const
const signingIn = { calls: ['signIn', 'agentLogin'], counts: 'failures' } as const
const giftCards = { calls: ['readPaymentMethods', 'readGiftCardBalance'], counts: 'failures' } as const

/**
 * Every limit of this server. Behind one address may be an office, a shop’s visitors or a mobile carrier’s customers: what honest
 * shoppers do often is limited by client only far above what hundreds of them do, and guessing by what goes wrong.
 */
export const limitTable = [
  {
    name: 'guest-client',
    what: 'New guest sessions',
    calls: ['fetchToken'],
    per: ['client'],
    counts: 'calls',
    most: 3_000,
    windowMs: 10 * minute,
  },

  {
    name: 'sign-in-name-client',
    what: 'Wrong passwords for one name from one client',
    ...signingIn,
    per: ['e-mail', 'client'],
    most: 5,
    windowMs: quarter,
    locks: true,
    answer: 'AUT423',
  },
  {
    name: 'sign-in-name-device',
    what: 'Wrong passwords from a device that has signed in to the account before; it meets none of the other limits on signing in',
    ...signingIn,
    per: ['e-mail', 'device'],
    most: 5,
    windowMs: quarter,
    locks: true,
    answer: 'AUT423',
  },
  {
    name: 'sign-in-name',
    what: 'Wrong passwords for one name from all clients',
    ...signingIn,
    per: ['e-mail'],
    most: 50,
    windowMs: hour,
  },
  {
    name: 'sign-in-client',
    what: 'Wrong passwords for many names from one client',
    ...signingIn,
    per: ['client'],
    most: 100,
    windowMs: quarter,
  },
  {
    name: 'sign-in-shop',
    what: 'Wrong passwords for many names from many clients',
    ...signingIn,
    per: ['whole shop'],
    most: 3_000,
    windowMs: quarter,
  },
  {
    name: 'own-password-session',
    what: 'Wrong current passwords when a password is changed',
    calls: ['changePassword'],
    per: ['session'],
    counts: 'failures',
    most: 5,
    windowMs: quarter,
    locks: true,
    answer: 'PRO415',
  },

  {
    name: 'sign-up-client',
    what: 'New accounts',
    calls: ['signUp', 'createProfile'],
    per: ['client'],
    counts: 'calls',
    most: 200,
    windowMs: hour,
  },
  {
    name: 'sign-up-session',
    what: 'New accounts, where a token comes along',
    calls: ['signUp', 'createProfile'],
    per: ['session'],
    counts: 'calls',
    most: 20,
    windowMs: hour,
  },

  {
    name: 'password-letter-client',
    what: 'Letters to choose another password, to many addresses',
    calls: ['resetPassword'],
    per: ['client'],
    counts: 'calls',
    most: 60,
    windowMs: hour,
  },
  {
    name: 'password-letter-email',
    what: 'Letters to choose another password, to one address',
    calls: ['resetPassword'],
    per: ['e-mail'],
    counts: 'calls',
    most: 10,
    windowMs: day,
  },
  {
    name: 'password-code-client',
    what: 'Wrong codes of such a letter',
    calls: ['confirmForgotPassword'],
    per: ['client'],
    counts: 'failures',
    most: 30,
    windowMs: quarter,
  },
  {
    name: 'unconfirmed-letter',
    what: 'Letters of all kinds to an address that nobody has confirmed: to choose a password, to welcome, to acknowledge a message',
    calls: ['letter to an address'],
    per: ['e-mail'],
    counts: 'calls',
    most: 10,
    windowMs: day,
    answer: 'silent',
  },

  {
    name: 'contact-client',
    what: 'Messages to customer service',
    calls: ['openWarrantyCase', 'openContactCase'],
    per: ['client'],
    counts: 'calls',
    most: 60,
    windowMs: hour,
  },
  {
    name: 'contact-email',
    what: 'Messages that name one address as the sender',
    calls: ['openWarrantyCase', 'openContactCase'],
    per: ['e-mail'],
    counts: 'calls',
    most: 20,
    windowMs: day,
  },

  {
    name: 'tracking-client',
    what: 'Orders tracked or cancelled with a number or an e-mail that is wrong',
    ...tracking,
    per: ['client'],
    most: 60,
    windowMs: quarter,
  },
  {
    name: 'tracking-order',
    what: 'E-mails tried with one order number',
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
    name: 'lookup-client',
    what: 'Questions whether an e-mail has an account',
    calls: ['lookUpConsumer'],
    per: ['client'],
    counts: 'calls',
    most: 60,
    windowMs: quarter,
  },
  {
    name: 'lookup-session',
    what: 'Questions whether an e-mail has an account',
    calls: ['lookUpConsumer'],
    per: ['session'],
    counts: 'calls',
    most: 20,
    windowMs: quarter,
  },
  {
    name: 'own-data-client',
    what: 'Consumer ids and e-mails that do not belong together',
    calls: ['retrieveUserData'],
    per: ['client'],
    counts: 'failures',
    most: 30,
    windowMs: quarter,
  },
  {
    name: 'newsletter-client',
    what: 'Subscriptions changed',
    calls: ['updateSubscriptions', 'createSubscriptions'],
    per: ['client'],
    counts: 'calls',
    most: 200,
    windowMs: hour,
  },
  {
    name: 'newsletter-session',
    what: 'Subscriptions changed',
    calls: ['updateSubscriptions', 'createSubscriptions'],
    per: ['session'],
    counts: 'calls',
    most: 30,
    windowMs: hour,
  },
  {
    name: 'enrolment-client',
    what: 'Wrong codes to enrol a device at a store',
    calls: ['enrolDevice'],
    per: ['client'],
    counts: 'failures',
    most: 10,
    windowMs: hour,
  },
  {
    name: 'enrolment-shop',
    what: 'Wrong codes to enrol a device at a store, from all clients',
    calls: ['enrolDevice'],
    per: ['whole shop'],
    counts: 'failures',
    most: 200,
    windowMs: hour,
  },
  {
    name: 'resend-session',
    what: 'Gift card letters sent again, each of which ends the one before',
    calls: ['resendGiftCardEmail'],
    per: ['session'],
    counts: 'calls',
    most: 5,
    windowMs: quarter,
  },

  {
    name: 'challenge-client',
    what: 'Challenges of the built-in bot check',
    calls: ['bot check challenge'],
    per: ['client'],
    counts: 'calls',
    most: 600,
    windowMs: 10 * minute,
  },
  {
    name: 'report-client',
    what: 'Problem reports',
    calls: ['problem report'],
    per: ['client'],
    counts: 'calls',
    most: 10,
    windowMs: 10 * minute,
    answer: 'RPT429',
  },
  {
    name: 'diagnostics-client',
    what: 'Batches of diagnostics',
    calls: ['diagnostics'],
    per: ['client'],
    counts: 'calls',
    most: 300,
    windowMs: minute,
  },
] as const satisfies readonly Limit[]

export type LimitName = (typeof limitTable)[number]['name']

export const limitNamed = (name: LimitName): Limit => limitTable.find((limit) => limit.name === name)!
