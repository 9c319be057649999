import type { EventRegistration, Subscription } from './api/entities/consumer.ts'

/** What a person wants to hear of the shop, and to come to. */
export type NewsRequests = {
  /** ACC-16 */
  readonly changeSubscriptions: {
    readonly input: { readonly subscriptions: readonly [Subscription, ...Subscription[]] }
    readonly output: null
  }
  /** SIGN-23, SIGN-24: for visitors: ends what this number had before, then begins. */
  readonly startMessages: { readonly input: { readonly subscription: Subscription }; readonly output: null }
  /** ACC-15: no ends everything on a channel. */
  readonly setNotification: {
    readonly input: { readonly channel: 'email' | 'sms'; readonly optin: boolean }
    readonly output: null
  }
  /** SIGN-73 */
  readonly registerForEvent: { readonly input: EventRegistration; readonly output: null }
}
