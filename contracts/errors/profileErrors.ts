import type { ErrorEntry } from './ErrorEntry.ts'

/** ERR-04: codes of profiles and their addresses. */
export const profileErrors = {
  PRO412: { area: 'Profile', meaning: 'update fail', status: 400, text: 'We could not update your profile.' },
  PRO418: { area: 'Profile', meaning: 'update fail', status: 400, text: 'We could not update your profile.' },
  PRO414: {
    area: 'Profile',
    meaning: 'billing address delete',
    status: 409,
    text: 'This billing address cannot be deleted.',
  },
  PRO415: {
    area: 'Profile',
    meaning: 'password change fail',
    status: 400,
    text: 'Your password could not be changed.',
  },
  PRO404: { area: 'Profile', meaning: 'not found', status: 404, text: 'We could not find your profile.' },
  PRO410: { area: 'Profile', meaning: 'invalid age', status: 400, text: 'You do not meet the minimum age.' },
  PRO411: { area: 'Profile', meaning: 'missing birthdate', status: 400, text: 'Please enter your date of birth.' },
  FE340: { area: 'Profile', meaning: "passwords don't match", status: 400, text: 'Passwords do not match' },
  FE872: { area: 'Profile', meaning: 'password too short', status: 400, text: 'At least 8 characters' },
  CCA400: { area: 'Profile', meaning: 'address exists', status: 409, text: 'This address is already saved.' },
  CCA401: { area: 'Profile', meaning: 'invalid address id', status: 404, text: 'We could not find this address.' },
  CCN404: { area: 'Profile', meaning: 'unknown customer', status: 404, text: 'We could not find this customer.' },
  '4044': {
    area: 'Profile',
    meaning: 'loyalty member not found',
    status: 404,
    text: 'We could not find this loyalty member.',
  },
} as const satisfies Record<string, ErrorEntry>
