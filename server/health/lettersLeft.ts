import type { Db } from '../storage/Tables.ts'
import type { LetterState } from '../storage/tables/ServiceTables.ts'

type Left = { readonly count: number; readonly oldestSeconds: number }

/** OPS-08: letters that have not left, with the age of the oldest. One that is being sent still waits. `now`: epoch ms */
export const lettersLeft = async (db: Db, now: number): Promise<Readonly<Record<'waiting' | 'failed', Left>>> => {
  const leftIn = async (states: readonly LetterState[]): Promise<Left> => {
    const { count, oldest } = await db
      .selectFrom('mail')
      .select((of) => [of.fn.countAll<string>().as('count'), of.fn.min('sent_at').as('oldest')])
      .where('state', 'in', states)
      .executeTakeFirstOrThrow()
    return { count: Number(count), oldestSeconds: oldest === null ? 0 : Math.max(0, (now - Number(oldest)) / 1_000) }
  }
  return { waiting: await leftIn(['waiting', 'sending']), failed: await leftIn(['failed']) }
}
