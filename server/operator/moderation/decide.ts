import type { ModerationState, ShopAnswer } from '../../../contracts/api/operator/moderatedItem.ts'
import type { OperatorCaller } from '../../kit/Context.ts'
import type { Publication } from '../../review/publication.ts'
import type { Tx } from '../../storage/Tables.ts'
import { recordChange } from '../recordChange.ts'
import { canUndo, decisionsOf } from './decisions.ts'
import type { RecordedDecision } from './decisions.ts'
import type { Submissions, StoredItem } from './Submissions.ts'

/** What somebody wants to become of an item. */
export type ModerationChoice =
  | { readonly _tag: 'Publish'; readonly answer?: ShopAnswer }
  | { readonly _tag: 'Reject'; readonly reason: string }
  | { readonly _tag: 'Undo' }

/** Unknown: there is no such item. Stale: somebody has decided meanwhile. Impossible: why, for people. */
export type ModerationOutcome =
  | { readonly _tag: 'Decided' }
  | { readonly _tag: 'Unknown' }
  | { readonly _tag: 'Stale' }
  | { readonly _tag: 'Impossible'; readonly message: string }

type Asked = {
  readonly id: string
  readonly choice: ModerationChoice
  /** The one that was read; without it the choice holds whatever was decided meanwhile. */
  readonly revision?: number
}

/** OPR-13: one decision, recorded with what was before. `by`: null = a command on the server. */
export const decide = async (
  tx: Tx,
  submissions: Submissions,
  { id, choice, revision }: Asked,
  by: Pick<OperatorCaller, 'email'> | null,
  publication: Publication,
): Promise<ModerationOutcome> => {
  await submissions.lock(tx, id)
  const item = await submissions.read(tx, id)
  if (!item) return { _tag: 'Unknown' }
  const decisions = (await decisionsOf(tx, submissions.noun, [id]))(id)
  if (revision !== undefined && revision !== decisions.length) return { _tag: 'Stale' }
  const to = targetOf(submissions, item, decisions, choice)
  if (typeof to !== 'string') return to
  const isAnnounced = decisions.some((decision) => decision.to === 'published')
  const answer = choice._tag === 'Publish' && choice.answer ? trimmed(choice.answer) : null
  await submissions.move(tx, item, to, { ...publication, answer, isAnnounced, isUndo: choice._tag === 'Undo' })
  await recordChange(
    tx,
    by,
    {
      noun: submissions.noun,
      key: id,
      before: { state: item.state, ...shownAnswer(item.answer), ...reported(item.reasons.length) },
      after: {
        state: to,
        ...detailsOf(choice, item.answer ?? answer),
        ...reported(to === 'rejected' ? item.reasons.length : 0),
      },
    },
    publication.now,
    publication.newId,
  )
  return { _tag: 'Decided' }
}

type Target = ModerationState | Extract<ModerationOutcome, { readonly _tag: 'Impossible' }>

const targetOf = (
  submissions: Submissions,
  item: StoredItem,
  decisions: readonly RecordedDecision[],
  choice: ModerationChoice,
): Target => {
  switch (choice._tag) {
    case 'Publish':
      if (item.state === 'published' && item.reasons.length === 0) return impossible('This is published already.')
      if (submissions.kind === 'questions' && !item.answer && !isComplete(choice.answer))
        return impossible('A question is published with an answer, and with the name of whoever answers.')
      return 'published'
    case 'Reject':
      if (choice.reason.trim() === '') return impossible('Give the reason for which it is rejected.')
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

const detailsOf = (choice: ModerationChoice, answer: ShopAnswer | null): object => {
  switch (choice._tag) {
    case 'Publish':
      return shownAnswer(answer)
    case 'Reject':
      return { ...shownAnswer(answer), reason: choice.reason.trim() }
    case 'Undo':
      return { undone: true }
  }
}

const shownAnswer = (answer: ShopAnswer | null): object =>
  answer === null ? {} : { answer: answer.text, answeredBy: answer.by }

const reported = (reports: number): object => (reports === 0 ? {} : { reports })
