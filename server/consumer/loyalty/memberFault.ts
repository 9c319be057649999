import { refuse } from '../../http/answer.ts'
import type { Refusal } from '../../http/answer.ts'
import type { SignedCaller } from '../../session/Caller.ts'
import type { Db } from '../../storage/Tables.ts'

/** LOY-09: who may not use rewards. */
export async function memberFault(db: Db, { subject, isMember }: SignedCaller): Promise<Refusal | undefined> {
  const row = await db
    .selectFrom('consumer')
    .select('loyalty_unconfirmed_at')
    .where('id', '=', subject)
    .executeTakeFirst()
  if (!row) return refuse('REW401')
  if (!isMember) return refuse('REW130')
  return row.loyalty_unconfirmed_at === null ? undefined : refuse('REW135')
}
