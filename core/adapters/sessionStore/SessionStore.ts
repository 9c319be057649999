import type { TokenAnswer } from '../../../contracts/api/sessionApi.ts'

/** AUTH-15: the auth record of one site, which lets a session go on after a reload. Expiries are epoch ms. */
export type StoredSession = {
  readonly refreshToken: string
  /** AUTH-05: goes with every renewal by this refresh token, whichever tab asks for it and however often; chosen when the token came. */
  readonly renewalKey: string
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
export const authRecord = (token: TokenAnswer, renewalKey: string): StoredSession => ({
  refreshToken: token.refreshToken,
  renewalKey,
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

/** What is kept of `next` where `before` is kept now. */
export const underOneKey = (before: StoredSession | undefined, next: StoredSession): StoredSession =>
  before?.refreshToken === next.refreshToken ? { ...next, renewalKey: before.renewalKey } : next

export type DeviceSecret = 'device' | 'enrolment'

/**
 * AUTH-16: the worker's own store, one record per site. Apart from the log: no export, snapshot or view ever reads it.
 * Never rejects; without storage it holds for the life of the worker. Laws: tests/adapters/sessionStore/sessionStore.test.ts.
 */
export interface SessionStore {
  get(site: string): Promise<StoredSession | null>
  /** Where the same refresh token is kept already, its renewal key stays: two tabs that were given it renew it under one. */
  put(site: string, session: StoredSession): Promise<void>
  clear(site: string): Promise<void>
  /** A secret of this device, which outlives its sessions: by what it is known to the shop (AUTH-25), or what enrols it at a store (BIS-07). */
  secret(name: DeviceSecret): Promise<string | null>
  keepSecret(name: DeviceSecret, secret: string): Promise<void>
}
