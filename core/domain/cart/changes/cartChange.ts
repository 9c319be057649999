import type { OwnMethod, ProviderMethod } from '../../../../contracts/api/entities/paymentInstrument.ts'
import type { AddressEntry } from '../../../../contracts/commands/addressEntry.ts'
import type { CardFace } from '../../../../contracts/commands/cardFace.ts'
import type { Voucher } from '../../loyalty/loyaltyProgramme.ts'
import type { WantedLine } from '../cart.ts'
import type { CartRefusal } from '../cartRefusal.ts'
import type { PriceAdjustment } from '../priceAdjustment.ts'

/**
 * A request to change the server's basket that is not answered yet. It may own several calls in order; `call` counts
 * them and is part of their keys (`changeId/call`), so a call keeps its key forever and a repaired one gets the next
 * number.
 */
export type PendingChange = {
  readonly changeId: string
  /** Epoch ms. */
  readonly at: number
  readonly call: number
  /** The call with this number may have been sent: the change can no longer be merged or withdrawn. */
  readonly sent: boolean
  /** How often the basket was lost under it: at most one rebuild per change. */
  readonly losses: number
  /** The name under which snapshots store it. */
  readonly wish: CartChange
}

/** What is requested; `kind` is one row of `changeRules` here and of every table of the layers above. */
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
  /** SHIP-21: for `collection`, the person who collects; else the destination. */
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
  /** FAV-13: the cart's line `key` becomes `line` of the saved items. `asItem`: the server has no such line to move. */
  | { readonly kind: 'SaveLine'; readonly key: string; readonly line: WantedLine; readonly asItem: boolean }
  /** First into the cart and then out of the list, so that nothing is lost in between. */
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

export type ChangeOf<Kind extends CartChange['kind']> = Extract<CartChange, { readonly kind: Kind }>

/**
 * CART-29: `change` = the line becomes the other one in one call. Otherwise two calls: remove the old, add the new; if
 * the add is refused, the old one comes back.
 */
export type SwitchVariantChange = {
  readonly kind: 'SwitchVariant'
  readonly phase: 'change' | 'remove' | 'add' | 'restore'
  readonly from: WantedLine
  readonly to: WantedLine
  /** The position of the old line, which the new one takes. */
  readonly position: number
  /** Why the add was refused, shown once the old line is back. */
  readonly refusal: CartRefusal | null
}

/** The pending changes of this kind, oldest first. */
export const changesOf = <Kind extends CartChange['kind']>(
  pending: readonly PendingChange[],
  kind: Kind,
): readonly ChangeOf<Kind>[] =>
  pending.map(({ wish: change }) => change).filter((change): change is ChangeOf<Kind> => change.kind === kind)
