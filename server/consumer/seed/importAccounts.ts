import { newId } from '../../storage/newId.ts'
import type { Db } from '../../storage/Tables.ts'
import type { Passwords } from '../password.ts'
import {
  demonstrationAccounts,
  demonstrationPassword,
  demonstrationPoints,
  regularEmail,
} from './demonstrationAccounts.ts'
import { furnishRegular } from './furnishRegular.ts'

/** Opens the accounts that are not there yet. */
export async function importAccounts(db: Db, passwords: Passwords, now: number): Promise<void> {
  const there = await db.selectFrom('consumer').select('email').execute()
  const missing = demonstrationAccounts.filter(({ email }) => !there.some((row) => row.email === email))
  if (missing.length === 0) return
  const password = await passwords.hash(demonstrationPassword)
  const rows = missing.map((account) => ({ ...account, id: newId(), password, created_at: now }))
  await db
    .insertInto('consumer')
    .values(rows)
    .onConflict((is) => is.column('email').doNothing())
    .execute()
  const grants = rows
    .filter(({ type }) => type === 'LOYALTY')
    .map(({ id }) => ({ consumer_id: id, reason: 'demonstration' as const, points: demonstrationPoints, at: now }))
  const regular = rows.find(({ email }) => email === regularEmail)
  const isOurs =
    regular && (await db.selectFrom('consumer').select('id').where('id', '=', regular.id).executeTakeFirst())
  if (isOurs) await furnishRegular(db, regular.id, now)
  if (grants.length > 0) await db.insertInto('loyalty_grant').values(grants).execute()
}
