import type { ModerationState, ShopAnswer } from '../../../contracts/api/operator/moderatedItem.ts'
import type { OperatorCaller } from '../../kit/Context.ts'
import type { Publication } from '../../review/publication.ts'
import type { Tx } from '../../storage/Tables.ts'
import { recordChange } from '../recordChange.ts'
import { canUndo, decisionsOf } from './decisions.ts'
import type { RecordedDecision } from './decisions.ts'
import type { Desk, StoredItem } from './Desk.ts'

/** What somebody wants to become of an item. */
export type Wish =
  | { readonly _tag: 'Publish'; readonly answer?: ShopAnswer }
  | { readonly _tag: 'Reject'; readonly reason: string }
  | { readonly _tag: 'Undo' }

/** Unknown: there is no such item. Stale: somebody has decided meanwhile. Impossible: why, for people. */
export type Outcome =
  | { readonly _tag: 'Decided' }
  | { readonly _tag: 'Unknown' }
  | { readonly _tag: 'Stale' }
  | { readonly _tag: 'Impossible'; readonly message: string }

type Asked = {
  readonly id: string
  readonly wish: Wish
  /** The one that was read; without it the wish holds whatever was decided meanwhile. */
  readonly revision?: number
}

/** OPR-13: one decision, recorded with what was before. `by`: null = a command on the server. */
export const decide = async (
  tx: Tx,
  desk: Desk,
  { id, wish, revision }: Asked,
  by: Pick<OperatorCaller, 'email'> | null,
  publication: Publication,
): Promise<Outcome> => {
  await desk.lock(tx, id)
  const item = await desk.read(tx, id)
  if (!item) return { _tag: 'Unknown' }
  const decisions = (await decisionsOf(tx, desk.noun, [id]))(id)
  if (revision !== undefined && revision !== decisions.length) return { _tag: 'Stale' }
  const to = targetOf(desk, item, decisions, wish)
  if (typeof to !== 'string') return to
  const isTold = decisions.some((decision) => decision.to === 'published')
  const answer = wish._tag === 'Publish' && wish.answer ? trimmed(wish.answer) : null
  await desk.move(tx, item, to, { ...publication, answer, isTold, isUndo: wish._tag === 'Undo' })
  await recordChange(
    tx,
    by,
    {
      noun: desk.noun,
      key: id,
      before: { state: item.state, ...shownAnswer(item.answer), ...reported(item.reasons.length) },
      after: {
        state: to,
        ...detailsOf(wish, item.answer ?? answer),
        ...reported(to === 'rejected' ? item.reasons.length : 0),
      },
    },
    publication.now,
    publication.newId,
  )
  return { _tag: 'Decided' }
}

type Target = ModerationState | Extract<Outcome, { readonly _tag: 'Impossible' }>

const targetOf = (desk: Desk, item: StoredItem, decisions: readonly RecordedDecision[], wish: Wish): Target => {
  switch (wish._tag) {
    case 'Publish':
      if (item.state === 'published' && item.reasons.length === 0) return impossible('This is published already.')
      if (desk.kind === 'questions' && !item.answer && !isComplete(wish.answer))
        return impossible('A question is published with an answer, and with the name of whoever answers.')
      return 'published'
    case 'Reject':
      if (wish.reason.trim() === '') return impossible('Give the reason for which it is rejected.')
      return item.state === 'rejected' ? impossible('This is rejected already.') : 'rejected'
    case 'Undo':
      return decisions[0] && canUndo(item, decisions)
        ? decisions[0].from
        : impossible('There is no decision that could still be undone.')
  }
}

const impossible = (message: string): Target => ({ _tag: 'Impossible', message })

const isComplete = (given: ShopAnswer | undefined): boolean =>
  given !== undefined && given.text.trim() !== '' && given.by.trim() !== ''

const trimmed = ({ text, by }: ShopAnswer): ShopAnswer => ({ text: text.trim(), by: by.trim() })

const detailsOf = (wish: Wish, answer: ShopAnswer | null): object => {
  switch (wish._tag) {
    case 'Publish':
      return shownAnswer(answer)
    case 'Reject':
      return { ...shownAnswer(answer), reason: wish.reason.trim() }
    case 'Undo':
      return { undone: true }
  }
}

const shownAnswer = (answer: ShopAnswer | null): object =>
  answer === null ? {} : { answer: answer.text, answeredBy: answer.by }

const reported = (reports: number): object => (reports === 0 ? {} : { reports })
