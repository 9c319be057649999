import type { TokenAnswer } from '../../../contracts/api/sessionApi.ts'

/** AUTH-15: the auth record of one site, which lets a session go on after a reload. Expiries are epoch ms. */
export type StoredSession = {
  readonly refreshToken: string
  readonly refreshExpiry: number
  readonly accessExpiry: number
  readonly consumerNo: string
  readonly consumerType: TokenAnswer['consumerType']
  readonly memberId: string | null
  readonly isEmployeeDiscountTCAccepted: boolean
  readonly isLoggedIn: boolean
  readonly isEmployee: boolean
  /** Always false here: a shop on made-up answers would say true. */
  readonly isMock: boolean
}

/** The record of a token answer. */
export const authRecord = (token: TokenAnswer): StoredSession => ({
  refreshToken: token.refreshToken,
  refreshExpiry: token.refreshExpiry,
  accessExpiry: token.accessExpiry,
  consumerNo: token.consumerNo,
  consumerType: token.consumerType,
  memberId: token.memberId ?? null,
  isEmployeeDiscountTCAccepted: token.isEmployeeDiscountTCAccepted,
  isLoggedIn: token.tokenType === 'Registered',
  isEmployee: token.consumerType === 'EMPLOYEE',
  isMock: false,
})

/**
 * AUTH-16: the worker's own store, one record per site. Apart from the log: no export, snapshot or view ever reads it.
 * Never rejects; without storage it holds for the life of the worker. Laws: tests/adapters/sessionStore/sessionStore.test.ts.
 */
export interface SessionStore {
  get(site: string): Promise<StoredSession | null>
  put(site: string, session: StoredSession): Promise<void>
  clear(site: string): Promise<void>
}
