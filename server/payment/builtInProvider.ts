import type { CardEntry } from '../../contracts/api/paymentInstrument.ts'
import { cardBrand } from '../../core/domain/payment/cardNumber.ts'
import { newId } from '../storage/newId.ts'
import type { Db } from '../storage/Tables.ts'
import type { Charge, ChargeAnswer, PaymentProvider } from './PaymentProvider.ts'
import { testCards } from './testCards.ts'

/** A payment provider in the same process, as if it were another company: own tables, own short writes, nothing shared. */
export const builtInProvider = (db: Db, now: () => number = Date.now): PaymentProvider => ({
  async tokenise({ number }: CardEntry) {
    const kept = { token: newId(), brand: cardBrand(number), last4: number.slice(-4) }
    const behaviour = testCards.get(number) ?? 'charged'
    await db.insertInto('provider_token').values({ ...kept, behaviour, created_at: now() }).execute()
    return kept
  },
  async charge(charge) {
    const token = await db.selectFrom('provider_token').select('behaviour').where('token', '=', charge.token).executeTakeFirst()
    const outcome = token?.behaviour ?? 'declined'
    const row = { ...charge, id: newId(), outcome, created_at: now() }
    await db.insertInto('provider_charge').values(row).onConflict((is) => is.column('key').doNothing()).execute()
    return firstAnswer(db, charge)
  },
})

/** What the key said first. Another payload under it is a fault of the caller's. */
async function firstAnswer(db: Db, { key, token, amount, currency }: Charge): Promise<ChargeAnswer> {
  const first = await db.selectFrom('provider_charge').selectAll().where('key', '=', key).executeTakeFirstOrThrow()
  if (first.token !== token || first.amount !== amount || first.currency !== currency) {
    throw new Error('This key was used for another charge.')
  }
  return { chargeId: first.id, outcome: first.outcome, amount: first.outcome === 'charged' ? first.amount : 0 }
}
