import { toFields } from '../../core/domain/fields/fields.ts'
import type { Fields } from '../../core/domain/fields/fields.ts'
import type { OperatorCaller } from '../kit/Context.ts'
import type { Db, Tx } from '../storage/Tables.ts'

/**
 * What changed. `noun`: the kind of thing, `key`: which one, as an operator knows it; `before` and `after`: what it was
 * and is, as JSON without secrets, null = not there.
 */
type Change = { readonly noun: string; readonly key: string; readonly before: unknown; readonly after: unknown }

/** OPR-07: writes who changed what, in the transaction of the change. `by`: null = a command on the server. */
export const recordChange = async (
  tx: Tx,
  by: Pick<OperatorCaller, 'email'> | null,
  { noun, key, before, after }: Change,
  now: number,
  newId: () => string,
): Promise<void> => {
  await tx
    .insertInto('operator_change')
    .values({
      id: newId(),
      at: now,
      made_by: by?.email ?? null,
      noun,
      key,
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .execute()
}

/** A change as it was written; `after` without the mark of an undoing. `at`: epoch ms; `by`: an e-mail address. */
type RecordedChange = {
  readonly id: string
  readonly at: number
  readonly by: string | null
  readonly before: unknown
  readonly after: Fields
  readonly isUndo: boolean
}

/** As many as anybody reads beside one thing; all are in the audit trail. */
const changesAtOnce = 20

/** OPR-07: what the audit trail has about one thing, the latest first. An undoing is marked by `undone` in its `after`. */
export const recordedChanges = async (db: Db, noun: string, key: string): Promise<readonly RecordedChange[]> => {
  const rows = await db
    .selectFrom('operator_change')
    .selectAll()
    .where('noun', '=', noun)
    .where('key', '=', key)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(changesAtOnce)
    .execute()
  return rows.map(({ id, at, made_by: by, before, after }) => {
    const { undone, ...kept } = toFields(after)
    return { id, at, by, before, after: kept, isUndo: undone === true }
  })
}
