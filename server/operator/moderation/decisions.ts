import { moderationStates } from '../../../contracts/api/operator/moderatedItem.ts'
import type { ModerationDecision, ModerationState, ShopAnswer } from '../../../contracts/api/operator/moderatedItem.ts'
import { toFields } from '../../../core/domain/fields/fields.ts'
import type { Db } from '../../storage/Tables.ts'
import type { StoredItem } from './Submissions.ts'

/** A decision with the answer that a question got by it. */
export type RecordedDecision = ModerationDecision & { readonly answer: ShopAnswer | null }

/** OPR-07, OPR-12: what the audit trail has about each of these items, the latest first. */
export const decisionsOf = async (
  db: Db,
  noun: string,
  ids: readonly string[],
): Promise<(id: string) => readonly RecordedDecision[]> => {
  if (ids.length === 0) return () => []
  const rows = await db
    .selectFrom('operator_change')
    .selectAll()
    .where('noun', '=', noun)
    .where('key', 'in', ids)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return (id) =>
    rows
      .filter(({ key }) => key === id)
      .map(({ at, made_by: by, before, after }) => {
        const { state, reason, undone, answer, answeredBy } = toFields(after)
        return {
          at,
          by,
          from: stateIn(toFields(before)['state']),
          to: stateIn(state),
          reason: typeof reason === 'string' ? reason : null,
          isUndo: undone === true,
          answer: typeof answer === 'string' ? { text: answer, by: String(answeredBy) } : null,
        }
      })
}

/** OPR-13: whether the last decision is still what holds, and what was before it is still there. */
export const canUndo = (
  { state, isKeptAsSent }: Pick<StoredItem, 'state' | 'isKeptAsSent'>,
  [latest]: readonly RecordedDecision[],
): boolean =>
  latest !== undefined &&
  !latest.isUndo &&
  latest.to === state &&
  latest.from !== latest.to &&
  (latest.from !== 'waiting' || isKeptAsSent)

const stateIn = (value: unknown): ModerationState => moderationStates.find((state) => state === value) ?? 'waiting'
