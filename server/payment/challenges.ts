import type { CurrencyCode } from '../storage/tables/CatalogTables.ts'
import type { Db } from '../storage/Tables.ts'

/** What the bank's page shows of a challenge. */
export type ShownChallenge = {
  /** Minor units. */
  readonly amount: number
  readonly currency: CurrencyCode
  readonly last4: string
  /** Wrong codes left until the bank refuses. */
  readonly triesLeft: number
  /** Returned to the shop once the challenge is answered; null while the bank waits. */
  readonly result: string | null
  readonly isAuthorised: boolean
}

/** The code that this test bank always sends. */
export const bankCode = '123456'
const maximumTries = 3

export const readChallenge = async (db: Db, id: string, now: number): Promise<ShownChallenge | undefined> => {
  const row = await db.selectFrom('provider_challenge').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const charge = await db
    .selectFrom('provider_charge')
    .selectAll()
    .where('id', '=', row.charge_id)
    .executeTakeFirstOrThrow()
  const { last4 } = await db
    .selectFrom('provider_token')
    .select('last4')
    .where('token', '=', charge.token)
    .executeTakeFirstOrThrow()
  const isOpen = row.answer === null && row.expires_at > now && charge.outcome === 'authenticate'
  const { amount, currency } = charge
  return {
    amount,
    currency,
    last4,
    triesLeft: maximumTries - row.tries,
    result: isOpen ? null : row.result,
    isAuthorised: row.answer === 'authorised',
  }
}

/** The first answer counts; the third wrong code is a refusal. An expired challenge can no longer be answered. */
export const answerChallenge = async (
  db: Db,
  id: string,
  given: { readonly isRefused: boolean; readonly code: string },
  now: number,
): Promise<void> => {
  const isRight = given.code.trim() === bankCode
  const row = await db.selectFrom('provider_challenge').select('tries').where('id', '=', id).executeTakeFirst()
  if (!row) return
  const tries = given.isRefused || isRight ? row.tries : row.tries + 1
  const answer = given.isRefused || tries >= maximumTries ? 'refused' : isRight ? 'authorised' : null
  await db
    .updateTable('provider_challenge')
    .set({ tries, answer })
    .where('id', '=', id)
    .where('answer', 'is', null)
    .where('tries', '=', row.tries)
    .where('expires_at', '>', now)
    .execute()
}
