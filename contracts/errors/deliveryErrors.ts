import type { ErrorEntry } from './ErrorEntry.ts'

/** ERR-04: codes of tax, shipping and addresses. */
export const deliveryErrors = {
  TAX309: {
    area: 'Tax, shipping, address',
    meaning: 'failure',
    status: 502,
    text: 'We could not calculate the tax. Please try again.',
  },
  TAX310: {
    area: 'Tax, shipping, address',
    meaning: 'tax updated',
    status: 409,
    text: 'The tax for your order has been updated.',
  },
  SHP404: {
    area: 'Tax, shipping, address',
    meaning: 'method unavailable',
    status: 404,
    text: 'This shipping method is not available.',
  },
  SHP500: {
    area: 'Tax, shipping, address',
    meaning: 'PO box unavailable',
    named: 'SHIPPING_POBOX_UNAVAILABLE',
    status: 400,
    text: 'We cannot deliver to a PO box.',
  },
  SHP410: {
    area: 'Tax, shipping, address',
    meaning: 'phone empty',
    status: 400,
    text: 'Please enter a phone number for shipping.',
  },
  CHK380: {
    area: 'Tax, shipping, address',
    meaning: 'shipping address invalid',
    status: 400,
    text: 'Please check your shipping address.',
  },
  CHK320: {
    area: 'Tax, shipping, address',
    meaning: 'address invalid',
    status: 400,
    text: 'Please check your address.',
  },
} as const satisfies Record<string, ErrorEntry>
