import type { Context } from '../kit/Context.ts'
import { countAgainst, emailKey, forgetTries, giveBack, tryOf } from '../limits/countAgainst.ts'
import type { Reached, Try } from '../limits/countAgainst.ts'
import { limitNamed } from '../limits/limitTable.ts'
import { tokenHash } from '../session/token.ts'
import type { Db, Tx } from '../storage/Tables.ts'

/**
 * AUTH-25: this many wrong passwords within the window lock a name for the client that typed them, whether or not the
 * name has an account.
 */
export const attemptLimits = limitNamed('sign-in-name-client')

/** Which wrong attempt of this client or device this is, if the password is wrong. */
export type SignInAttempt = { readonly _tag: 'Attempt'; readonly nth: number; readonly tries: readonly Try[] }

/**
 * Counted before the password is checked, so that guesses sent at the same time are counted one by one. A device that
 * has signed in to the account before is counted separately, so that other people's guesses do not lock it out.
 */
export const countAttempt = async (
  { db, now, client }: Pick<Context, 'db' | 'now' | 'client'>,
  email: string,
  device: string | undefined,
): Promise<SignInAttempt | Reached> => {
  const name = emailKey(email)
  const isKnown = device !== undefined && (await isKnownDevice(db, name, device))
  const own = isKnown ? tryOf('sign-in-name-device', name, device) : tryOf('sign-in-name-client', name, client)
  const tries = isKnown
    ? [own]
    : [
        own,
        tryOf('sign-in-name', name),
        ...(client === '' ? [] : [tryOf('sign-in-client', client)]),
        tryOf('sign-in-shop'),
      ]
  const counted = await countAgainst(db, tries, now)
  return counted._tag === 'Reached' ? counted : { _tag: 'Attempt', nth: counted.nth.get(own.limit.name) ?? 1, tries }
}

/** The password was right: neither this attempt nor the client's earlier ones count as guesses. */
export const forgiveAttempt = async (tx: Tx, { tries }: SignInAttempt, now: number): Promise<void> => {
  const [own, ...wider] = tries
  if (own) await forgetTries(tx, [own])
  await giveBack(tx, wider, now)
}

/** A caller who has proved to be the owner by other means starts again from zero, for this client. */
export const forgetAttempts = (db: Db, email: string, client: string): Promise<void> =>
  forgetTries(db, [tryOf('sign-in-name-client', emailKey(email), client), tryOf('sign-in-name', emailKey(email))])

/** Whether this device has signed in to the account of this name before. `device`: the secret that its worker keeps. */
const isKnownDevice = async (db: Db, name: string, device: string): Promise<boolean> =>
  (await db.selectFrom('known_device').select('hash').where('hash', '=', hashOf(name, device)).executeTakeFirst()) !==
  undefined

export const rememberDevice = async (
  tx: Tx,
  { name, consumerId }: { readonly name: string; readonly consumerId: string },
  device: string,
  now: number,
): Promise<void> => {
  await tx
    .insertInto('known_device')
    .values({ hash: hashOf(name, device), consumer_id: consumerId, seen_at: now })
    .onConflict((is) => is.column('hash').doUpdateSet({ seen_at: now }))
    .execute()
}

/** After a password was reset by letter no device is trusted: somebody else may have known the old password. */
export const forgetDevices = async (tx: Tx, consumerId: string): Promise<void> => {
  await tx.deleteFrom('known_device').where('consumer_id', '=', consumerId).execute()
}

const hashOf = (name: string, device: string): string => tokenHash(`device ${name} ${device}`)
