import type { Db } from '../storage/Tables.ts'

/** How long a browser may take to sign, ms. */
export const challengeLifeMs = 5 * 60_000

/** OPR-03: keeps what a browser is to sign. `operatorId`: who makes a passkey; null = somebody signs in. */
export const keepChallenge = async (
  db: Db,
  { challenge, operatorId }: { readonly challenge: string; readonly operatorId: string | null },
  now: number,
  newId: () => string,
): Promise<string> => {
  const id = newId()
  await db
    .insertInto('operator_challenge')
    .values({ id, challenge, operator_id: operatorId, expires_at: now + challengeLifeMs })
    .execute()
  return id
}

/**
 * OPR-03: what was to be signed, once, whatever comes of it and whichever process is asked. Undefined: unknown, used
 * before, too late, or for something else.
 */
export const takeChallenge = async (
  db: Db,
  id: string,
  operatorId: string | null,
  now: number,
): Promise<string | undefined> => {
  const row = await db.deleteFrom('operator_challenge').where('id', '=', id).returningAll().executeTakeFirst()
  return row && row.operator_id === operatorId && row.expires_at > now ? row.challenge : undefined
}
