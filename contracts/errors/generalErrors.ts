import type { ErrorEntry } from './ErrorEntry.ts'

/** ERR-04: codes that belong to no other family. */
export const generalErrors = {
  GEN500: { area: 'General', meaning: 'general error', status: 500, text: 'Something went wrong. Please try again.' },
  API400: {
    area: 'General',
    meaning: 'missing client id',
    status: 400,
    text: 'Something went wrong. Please try again.',
  },
  API404: { area: 'General', meaning: 'unknown path', status: 404, text: 'Something went wrong. Please try again.' },
  API405: {
    area: 'General',
    meaning: 'method not allowed',
    status: 405,
    text: 'Something went wrong. Please try again.',
  },
  API406: { area: 'General', meaning: 'not acceptable', status: 406, text: 'Something went wrong. Please try again.' },
  API415: {
    area: 'General',
    meaning: 'unsupported media type',
    status: 415,
    text: 'Something went wrong. Please try again.',
  },
  STR404: {
    area: 'General',
    meaning: 'employee store not found',
    status: 404,
    text: 'We could not find this store employee.',
  },
  RTN500: { area: 'General', meaning: 'return creation error', status: 500, text: 'We could not create your return.' },
  ATTR100: { area: 'General', meaning: 'missing request type', status: 400, text: 'Please choose a request type.' },
  ATTR200: { area: 'General', meaning: 'missing organisation', status: 400, text: 'The request has no organisation.' },
  ATTR300: { area: 'General', meaning: 'missing payload', status: 400, text: 'Please complete the form.' },
  REV410: { area: 'General', meaning: 'review too long', status: 400, text: 'Your text is too long.' },
  PLP400: {
    area: 'General',
    meaning: 'list product not found',
    status: 404,
    text: 'We could not find products for this list.',
  },
} as const satisfies Record<string, ErrorEntry>
