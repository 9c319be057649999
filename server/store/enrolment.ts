import { randomInt } from 'node:crypto'
import type { InStoreSalesInfo } from '../../contracts/api/entities/store.ts'
import type { Context } from '../kit/Context.ts'
import { tokenHash } from '../session/token.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import type { Db, Tx } from '../storage/Tables.ts'

/** Enrols any number of devices at every store. Exists in demonstrations only: everybody who reads this knows it. */
export const demonstrationCode = 'DEMO-DEMO-DEMO'

/** How long a code can be used, ms. */
export const codeLifeMs = 30 * 60_000

/** A code for one device of one store, to be typed in on `/associate-login`: 60 random bits. */
export const newEnrolmentCode = async (db: Db, storeId: string, now: number): Promise<string> => {
  const code = [0, 1, 2]
    .map(() => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join(''))
    .join('-')
  await db
    .insertInto('enrolment_code')
    .values({ hash: hashOf(code), store_id: storeId, expires_at: now + codeLifeMs, used_at: null })
    .execute()
  return code
}

export const importDemonstrationCode = async (db: Db): Promise<void> => {
  const row = { hash: hashOf(demonstrationCode), store_id: null, expires_at: null, used_at: null }
  await db
    .insertInto('enrolment_code')
    .values(row)
    .onConflict((is) => is.column('hash').doNothing())
    .execute()
}

/**
 * For a database that was used in development and now serves customers: deletes the public code and the devices it
 * enrolled.
 */
export const forgetDemonstrationCode = async (db: Db, now: number): Promise<void> => {
  const hash = hashOf(demonstrationCode)
  await db.deleteFrom('enrolment_code').where('hash', '=', hash).execute()
  const devices = await db
    .selectFrom('store_device')
    .select('id')
    .where('code_hash', '=', hash)
    .where('revoked_at', 'is', null)
    .execute()
  for (const { id } of devices) await revokeDevice(db, id, now)
}

type Enrolment = { readonly storeId: string; readonly code: string; readonly device: string }

/**
 * Uses the code up for this device; false when the store has no such valid code. `device`: the secret its worker keeps.
 * A device that is already enrolled stays so: after a lost answer the code may be sent again.
 */
export const enrolDevice = async (
  tx: Tx,
  { storeId, code, device }: Enrolment,
  now: number,
  newId: () => string,
): Promise<boolean> => {
  const hash = hashOf(code)
  const row = await tx
    .selectFrom('enrolment_code')
    .select(['store_id', 'expires_at', 'used_at'])
    .where('hash', '=', hash)
    .forUpdate()
    .executeTakeFirst()
  if ((await deviceAt(tx, storeId, device)) !== undefined) return true
  if (
    !row ||
    (row.store_id ?? storeId) !== storeId ||
    row.used_at !== null ||
    (row.expires_at ?? Number.MAX_SAFE_INTEGER) <= now
  )
    return false
  if (row.expires_at !== null)
    await tx.updateTable('enrolment_code').set({ used_at: now }).where('hash', '=', hash).execute()
  await tx
    .insertInto('store_device')
    .values({
      id: newId(),
      hash: tokenHash(device),
      store_id: storeId,
      code_hash: hash,
      enrolled_at: now,
      revoked_at: null,
    })
    .execute()
  return true
}

/** BIS-07: the enrolment of the calling device at this store, by its id. */
export const deviceAt = async (db: Db, storeId: string, device: string | undefined): Promise<string | undefined> => {
  if (device === undefined) return undefined
  const row = await db
    .selectFrom('store_device')
    .select('id')
    .where('hash', '=', tokenHash(device))
    .where('store_id', '=', storeId)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  return row?.id
}

/** Ends the enrolment and the sessions that agents have opened on the device; false if there is none with this id. */
export const revokeDevice = (db: Db, id: string, now: number): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const row = await tx
      .updateTable('store_device')
      .set({ revoked_at: now })
      .where('id', '=', id)
      .where('revoked_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (row)
      await tx
        .updateTable('session')
        .set({ revoked_at: now })
        .where('device_id', '=', id)
        .where('revoked_at', 'is', null)
        .execute()
    return row !== undefined
  })

/** Without I, L, O and U, which are easily misread. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** As people type it: case, spaces and dashes do not matter. */
const hashOf = (code: string): string =>
  tokenHash(
    `enrolment ${code
      .toUpperCase()
      .replaceAll(/[^0-9A-Z]/g, '')
      .replaceAll('O', '0')
      .replaceAll(/[IL]/g, '1')}`,
  )

/**
 * BIS-05, BIS-07: the store's own staff, and the agents, who sell in any store; only on a device that is enrolled
 * there.
 */
export const isSeller = async (
  { db, storeDevice }: Pick<Context, 'db' | 'storeDevice'>,
  { storeId, storeEmployeeId }: InStoreSalesInfo,
): Promise<boolean> => {
  if ((await deviceAt(db, storeId, storeDevice)) === undefined) return false
  const employee = await db
    .selectFrom('store_employee')
    .select('id')
    .where('id', '=', storeEmployeeId)
    .where('store_id', '=', storeId)
    .executeTakeFirst()
  if (employee) return true
  const agent = await db.selectFrom('consumer').select('is_agent').where('id', '=', storeEmployeeId).executeTakeFirst()
  return agent?.is_agent === true
}

export const storeName = async (db: Db, storeId: string): Promise<string | undefined> =>
  (await db.selectFrom('store').select('name').where('id', '=', storeId).executeTakeFirst())?.name
