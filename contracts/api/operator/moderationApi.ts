import { Schema } from 'effect'
import { endpoint } from '../endpoint.ts'
import { Id, text } from '../wire.ts'
import { ModeratedItem, moderatedKinds, moderationLists } from './moderatedItem.ts'

const moderation = { who: 'operatorOrders', headers: 'none' } as const
const kind = Schema.Literals(moderatedKinds)
const params = Schema.Struct({ kind, itemId: Id })
const revision = Schema.Int

/** A place in a list: where it stands there, and whose place it is. */
const Place = Schema.String.check(Schema.isPattern(/^\d{1,15} [\w-]{1,64}$/))

/**
 * OPR-12: one list of one kind, 50 at a time: what waits and what is reported, the oldest first; the rest, the newest
 * first. `next`: what to ask for as `after`; absent at the end. `open`: how many of each kind wait or are reported.
 */
export const readModeratedItems = endpoint({
  id: 'API-177',
  method: 'GET',
  path: '/operator/api/moderation/{kind}',
  params: Schema.Struct({ kind }),
  query: Schema.Struct({
    list: Schema.optionalKey(Schema.Literals(moderationLists)),
    after: Schema.optionalKey(Place),
  }),
  answer: Schema.Struct({
    items: Schema.Array(ModeratedItem),
    next: Schema.optionalKey(Place),
    open: Schema.Struct({ reviews: Schema.Int, questions: Schema.Int, photos: Schema.Int }),
  }),
  errors: [],
  changes: false,
  ...moderation,
})

export const readModeratedItem = endpoint({
  id: 'API-178',
  method: 'GET',
  path: '/operator/api/moderation/{kind}/{itemId}',
  params,
  answer: ModeratedItem,
  errors: ['OPR404'],
  changes: false,
  ...moderation,
})

/**
 * OPR-13: everybody sees it from now on; for what is reported: it stays. `answer`: to a question that has none. OPR409 if
 * somebody has decided meanwhile, OPR412 if it is published already or the question has no answer.
 */
export const publishItem = endpoint({
  id: 'API-179',
  method: 'POST',
  path: '/operator/api/moderation/{kind}/{itemId}/publication',
  params,
  body: Schema.Struct({
    revision,
    answer: Schema.optionalKey(Schema.Struct({ text: text(2_000), by: text(80) })),
  }),
  answer: ModeratedItem,
  errors: ['OPR404', 'OPR409', 'OPR412'],
  changes: true,
  ...moderation,
})

/** OPR-13: nobody sees it from now on. OPR412 if nobody does already, or without a reason. */
export const rejectItem = endpoint({
  id: 'API-180',
  method: 'POST',
  path: '/operator/api/moderation/{kind}/{itemId}/rejection',
  params,
  body: Schema.Struct({ revision, reason: text(500) }),
  answer: ModeratedItem,
  errors: ['OPR404', 'OPR409', 'OPR412'],
  changes: true,
  ...moderation,
})

/** OPR-13: it is what it was before the last decision. OPR412 if there is none, or it is too long ago. */
export const undoDecision = endpoint({
  id: 'API-181',
  method: 'POST',
  path: '/operator/api/moderation/{kind}/{itemId}/undoing',
  params,
  body: Schema.Struct({ revision }),
  answer: ModeratedItem,
  errors: ['OPR404', 'OPR409', 'OPR412'],
  changes: true,
  ...moderation,
})
