import type { Rejection, RejectionTag } from '../../../contracts/rejections.ts'
import type { RejectionsCopy } from './copyByNoun.ts'

/** A rejected command as a sentence. `money` formats minor units in the cart's currency. */
export const rejectionCopy = (
  t: RejectionsCopy,
  rejection: Rejection,
  money: (minor: number) => string = String,
): string => {
  // The tag has chosen the sentence of this very rejection.
  const say = sentences[rejection._tag] as (
    t: RejectionsCopy,
    rejection: Rejection,
    money: (minor: number) => string,
  ) => string
  return say(t, rejection, money)
}

type Sentences = {
  readonly [Tag in RejectionTag]: (
    t: RejectionsCopy,
    rejection: Extract<Rejection, { readonly _tag: Tag }>,
    money: (minor: number) => string,
  ) => string
}

const sentences: Sentences = {
  Malformed: (t) => t.Malformed(),
  QuantityNotWhole: (t) => t.QuantityNotWhole(),
  QuantityTooLow: (t, { minimum }) => t.QuantityTooLow({ minimum }),
  QuantityTooHigh: (t, { maximum }) => t.QuantityTooHigh({ maximum }),
  SoldOut: (t) => t.SoldOut(),
  CurrencyDiffers: (t) => t.CurrencyDiffers(),
  LineNotInCart: (t) => t.LineNotInCart(),
  LineIsBonus: (t) => t.LineIsBonus(),
  TooManyLines: (t, { maximum }) => t.TooManyLines({ maximum }),
  AgentNeeded: (t) => t.AgentNeeded(),
  AdjustmentUnreadable: (t) => t.AdjustmentUnreadable(),
  AdjustmentTooHigh: (t, { maximum }, money) => t.AdjustmentTooHigh({ maximum: money(maximum) }),
  NothingToUndo: (t) => t.NothingToUndo(),
  CouponEmpty: (t) => t.CouponEmpty(),
  CouponTooLong: (t, { maximum }) => t.CouponTooLong({ maximum }),
  CouponNeedsGoods: (t) => t.CouponNeedsGoods(),
  CouponAlreadyApplied: (t) => t.CouponAlreadyApplied(),
  TooManyCoupons: (t, { maximum }) => t.TooManyCoupons({ maximum }),
  CouponNotInCart: (t) => t.CouponNotInCart(),
  FieldsInvalid: (t) => t.FieldsInvalid(),
  CartEmpty: (t) => t.CartEmpty(),
  StepNotOpen: (t, { step }) => t.StepNotOpen({ step }),
  MethodNotOffered: (t) => t.MethodNotOffered(),
  ExpressNotOffered: (t) => t.ExpressNotOffered(),
  CardMissing: (t) => t.CardMissing(),
  CardExpired: (t) => t.CardExpired(),
  PaymentWaiting: (t) => t.PaymentWaiting(),
  InstrumentNotInCart: (t) => t.InstrumentNotInCart(),
  Offline: (t) => t.Offline(),
  OrderUnderWay: (t) => t.OrderUnderWay(),
  NoChallenge: (t) => t.NoChallenge(),
  TotalChanged: (t, { shown, now }, money) => t.TotalChanged({ shown: money(shown), now: money(now) }),
  NothingToDismiss: (t) => t.NothingToDismiss(),
  FavoritesOff: (t) => t.FavoritesOff(),
  FavoriteNotFound: (t) => t.FavoriteNotFound(),
  NothingToShare: (t) => t.NothingToShare(),
  SavedItemNotFound: (t) => t.SavedItemNotFound(),
  TooManySaved: (t, { maximum }) => t.TooManySaved({ maximum }),
  ReadOnly: (t, { reason }) => (reason === 'recording' ? t.ReadOnlyRecording() : t.ReadOnly()),
  NotAnswered: (t) => t.NotAnswered(),
}
