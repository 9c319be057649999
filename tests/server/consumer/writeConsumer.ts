import { newId } from '../../../server/storage/newId.ts'
import type { Insertable } from 'kysely'
import type { Db, Tables } from '../../../server/storage/Tables.ts'

type Row = Insertable<Tables['consumer']>

/** A new account without a password, written straight into the database; returns its id. */
export const writeConsumer = async (
  db: Db,
  entry: Partial<Pick<Row, 'type' | 'programme' | 'member_id' | 'terms_accepted_at'>> = {},
): Promise<string> => {
  const id = newId()
  await db
    .insertInto('consumer')
    .values({
      id,
      email: `${id}@example.com`,
      password: '',
      type: 'REGISTERED',
      is_agent: false,
      member_id: null,
      first_name: 'A',
      last_name: 'B',
      terms_accepted_at: null,
      locked_at: null,
      created_at: 0,
      ...entry,
    })
    .execute()
  return id
}
