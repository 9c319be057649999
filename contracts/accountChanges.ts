import type { Address } from './api/address.ts'
import type { ProfileEntry, Subscription } from './api/consumer.ts'
import type { AccountOutcome } from './accountCalls.ts'

/**
 * What a consumer changes of the account. The account is the server's: nothing of it stands in the log of this device, so a
 * change is asked across the bridge and answered, and without a connection it is refused in words. `key` is its idempotency
 * key: the same change asked again after silence is one change.
 */
export type AccountChange = { readonly key: string } & (
  | { readonly _tag: 'AddAddress'; readonly address: Address }
  | { readonly _tag: 'ChangeAddress'; readonly addressId: string; readonly address: Address }
  | { readonly _tag: 'RemoveAddress'; readonly addressId: string }
  /** ACC-07. LOY-03: `referralCode` = who recommended the shop to whoever joins the loyalty programme with it. */
  | { readonly _tag: 'ChangeProfile'; readonly profile: ProfileEntry; readonly referralCode?: string }
  /** AUTH-17: for good. */
  | { readonly _tag: 'AcceptEmployeeTerms' }
  /** ACC-16 */
  | { readonly _tag: 'ChangeSubscriptions'; readonly subscriptions: readonly [Subscription, ...Subscription[]] }
  /** ACC-30: `secretRef` = the name under which the worker's memory has the card; `addressId` = its billing address in the book. */
  | { readonly _tag: 'AddCard'; readonly secretRef: string; readonly addressId: string | null; readonly main: boolean }
  /** ACC-31 */
  | { readonly _tag: 'MakeCardMain'; readonly paymentInstrumentId: string }
  | { readonly _tag: 'RemoveCard'; readonly paymentInstrumentId: string }
  /** AUTH-22 */
  | { readonly _tag: 'ChangePassword'; readonly currentPassword: string; readonly newPassword: string }
)

/** `field`: the one at fault, where the server names it. */
export type AccountChanged =
  | Extract<AccountOutcome, { readonly _tag: 'Done' | 'Unreachable' }>
  | { readonly _tag: 'Refused'; readonly errorId: string; readonly message: string; readonly field: string | null }
