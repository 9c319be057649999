import type { ProviderMethod } from '../../contracts/api/entities/paymentInstrument.ts'
import type { CurrencyCode } from '../storage/tables/CatalogTables.ts'
import type { Db } from '../storage/Tables.ts'

/** What the provider's page shows of a session. */
export type ShownSession = {
  readonly sessionId: string
  readonly method: ProviderMethod
  /** Minor units. */
  readonly amount: number
  readonly currency: CurrencyCode
  readonly returnPath: string
  /** null while the shopper is deciding. An unanswered session that has expired counts as refused. */
  readonly answer: 'agreed' | 'refused' | null
}

export const readShownSession = async (
  db: Db,
  method: ProviderMethod,
  clientToken: string,
  now: number,
): Promise<ShownSession | undefined> => {
  const row = await db
    .selectFrom('provider_session')
    .selectAll()
    .where('client_token', '=', clientToken)
    .where('method', '=', method)
    .executeTakeFirst()
  if (!row) return undefined
  const { id, amount, currency, return_path, answer, expires_at } = row
  return {
    sessionId: id,
    method,
    amount,
    currency,
    returnPath: return_path,
    answer: answer ?? (expires_at > now ? null : 'refused'),
  }
}

/** The first answer counts; an expired session takes none. */
export const answerSession = async (
  db: Db,
  clientToken: string,
  answer: 'agreed' | 'refused',
  now: number,
): Promise<void> => {
  await db
    .updateTable('provider_session')
    .set({ answer })
    .where('client_token', '=', clientToken)
    .where('answer', 'is', null)
    .where('expires_at', '>', now)
    .execute()
}
