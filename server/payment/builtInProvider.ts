import type { CardEntry } from '../../contracts/api/paymentInstrument.ts'
import { cardBrand } from '../../core/domain/payment/cardNumber.ts'
import { newId } from '../storage/newId.ts'
import type { Db } from '../storage/Tables.ts'
import { builtInSessions, sessionOutcome } from './builtInSessions.ts'
import { challengeLifeMs } from './PaymentProvider.ts'
import type { Charge, ChargeAnswer, ChargeOutcome, PaymentProvider } from './PaymentProvider.ts'
import { testCards } from './testCards.ts'

/** A payment provider in the same process, as if it were another company: own tables, own short writes, nothing shared. */
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
    await db
      .insertInto('provider_charge')
      .values(row)
      .onConflict((is) => is.column('key').doNothing())
      .execute()
    return withChallenge(db, await firstAnswer(db, charge), now())
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
})

/** One challenge a charge, however often it is asked for. */
async function withChallenge(db: Db, charge: ChargeAnswer, now: number): Promise<ChargeAnswer> {
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

/** What the key said first. Another payload under it is a fault of the caller's. */
async function firstAnswer(db: Db, { key, token, amount, currency }: Charge): Promise<ChargeAnswer> {
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
