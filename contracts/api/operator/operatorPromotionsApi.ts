import { Schema } from 'effect'
import { endpoint } from '../endpoint.ts'
import { Id, text } from '../wire.ts'

const promotions = { who: 'operatorMerchandise', headers: 'none' } as const
const params = Schema.Struct({ code: Id })

/** OPR-55: the coupons that can be used, those of a later time, and those that are over. */
export const promotionLists = ['active', 'coming', 'over'] as const
export type PromotionList = (typeof promotionLists)[number]

const name = text(100)

/**
 * OPR-56: what a coupon gives, to whom and when. `names`: in each language; an empty one is shown in English. `amount`:
 * basis points of the goods, or minor units of the basket's currency, whichever it is; 0 for free shipping. `validFrom`:
 * the first instant of its time, `validTo`: the first one after it, epoch ms, null = without end. `isOnce`: once for each
 * customer. `threshold`: the least price of the goods, minor units. `country`: the only one, null = all.
 */
export const PromotionTerms = Schema.Struct({
  names: Schema.Struct({ en: name, fr: name, de: name, it: name, es: name }),
  benefit: Schema.Literals(['percentOffOrder', 'amountOffOrder', 'freeShipping']),
  amount: Schema.Int,
  validFrom: Schema.NullOr(Schema.Int),
  validTo: Schema.NullOr(Schema.Int),
  isOnce: Schema.Boolean,
  threshold: Schema.NullOr(Schema.Int),
  country: Schema.NullOr(text(2)),
})
export type PromotionTerms = typeof PromotionTerms.Type

/** OPR-57: a change by an operator; null = it was not there, or is removed. `at`: epoch ms; `by`: an e-mail address. */
const PromotionChange = Schema.Struct({
  id: Id,
  at: Schema.Int,
  by: Schema.NullOr(Schema.String),
  before: Schema.NullOr(PromotionTerms),
  after: Schema.NullOr(PromotionTerms),
  isUndo: Schema.Boolean,
})
export type PromotionChange = typeof PromotionChange.Type

/** A coupon. `uses`: in how many orders it was used; one that failed or was cancelled does not count. */
export const OperatorPromotion = Schema.Struct({
  code: Schema.String,
  ...PromotionTerms.fields,
  state: Schema.Literals([...promotionLists, 'removed']),
  uses: Schema.Int,
})
export type OperatorPromotion = typeof OperatorPromotion.Type

/** OPR-57: with what was changed, the latest first. `canUndo`: whether the first of them still can be undone. */
export const OpenedPromotion = Schema.Struct({
  ...OperatorPromotion.fields,
  changes: Schema.Array(PromotionChange),
  canUndo: Schema.Boolean,
})
export type OpenedPromotion = typeof OpenedPromotion.Type

/** OPR-55: by code, 50 at a time. `search`: part of a code. `next`: what to ask for as `after`; absent at the end. */
export const readPromotions = endpoint({
  id: 'API-230',
  method: 'GET',
  path: '/operator/api/promotions',
  query: Schema.Struct({
    list: Schema.optionalKey(Schema.Literals(promotionLists)),
    search: Schema.optionalKey(text(100)),
    after: Schema.optionalKey(Id),
  }),
  answer: Schema.Struct({ promotions: Schema.Array(OperatorPromotion), next: Schema.optionalKey(Id) }),
  errors: [],
  changes: false,
  ...promotions,
})

/** OPR-56: OPR400 says which field cannot be and why; OPR409: there is such a code. */
export const addPromotion = endpoint({
  id: 'API-231',
  method: 'POST',
  path: '/operator/api/promotions',
  body: Schema.Struct({ code: text(100), ...PromotionTerms.fields }),
  answer: OpenedPromotion,
  errors: ['OPR400', 'OPR409'],
  changes: true,
  ...promotions,
})

/** OPR-57: also one that was removed. */
export const readPromotion = endpoint({
  id: 'API-232',
  method: 'GET',
  path: '/operator/api/promotions/{code}',
  params,
  answer: OpenedPromotion,
  errors: ['OPR404'],
  changes: false,
  ...promotions,
})

/**
 * OPR-57: `seen`: what was read; OPR409 if something else holds now. `wanted`: other terms, or an act: end it now, bring
 * it back without an end, or remove it. OPR412: a code that was used is not removed, and keeps what it gives.
 */
export const changePromotion = endpoint({
  id: 'API-233',
  method: 'PUT',
  path: '/operator/api/promotions/{code}',
  params,
  body: Schema.Struct({
    seen: PromotionTerms,
    wanted: Schema.Union([PromotionTerms, Schema.Literals(['end', 'bringBack', 'remove'])]),
  }),
  answer: OpenedPromotion,
  errors: ['OPR400', 'OPR404', 'OPR409', 'OPR412'],
  changes: true,
  ...promotions,
})

/** OPR-57: `changeId`: the latest change that was read; OPR409 if there is a later one, OPR412 if it cannot be undone. */
export const undoPromotionChange = endpoint({
  id: 'API-234',
  method: 'POST',
  path: '/operator/api/promotions/{code}/undoing',
  params,
  body: Schema.Struct({ changeId: Id }),
  answer: OpenedPromotion,
  errors: ['OPR404', 'OPR409', 'OPR412'],
  changes: true,
  ...promotions,
})
