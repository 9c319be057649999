/** Made from the messages by tools/copy/writeCopyTypes.ts. */
export interface RejectionsCopy extends Readonly<Record<PlainKey, () => string>> {
  readonly 'QuantityTooLow': (args: { minimum: number }) => string
  readonly 'QuantityTooHigh': (args: { maximum: number }) => string
  readonly 'TooManyLines': (args: { maximum: number }) => string
  readonly 'AdjustmentTooHigh': (args: { maximum: string | number }) => string
  readonly 'CouponTooLong': (args: { maximum: number }) => string
  readonly 'TooManyCoupons': (args: { maximum: number }) => string
  readonly 'StepNotOpen': (args: { step: string }) => string
  readonly 'TotalChanged': (args: { now: string | number; shown: string | number }) => string
  readonly 'TooManySaved': (args: { maximum: number }) => string
}

type PlainKey =
  | 'Malformed' | 'QuantityNotWhole' | 'SoldOut' | 'CurrencyDiffers' | 'LineNotInCart' | 'LineIsBonus' | 'AgentNeeded' | 'AdjustmentUnreadable'
  | 'NothingToUndo' | 'CouponEmpty' | 'CouponNeedsGoods' | 'CouponAlreadyApplied' | 'CouponNotInCart' | 'FieldsInvalid' | 'CartEmpty'
  | 'MethodNotOffered' | 'ExpressNotOffered' | 'CardMissing' | 'CardExpired' | 'Offline' | 'OrderUnderWay' | 'NoChallenge' | 'NothingToDismiss'
  | 'ReadOnly' | 'ReadOnlyRecording' | 'NotAnswered' | 'FavoritesOff' | 'FavoriteNotFound' | 'NothingToShare' | 'SavedItemNotFound'
  | 'PaymentWaiting' | 'InstrumentNotInCart'
