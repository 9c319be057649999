import type { TokenAnswer } from '../../../contracts/api/account/sessionApi.ts'
import { defined } from '../../domain/fields/fields.ts'

/** AUTH-15: the auth record of one site, with which a session continues after a reload. Expiries are epoch ms. */
export type StoredSession = {
  readonly refreshToken: string
  /**
   * AUTH-05: sent with every renewal by this refresh token, whichever tab renews and however often; chosen when the
   * token arrived.
   */
  readonly renewalKey: string
  readonly refreshExpiry: number
  readonly accessExpiry: number
  readonly consumerNo: string
  readonly consumerType: TokenAnswer['consumerType']
  readonly programme?: TokenAnswer['programme']
  readonly memberId: string | null
  readonly isEmployeeDiscountTCAccepted: boolean
  readonly isLoggedIn: boolean
  readonly isEmployee: boolean
  /** Always false here: a shop with mock answers would say true. */
  readonly isMock: boolean
}

/** The record made from a token answer. */
export const authRecord = (token: TokenAnswer, renewalKey: string): StoredSession => ({
  refreshToken: token.refreshToken,
  renewalKey,
  refreshExpiry: token.refreshExpiry,
  accessExpiry: token.accessExpiry,
  consumerNo: token.consumerNo,
  consumerType: token.consumerType,
  ...defined({ programme: token.programme }),
  memberId: token.memberId ?? null,
  isEmployeeDiscountTCAccepted: token.isEmployeeDiscountTCAccepted,
  isLoggedIn: token.tokenType === 'Registered',
  isEmployee: token.consumerType === 'EMPLOYEE',
  isMock: false,
})

/** What is stored of `next` when `before` is stored now. */
export const underOneKey = (before: StoredSession | undefined, next: StoredSession): StoredSession =>
  before?.refreshToken === next.refreshToken ? { ...next, renewalKey: before.renewalKey } : next

/** `tracking`: how far this device's log is tracked (TRK-04). */
export type DeviceSecret = 'device' | 'enrolment' | 'tracking'

/**
 * AUTH-16: the worker's own store, one record per site. Separate from the log: no export, snapshot or view ever reads
 * it. Never rejects; without storage it lasts as long as the worker. Laws:
 * tests/adapters/sessionStore/sessionStore.test.ts.
 */
export interface SessionStore {
  get(site: string): Promise<StoredSession | null>
  /**
   * If the same refresh token is stored already, its renewal key stays: two tabs that received the token renew it under
   * one key.
   */
  put(site: string, session: StoredSession): Promise<void>
  clear(site: string): Promise<void>
  /**
   * A secret of this device, which outlives its sessions: by it the shop recognises the device (AUTH-25), or it is
   * enrolled at a store (BIS-07).
   */
  secret(name: DeviceSecret): Promise<string | null>
  keepSecret(name: DeviceSecret, secret: string): Promise<void>
}
