import type { FieldFailure } from './fieldFailure.ts'

/** Why a command was rejected. Nothing has been written; the screen shows a message where it belongs. */
export type Rejection =
  /** The command itself could not be read. */
  | { readonly _tag: 'Malformed'; readonly issue: string }
  | { readonly _tag: 'QuantityNotWhole'; readonly quantity: number }
  | { readonly _tag: 'QuantityTooLow'; readonly minimum: number }
  | { readonly _tag: 'QuantityTooHigh'; readonly maximum: number }
  | { readonly _tag: 'SoldOut' }
  | { readonly _tag: 'CurrencyDiffers' }
  | { readonly _tag: 'LineNotInCart' }
  | { readonly _tag: 'LineIsBonus' }
  | { readonly _tag: 'TooManyLines'; readonly maximum: number }
  /** CART-24: no agent has signed in on this device, or it is too long ago. */
  | { readonly _tag: 'AgentNeeded' }
  | { readonly _tag: 'AdjustmentUnreadable' }
  /** Minor units. */
  | { readonly _tag: 'AdjustmentTooHigh'; readonly maximum: number }
  | { readonly _tag: 'NothingToUndo' }
  | { readonly _tag: 'CouponEmpty' }
  | { readonly _tag: 'CouponTooLong'; readonly maximum: number }
  | { readonly _tag: 'CouponNeedsGoods' }
  | { readonly _tag: 'CouponAlreadyApplied' }
  | { readonly _tag: 'TooManyCoupons'; readonly maximum: number }
  | { readonly _tag: 'CouponNotInCart' }
  | { readonly _tag: 'FieldsInvalid'; readonly failures: readonly FieldFailure[] }
  | { readonly _tag: 'CartEmpty' }
  | { readonly _tag: 'StepNotOpen'; readonly step: 'shipping' | 'billing' | 'summary' }
  | { readonly _tag: 'MethodNotOffered' }
  /** CHK-02: not signed in, or a payment has been chosen already. */
  | { readonly _tag: 'ExpressNotOffered' }
  | { readonly _tag: 'CardMissing' }
  | { readonly _tag: 'CardExpired' }
  /** A gift card or reward is still being checked, so the remaining amount is not known. */
  | { readonly _tag: 'PaymentWaiting' }
  | { readonly _tag: 'InstrumentNotInCart' }
  | { readonly _tag: 'Offline' }
  | { readonly _tag: 'OrderUnderWay' }
  /** The bank asks nothing, or has already been answered. */
  | { readonly _tag: 'NoChallenge' }
  | { readonly _tag: 'TotalChanged'; readonly shown: number; readonly now: number }
  | { readonly _tag: 'NothingToDismiss' }
  /** FAV-02, FAV-17 */
  | { readonly _tag: 'FavoritesOff' }
  /** FAV-09 */
  | { readonly _tag: 'FavoriteNotFound' }
  | { readonly _tag: 'NothingToShare' }
  | { readonly _tag: 'SavedItemNotFound' }
  | { readonly _tag: 'TooManySaved'; readonly maximum: number }
  /**
   * newer-version = another tab has a newer version of the shop; this one only reads. recording = the screen shows a
   * moment of the past.
   */
  | { readonly _tag: 'ReadOnly'; readonly reason: 'newer-version' | 'recording' }
  /** The worker did not answer in time; the command may be sent again under its id. */
  | { readonly _tag: 'NotAnswered' }

export type RejectionTag = Rejection['_tag']
