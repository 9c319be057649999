import type { ErrorEntry } from './ErrorEntry.ts'

/** ERR-04: codes of payments and cards. */
export const paymentErrors = {
  FE309: {
    area: 'Payment',
    meaning: 'card expiry invalid',
    named: 'CC_EXPIRY_DATE_INVALID',
    status: 400,
    text: 'Please check the expiry date of your card.',
  },
  PYT402: {
    area: 'Payment',
    meaning: 'fraud verification',
    named: 'PAYMENT_FRAUD_VERIFICATION_EXCEPTION',
    status: 402,
    text: 'We could not accept this payment. Please use another method.',
  },
  PYT404: {
    area: 'Payment',
    meaning: 'instrument not found',
    named: 'PAYMENT_INSTRUMENT_NOT_FOUND',
    status: 404,
    text: 'We could not find this payment method.',
  },
  PYT300: {
    area: 'Payment',
    meaning: 'card already exists',
    named: 'CC_ALREADY_EXISTS',
    status: 409,
    text: 'This card is already saved to your account.',
  },
  PYT405: {
    area: 'Payment',
    meaning: 'address not found or fields missing',
    named: 'ADDRESS_NOT_FOUND',
    status: 404,
    text: 'Please check your billing address.',
  },
  PYT406: {
    area: 'Payment',
    meaning: 'address not found or fields missing',
    named: 'ADDRESS_NOT_FOUND',
    status: 400,
    text: 'Please complete your billing address.',
  },
  BIL400: { area: 'Payment', meaning: 'billing address missing', status: 400, text: 'Please enter a billing address.' },
  BILL410: {
    area: 'Payment',
    meaning: 'billing phone missing',
    status: 400,
    text: 'Please enter a phone number for billing.',
  },
  PAY400: {
    area: 'Payment',
    meaning: 'payment error',
    named: 'PAYMENT_ERROR',
    status: 402,
    text: 'Your payment could not be completed.',
  },
  PAY401: {
    area: 'Payment',
    meaning: "can't ship there",
    named: 'CANT_SHIP_THERE',
    status: 400,
    text: 'We cannot ship to this address.',
  },
  PYT400: {
    area: 'Payment',
    meaning: 'payment not enough',
    status: 402,
    text: 'Your payment does not cover the total.',
  },
} as const satisfies Record<string, ErrorEntry>
