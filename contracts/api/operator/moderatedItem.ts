import { Schema } from 'effect'
import { ReviewFit } from '../entities/review.ts'
import { Id } from '../wire.ts'

/** OPR-12: what shoppers send that the shop looks at before, or after, everybody sees it. */
export const moderatedKinds = ['reviews', 'questions', 'photos'] as const
export type ModeratedKind = (typeof moderatedKinds)[number]

/** OPR-13: waiting = nobody has looked at it · published = everybody sees it · rejected = nobody does. */
export const moderationStates = ['waiting', 'published', 'rejected'] as const
const ModerationState = Schema.Literals(moderationStates)
export type ModerationState = typeof ModerationState.Type

/** OPR-12: the lists: those states, and of what is published what shoppers have reported. */
export const moderationLists = ['waiting', 'reported', 'published', 'rejected'] as const
export type ModerationList = (typeof moderationLists)[number]

/**
 * OPR-12: what somebody decided about it, as the audit trail has it. `by`: the operator's e-mail address, null = a
 * command on the server; `at`: epoch ms; `reason`: of a rejection; `isUndo`: it took back the decision before.
 */
export const ModerationDecision = Schema.Struct({
  at: Schema.Int,
  by: Schema.NullOr(Schema.String),
  from: ModerationState,
  to: ModerationState,
  reason: Schema.NullOr(Schema.String),
  isUndo: Schema.Boolean,
})
export type ModerationDecision = typeof ModerationDecision.Type

/** CAT-23: the shop's answer to a question. */
const ShopAnswer = Schema.Struct({ text: Schema.String, by: Schema.String })
export type ShopAnswer = typeof ShopAnswer.Type

/** OPR-12: a review, a question or a photo in a gallery, with all that is known of it. */
export const ModeratedItem = Schema.Struct({
  kind: Schema.Literals(moderatedKinds),
  id: Id,
  state: ModerationState,
  /** How often it was decided about; a decision names the number that was read. */
  revision: Schema.Int,
  /** On which day it was sent: 2026-11-28. */
  date: Schema.String,
  /** The name under which it is shown. */
  author: Schema.String,
  /** ISO 639-1 */
  language: Schema.String,
  /** `path`: of the product's page; null = the shop no longer sells it, so there is no page. */
  products: Schema.Array(Schema.Struct({ productId: Id, name: Schema.String, path: Schema.NullOr(Schema.String) })),
  /** Of a review: 1 to 5. */
  stars: Schema.optionalKey(Schema.Int),
  title: Schema.optionalKey(Schema.String),
  fit: Schema.optionalKey(ReviewFit),
  text: Schema.String,
  /** `url` relative to the shop, only for operators; sides in px. */
  photos: Schema.Array(Schema.Struct({ url: Schema.String, width: Schema.Int, height: Schema.Int })),
  /** Of a question; of one that waits again, the answer that was taken back. */
  answer: Schema.optionalKey(ShopAnswer),
  /** By how many shoppers it was reported, and the reasons that they gave. */
  reports: Schema.Int,
  reasons: Schema.Array(Schema.String),
  /** Whether the last decision can be taken back. */
  canUndo: Schema.Boolean,
  /** The latest first. */
  decisions: Schema.Array(ModerationDecision),
})
export type ModeratedItem = typeof ModeratedItem.Type
