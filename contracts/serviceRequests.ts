import type { AccountChanged } from './accountChanges.ts'
import type { GiftCardEntry } from './api/paymentInstrument.ts'
import type { AddressEntry } from './commands/addressEntry.ts'
import type { Currency } from './api/wire.ts'

/**
 * What is asked of the shop's people once an order stands, or without one, and about an address. Nothing of it stands in the log of this device: it is
 * asked across the bridge and answered, and without a connection it is refused in words.
 */
export type ServiceRequests = {
  /** ORD-09: one's own, or by the e-mail it was confirmed to. */
  readonly cancelOrder: {
    readonly ask: { readonly orderNumber: string; readonly email?: string }
    readonly answer: null
  }
  /** ORD-07: the address of the label. */
  readonly sendBack: {
    readonly ask: {
      readonly orderId: string
      readonly items: readonly { readonly itemId: string; readonly qty: number }[]
    }
    readonly answer: string
  }
  /** ORD-06: a PDF. */
  readonly invoice: { readonly ask: { readonly orderId: string }; readonly answer: Uint8Array<ArrayBuffer> }
  /** ORD-10: the letters of an item once more, with new numbers; the earlier ones end. */
  readonly resendGiftCard: {
    readonly ask: { readonly orderId: string; readonly itemId: string }
    readonly answer: null
  }
  /** PAY-12: what is on a gift card; `balance` in minor units, `expiryDate` as `YYYY-MM-DD`, null = never. */
  readonly giftCardBalance: {
    readonly ask: GiftCardEntry
    readonly answer: { readonly balance: number; readonly currency: Currency; readonly expiryDate: string | null }
  }
  /** SHIP-19: how the address of the cart is better spelled; null = as it is. */
  readonly addressSuggestion: { readonly ask: AddressEntry; readonly answer: AddressEntry | null }
  /** ORD-12: the number of the case. */
  readonly contact: {
    readonly ask: {
      readonly category: string
      readonly subject: string
      readonly email: string
      readonly message: string
    }
    readonly answer: string
  }
  /** ORD-11: the number of the case. */
  readonly warranty: {
    readonly ask: {
      readonly orderNumber: string
      readonly productId: string
      readonly description: string
      readonly email: string
    }
    readonly answer: string
  }
}
export type ServiceName = keyof ServiceRequests

/** `key` is the idempotency key: the same request asked again after silence is one request. */
export type ServiceRequest<Name extends ServiceName = ServiceName> = {
  readonly [N in Name]: { readonly name: N; readonly key: string; readonly ask: ServiceRequests[N]['ask'] }
}[Name]

export type ServiceOutcome<Answer> =
  | { readonly _tag: 'Done'; readonly answer: Answer }
  | Exclude<AccountChanged, { readonly _tag: 'Done' }>
