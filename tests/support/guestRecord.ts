import type { StoredSession } from '../../core/adapters/sessionStore/SessionStore.ts'

/** AUTH-15: a guest's auth record. */
export const guestRecord = (refreshToken: string, refreshExpiry: number): StoredSession => ({
  refreshToken,
  refreshExpiry,
  accessExpiry: 0,
  consumerNo: 'guest',
  consumerType: 'GUEST',
  memberId: null,
  isEmployeeDiscountTCAccepted: false,
  isLoggedIn: false,
  isEmployee: false,
  isMock: false,
  renewalKey: 'renewal-key-of-a-guest',
})
