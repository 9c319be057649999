import { newId } from '../storage/newId.ts'
import type { Db } from '../storage/Tables.ts'
import { sessionLifeMs } from './PaymentProvider.ts'
import type {
  Charge,
  ChargeOutcome,
  OpenedSession,
  PaymentProvider,
  SessionAnswer,
  SessionAsked,
} from './PaymentProvider.ts'

type Sessions = Pick<PaymentProvider, 'openSession' | 'readSession'>

/** PAY-07, PAY-10: the provider's half of Klarna and PayPal. */
export const builtInSessions = (db: Db, now: () => number): Sessions => ({
  async openSession({ method, amount, currency, returnPath }: SessionAsked): Promise<OpenedSession> {
    const row = {
      id: newId(),
      client_token: newId(),
      method,
      amount,
      currency,
      return_path: returnPath,
      answer: null,
      token: newId(),
      expires_at: now() + sessionLifeMs,
    }
    await db.insertInto('provider_session').values(row).execute()
    return { sessionId: row.id, clientToken: row.client_token, expiresAt: row.expires_at }
  },
  async readSession(sessionId: string): Promise<SessionAnswer> {
    const row = await db
      .selectFrom('provider_session')
      .select(['answer', 'token', 'expires_at'])
      .where('id', '=', sessionId)
      .executeTakeFirst()
    if (row?.answer === 'agreed') return { state: 'agreed', token: row.token }
    if (row?.answer === 'refused') return { state: 'refused' }
    return { state: row && row.expires_at > now() ? 'open' : 'expired' }
  },
})

/** Undefined = not a session's token. More than was agreed to is declined, and so is what nobody has agreed to. */
export async function sessionOutcome(
  db: Db,
  { token, amount, currency }: Pick<Charge, 'token' | 'amount' | 'currency'>,
): Promise<ChargeOutcome | undefined> {
  const row = await db
    .selectFrom('provider_session')
    .select(['answer', 'amount', 'currency'])
    .where('token', '=', token)
    .executeTakeFirst()
  if (!row) return undefined
  return row.answer === 'agreed' && amount <= row.amount && currency === row.currency ? 'charged' : 'declined'
}
