import type { CardEntry } from '../../contracts/api/entities/paymentInstrument.ts'
import { cardBrand } from '../../core/domain/payment/card.ts'
import { newId } from '../storage/newId.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import type { Db } from '../storage/Tables.ts'
import type { ChargeOutcome } from '../storage/tables/PaymentTables.ts'
import { refundPartOf } from './refundPartOf.ts'
import { challengeLifeMs, sessionLifeMs } from './PaymentProvider.ts'
import type {
  Charge,
  ChargeAnswer,
  OpenedSession,
  PaymentProvider,
  SessionAnswer,
  SessionAsked,
} from './PaymentProvider.ts'

/**
 * A payment provider in the same process, built as if it were another company: its own tables, its own short
 * transactions, nothing shared.
 */
export const builtInProvider = (db: Db, now: () => number = Date.now): PaymentProvider => ({
  async tokenise({ number }: CardEntry) {
    const kept = { token: newId(), brand: cardBrand(number), last4: number.slice(-4) }
    const behaviour = testCards.get(number) ?? 'charged'
    await db
      .insertInto('provider_token')
      .values({ ...kept, behaviour, created_at: now() })
      .execute()
    return kept
  },
  ...builtInSessions(db, now),
  async charge(charge) {
    const token = await db
      .selectFrom('provider_token')
      .select('behaviour')
      .where('token', '=', charge.token)
      .executeTakeFirst()
    const outcome = token?.behaviour ?? (await sessionOutcome(db, charge)) ?? 'declined'
    const row = { ...charge, id: newId(), outcome, created_at: now() }
    const made = await db
      .insertInto('provider_charge')
      .values(row)
      .onConflict((is) => is.column('key').doNothing())
      .returningAll()
      .executeTakeFirst()
    return withChallenge(db, made ? answerOf(made) : await firstAnswer(db, charge), now())
  },
  async conclude({ chargeId, result }) {
    const challenge = await db
      .selectFrom('provider_challenge')
      .selectAll()
      .where('charge_id', '=', chargeId)
      .executeTakeFirstOrThrow()
    const isAuthorised = challenge.answer === 'authorised' && challenge.result === result
    await db
      .updateTable('provider_charge')
      .set({ outcome: isAuthorised ? 'charged' : 'declined' })
      .where('id', '=', chargeId)
      .where('outcome', '=', 'authenticate')
      .execute()
    return answerOf(
      await db.selectFrom('provider_charge').selectAll().where('id', '=', chargeId).executeTakeFirstOrThrow(),
    )
  },
  async refund(chargeId) {
    const { amount } = await db
      .selectFrom('provider_charge')
      .select('amount')
      .where('id', '=', chargeId)
      .where('outcome', '=', 'charged')
      .executeTakeFirstOrThrow()
    const row = { charge_id: chargeId, id: newId(), amount, created_at: now() }
    await db
      .insertInto('provider_refund')
      .values(row)
      .onConflict((is) => is.column('charge_id').doNothing())
      .execute()
    const first = await db
      .selectFrom('provider_refund')
      .select(['id', 'amount'])
      .where('charge_id', '=', chargeId)
      .executeTakeFirstOrThrow()
    return { refundId: first.id, amount: first.amount }
  },
  refundPart: (part) => inTransaction(db, (tx) => refundPartOf(tx, part, now())),
})

/** One challenge per charge, however often it is requested. */
const withChallenge = async (db: Db, charge: ChargeAnswer, now: number): Promise<ChargeAnswer> => {
  if (charge.outcome !== 'authenticate') return charge
  const row = {
    id: newId(),
    charge_id: charge.chargeId,
    tries: 0,
    answer: null,
    result: newId(),
    expires_at: now + challengeLifeMs,
  }
  await db
    .insertInto('provider_challenge')
    .values(row)
    .onConflict((is) => is.column('charge_id').doNothing())
    .execute()
  const { id } = await db
    .selectFrom('provider_challenge')
    .select('id')
    .where('charge_id', '=', charge.chargeId)
    .executeTakeFirstOrThrow()
  return { ...charge, challengeId: id }
}

/** The first outcome of the key. The same key with another payload is the caller's fault. */
const firstAnswer = async (db: Db, { key, token, amount, currency }: Charge): Promise<ChargeAnswer> => {
  const first = await db.selectFrom('provider_charge').selectAll().where('key', '=', key).executeTakeFirstOrThrow()
  if (first.token !== token || first.amount !== amount || first.currency !== currency) {
    throw new Error('This key was used for another charge.')
  }
  return answerOf(first)
}

const answerOf = ({
  id,
  outcome,
  amount,
}: {
  readonly id: string
  readonly outcome: ChargeOutcome
  readonly amount: number
}): ChargeAnswer => ({
  chargeId: id,
  outcome,
  amount: outcome === 'charged' ? amount : 0,
})

type Sessions = Pick<PaymentProvider, 'openSession' | 'readSession'>

/** PAY-07, PAY-10: the provider's half of Klarna and PayPal. */
const builtInSessions = (db: Db, now: () => number): Sessions => ({
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

/**
 * Undefined = the token is not one of a session. A charge is declined when the shopper has not agreed, or has agreed to
 * less.
 */
const sessionOutcome = async (
  db: Db,
  { token, amount, currency }: Pick<Charge, 'token' | 'amount' | 'currency'>,
): Promise<ChargeOutcome | undefined> => {
  const row = await db
    .selectFrom('provider_session')
    .select(['answer', 'amount', 'currency'])
    .where('token', '=', token)
    .executeTakeFirst()
  if (!row) return undefined
  return row.answer === 'agreed' && amount <= row.amount && currency === row.currency ? 'charged' : 'declined'
}

/** The cards that demonstrate failures. Every other card that passes the checks is charged. */
export const testCards: ReadonlyMap<string, ChargeOutcome> = new Map([
  ['4000000000000002', 'declined'],
  ['4000000000009995', 'insufficientFunds'],
  ['4100000000000019', 'fraud'],
  ['4000000000000069', 'expired'],
  ['4000000000003220', 'authenticate'],
])
