import {
  publishItem,
  readModeratedItem,
  readModeratedItems,
  rejectItem,
  undoDecision,
} from '../../../contracts/api/operator/moderationApi.ts'
import type { ModeratedItem, ModeratedKind } from '../../../contracts/api/operator/moderatedItem.ts'
import { defined } from '../../../core/domain/fields/fields.ts'
import { answer, refuse } from '../../kit/answer.ts'
import type { HandlerAnswer, Refusal } from '../../kit/answer.ts'
import type { Context, OperatorCaller } from '../../kit/Context.ts'
import { handle } from '../../kit/handle.ts'
import type { Handler } from '../../kit/handle.ts'
import { asTransaction } from '../../storage/inTransaction.ts'
import type { Db } from '../../storage/Tables.ts'
import { decide } from './decide.ts'
import type { ModerationChoice } from './decide.ts'
import type { Submissions } from './Submissions.ts'
import { listItems, readItem } from './moderatedItems.ts'
import { photoSubmissions } from './photoSubmissions.ts'
import { questionSubmissions } from './questionSubmissions.ts'
import { reviewSubmissions } from './reviewSubmissions.ts'

const submissionsOf: Readonly<Record<ModeratedKind, Submissions>> = {
  reviews: reviewSubmissions,
  questions: questionSubmissions,
  photos: photoSubmissions,
}

const unknown = refuse('OPR404', { message: 'This was deleted meanwhile, or never was there.' })

/** OPR-12, OPR-13: what shoppers sent, and what becomes of it. */
export const moderationHandlers: readonly Handler[] = [
  handle(readModeratedItems, async ({ params: { kind }, query: { list = 'waiting', after } }, _caller, { db }) =>
    answer({ ...(await listItems(db, submissionsOf[kind], list, after)), open: await openOf(db) }),
  ),
  handle(readModeratedItem, async ({ params: { kind, itemId } }, _caller, { db }) => {
    const item = await readItem(db, submissionsOf[kind], itemId)
    return item ? answer(item) : unknown
  }),
  handle(publishItem, ({ params, body }, caller, context) =>
    change(params, body.revision, { _tag: 'Publish', ...defined({ answer: body.answer }) }, caller, context),
  ),
  handle(rejectItem, ({ params, body: { revision, reason } }, caller, context) =>
    change(params, revision, { _tag: 'Reject', reason }, caller, context),
  ),
  handle(undoDecision, ({ params, body: { revision } }, caller, context) =>
    change(params, revision, { _tag: 'Undo' }, caller, context),
  ),
]

const openOf = async (db: Db) => ({
  reviews: await reviewSubmissions.countOpen(db),
  questions: await questionSubmissions.countOpen(db),
  photos: await photoSubmissions.countOpen(db),
})

const change = async (
  { kind, itemId: id }: { readonly kind: ModeratedKind; readonly itemId: string },
  revision: number,
  choice: ModerationChoice,
  caller: OperatorCaller,
  { db, now, newId, publicUrl, seller }: Context,
): Promise<HandlerAnswer<ModeratedItem> | Refusal> => {
  const tx = asTransaction(db)
  const submissions = submissionsOf[kind]
  const outcome = await decide(tx, submissions, { id, choice, revision }, caller, { now, newId, publicUrl, seller })
  switch (outcome._tag) {
    case 'Unknown':
      return unknown
    case 'Stale':
      return refuse('OPR409')
    case 'Impossible':
      return refuse('OPR412', { message: outcome.message })
    case 'Decided': {
      const item = await readItem(tx, submissions, id)
      return item ? answer(item) : unknown
    }
  }
}
