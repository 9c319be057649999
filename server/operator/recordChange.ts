import type { OperatorCaller } from '../kit/Context.ts'
import type { Tx } from '../storage/Tables.ts'

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
