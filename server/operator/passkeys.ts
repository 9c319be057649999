import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Operator } from '../../contracts/api/operator/operatorEntities.ts'
import { toFields } from '../../core/domain/fields/fields.ts'
import type { Db, Tx } from '../storage/Tables.ts'
import { challengeLifeMs } from './passkeyChallenges.ts'
import { consoleOrigin, passkeyDomain } from './consoleAddress.ts'

/**
 * OPR-02: what a browser makes a passkey from: one that the person unlocks (user verification), and that the device
 * finds by itself at sign-in. Which device it is, is not asked (no attestation).
 */
export const creationOptions = async (db: Db, { id, email }: Operator, publicUrl: string) => {
  const held = await db
    .selectFrom('operator_passkey')
    .select(['id', 'transports'])
    .where('operator_id', '=', id)
    .execute()
  return generateRegistrationOptions({
    rpName: 'Cairn Console',
    rpID: passkeyDomain(publicUrl),
    userName: email,
    userID: new TextEncoder().encode(id),
    timeout: challengeLifeMs,
    excludeCredentials: held.map(({ id: passkey, transports }) => ({ id: passkey, transports: [...transports] })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

export const signInOptions = (publicUrl: string) =>
  generateAuthenticationOptions({
    rpID: passkeyDomain(publicUrl),
    timeout: challengeLifeMs,
    userVerification: 'required',
  })

/** OPR-02: the passkey in a browser's answer, ready to be stored; undefined if it does not hold. */
export const readNewPasskey = async (response: unknown, expectedChallenge: string, publicUrl: string) => {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      // The library reads it with care: whatever is wrong with it is thrown.
      response: response as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: consoleOrigin(publicUrl),
      expectedRPID: passkeyDomain(publicUrl),
      requireUserVerification: true,
    })
    const passkey = registrationInfo?.credential
    return passkey && { ...passkey, transports: (passkey.transports ?? []).slice(0, 10) }
  } catch {
    return undefined
  }
}

type NewPasskey = NonNullable<Awaited<ReturnType<typeof readNewPasskey>>>

/** False: this passkey is another operator's, or theirs already. */
export const storePasskey = async (
  tx: Tx,
  operatorId: string,
  { id, publicKey, counter, transports }: NewPasskey,
  now: number,
): Promise<boolean> => {
  const stored = await tx
    .insertInto('operator_passkey')
    .values({
      id,
      operator_id: operatorId,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(transports),
      created_at: now,
      used_at: null,
    })
    .onConflict((is) => is.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return stored !== undefined
}

/**
 * OPR-03: whose passkey has signed the challenge; undefined if none has. A counter that does not rise is a copy's, and
 * the library refuses it.
 */
export const signedBy = async (
  db: Db,
  response: unknown,
  expectedChallenge: string,
  publicUrl: string,
  now: number,
): Promise<string | undefined> => {
  const { id } = toFields(response)
  if (typeof id !== 'string' || id.length > 1_400) return undefined
  const passkey = await db.selectFrom('operator_passkey').selectAll().where('id', '=', id).executeTakeFirst()
  if (!passkey) return undefined
  const counter = await newCounter(response, passkey, expectedChallenge, publicUrl)
  if (counter === undefined) return undefined
  const used = await db
    .updateTable('operator_passkey')
    .set({ counter, used_at: now })
    .where('id', '=', id)
    // Of two sign-ins with one counter only the first is real.
    .where('counter', '=', passkey.counter)
    .returning('operator_id')
    .executeTakeFirst()
  return used?.operator_id
}

const newCounter = async (
  response: unknown,
  passkey: { readonly id: string; readonly public_key: string; readonly counter: number },
  expectedChallenge: string,
  publicUrl: string,
): Promise<number | undefined> => {
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: consoleOrigin(publicUrl),
      expectedRPID: passkeyDomain(publicUrl),
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}
