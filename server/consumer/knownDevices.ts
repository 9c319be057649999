import { tokenHash } from '../session/token.ts'
import type { Db, Tx } from '../storage/Tables.ts'

/** Whether somebody has signed in to the account of this name from the device before. `device`: the secret its worker keeps. */
export const isKnownDevice = async (db: Db, name: string, device: string): Promise<boolean> =>
  (await db.selectFrom('known_device').select('hash').where('hash', '=', hashOf(name, device)).executeTakeFirst()) !==
  undefined

export async function rememberDevice(
  tx: Tx,
  { name, consumerId }: { readonly name: string; readonly consumerId: string },
  device: string,
  now: number,
): Promise<void> {
  await tx
    .insertInto('known_device')
    .values({ hash: hashOf(name, device), consumer_id: consumerId, seen_at: now })
    .onConflict((is) => is.column('hash').doUpdateSet({ seen_at: now }))
    .execute()
}

/** The password was chosen anew by letter: whoever knew the old one has no device that is trusted. */
export async function forgetDevices(tx: Tx, consumerId: string): Promise<void> {
  await tx.deleteFrom('known_device').where('consumer_id', '=', consumerId).execute()
}

const hashOf = (name: string, device: string): string => tokenHash(`device ${name} ${device}`)
