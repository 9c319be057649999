import type { Context } from '../http/Context.ts'
import { countAgainst, forgetTries, giveBack, tryOf } from '../limits/countAgainst.ts'
import type { Reached, Try } from '../limits/countAgainst.ts'
import { limitNamed } from '../limits/limitTable.ts'
import type { Db, Tx } from '../storage/Tables.ts'
import { isKnownDevice } from './knownDevices.ts'

/** AUTH-25: so many wrong passwords within the window lock a name for the client that typed them, whether or not it has an account. */
export const attemptLimits = limitNamed('sign-in-name-client')

/** `nth` wrong attempt of this client or device, should the password turn out wrong. */
export type SignInAttempt = { readonly _tag: 'Attempt'; readonly nth: number; readonly tries: readonly Try[] }

/**
 * Counted before the password is looked at: guesses that come together are counted one by one all the same. A device that has signed in
 * to the account before is counted by itself, so that nobody else’s guesses lock it out.
 */
export async function countAttempt(
  { db, now, client }: Pick<Context, 'db' | 'now' | 'client'>,
  email: string,
  device: string | undefined,
): Promise<SignInAttempt | Reached> {
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

/** The password was right: it was no guess, and neither were this client’s earlier ones. */
export async function forgiveAttempt(tx: Tx, { tries }: SignInAttempt, now: number): Promise<void> {
  const [own, ...wider] = tries
  if (own) await forgetTries(tx, [own])
  await giveBack(tx, wider, now)
}

/** Whoever has proved to be the owner by other means begins again from nothing, for this client. */
export const forgetAttempts = (db: Db, email: string, client: string): Promise<void> =>
  forgetTries(db, [tryOf('sign-in-name-client', emailKey(email), client), tryOf('sign-in-name', emailKey(email))])

/** How an e-mail address is compared. */
export const emailKey = (email: string): string => email.trim().toLowerCase()
