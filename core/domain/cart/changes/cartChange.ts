import type { OwnMethod, ProviderMethod } from '../../../../contracts/api/paymentInstrument.ts'
import type { AddressEntry } from '../../../../contracts/commands/addressEntry.ts'
import type { CardFace } from '../../../../contracts/commands/cardFace.ts'
import type { Voucher } from '../../loyalty/vouchers.ts'
import type { CartRefusal, WantedLine } from '../cart.ts'
import type { PriceAdjustment } from '../priceAdjustment.ts'

/**
 * Something asked of the server's basket and not answered yet. It may own several calls in order; `call` counts them and
 * is part of their keys (`changeId/call`), so a call keeps its key for ever and a repaired one gets the next number.
 */
export type PendingChange = {
  readonly changeId: string
  /** Epoch ms. */
  readonly at: number
  readonly call: number
  /** The call with this number may have left: the change can no longer be merged or withdrawn. */
  readonly sent: boolean
  /** Times the basket was lost under it: at most one rebuild per change. */
  readonly losses: number
  /** The name under which snapshots keep it. */
  readonly wish: CartChange
}

/** What is asked for; `kind` is one row of `changeRules` here and of every table of the layers above. */
export type CartChange =
  | { readonly kind: 'AddItem'; readonly line: WantedLine }
  | { readonly kind: 'SetQuantity'; readonly key: string; readonly quantity: number }
  | { readonly kind: 'RemoveLine'; readonly key: string }
  | SwitchVariantChange
  | { readonly kind: 'ApplyCoupon'; readonly code: string }
  | { readonly kind: 'RemoveCoupon'; readonly code: string }
  | {
      readonly kind: 'EstimateShipping'
      readonly postalCode: string
      readonly country: string
      readonly province: string | null
    }
  /** SHIP-21: for `collection` it is who fetches the goods; else where they go. */
  | { readonly kind: 'SetShippingAddress'; readonly address: AddressEntry; readonly context?: 'collection' }
  | {
      readonly kind: 'SetShippingMethod'
      readonly code: string
      readonly shippingId: string
      readonly storeId?: string
    }
  | { readonly kind: 'SetDelivery'; readonly key: string; readonly storeId: string | null }
  /** CART-24 */
  | { readonly kind: 'AdjustPrice'; readonly key: string; readonly adjustment: PriceAdjustment }
  | { readonly kind: 'RemoveAdjustment'; readonly key: string }
  | { readonly kind: 'SetBillingAddress'; readonly address: AddressEntry }
  /** FAV-13: the cart's line `key` becomes `line` of what is saved. `asItem`: the server has no such line to move. */
  | { readonly kind: 'SaveLine'; readonly key: string; readonly line: WantedLine; readonly asItem: boolean }
  /** Into the cart first and out of the list then, so that nothing is lost between the two. */
  | { readonly kind: 'MoveToCart'; readonly line: WantedLine; readonly phase: 'add' | 'drop' }
  | { readonly kind: 'RemoveSaved'; readonly line: WantedLine }
  | {
      readonly kind: 'AddCard'
      readonly face: CardFace
      readonly secretRef: string
      readonly savedCardId?: string
      readonly keep?: boolean
    }
  /** PAY-07: the server asks the provider whether the shopper has agreed in this session. */
  | { readonly kind: 'AddAgreement'; readonly method: ProviderMethod; readonly sessionId: string }
  /** PAY-06 */
  | { readonly kind: 'AddGiftCard'; readonly last4: string; readonly secretRef: string }
  /** LOY-08 */
  | { readonly kind: 'ApplyReward'; readonly voucher: Voucher }
  /** LOY-10, PAY-03: `code` of a reward code, `savedId` of a reward card. */
  | {
      readonly kind: 'AddPartPayment'
      readonly method: OwnMethod
      readonly code: string | null
      readonly savedId: string | null
      readonly last4: string | null
    }
  | { readonly kind: 'RemoveInstrument'; readonly instrumentId: string }

/** CART-29: `change` = the line becomes the other one in one call. Else, two calls: remove the old, add the new; the add refused → the old comes back. */
export type SwitchVariantChange = {
  readonly kind: 'SwitchVariant'
  readonly phase: 'change' | 'remove' | 'add' | 'restore'
  readonly from: WantedLine
  readonly to: WantedLine
  /** Where the line stood, so that the new one stands there too. */
  readonly position: number
  /** Why the add was refused, told once the old line is back. */
  readonly refusal: CartRefusal | null
}
