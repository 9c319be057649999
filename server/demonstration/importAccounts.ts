import type { Address } from '../../contracts/api/entities/address.ts'
import type { CardEntry } from '../../contracts/api/entities/paymentInstrument.ts'
import { addressSameness } from '../../core/domain/address/savedAddress.ts'
import type { Passwords } from '../kit/Context.ts'
import { builtInProvider } from '../payment/builtInProvider.ts'
import { keepCard } from '../payment/cards/cardsOf.ts'
import { inTransaction } from '../storage/inTransaction.ts'
import { newId as randomId } from '../storage/newId.ts'
import type { Db } from '../storage/Tables.ts'
import {
  demonstrationAccounts,
  demonstrationPassword,
  demonstrationPoints,
  regularEmail,
} from './demonstrationAccounts.ts'

/** Creates the accounts that do not exist yet. */
export const importAccounts = async (
  db: Db,
  passwords: Passwords,
  now: number,
  newId: () => string = () => randomId(),
): Promise<void> => {
  const there = await db.selectFrom('consumer').select('email').execute()
  const missing = demonstrationAccounts.filter(({ email }) => !there.some((row) => row.email === email))
  if (missing.length === 0) return
  const password = await passwords.hash(demonstrationPassword)
  const rows = missing.map((account) => ({ ...account, id: newId(), password, created_at: now }))
  await db
    .insertInto('consumer')
    .values(rows)
    .onConflict((is) => is.column('email').doNothing())
    .execute()
  const grants = rows
    .filter(({ type }) => type === 'LOYALTY')
    .map(({ id }) => ({ consumer_id: id, reason: 'demonstration' as const, points: demonstrationPoints, at: now }))
  const regular = rows.find(({ email }) => email === regularEmail)
  const isOurs =
    regular && (await db.selectFrom('consumer').select('id').where('id', '=', regular.id).executeTakeFirst())
  if (isOurs) await furnishRegular(db, regular.id, now, newId)
  if (grants.length > 0) await db.insertInto('loyalty_grant').values(grants).execute()
}

/**
 * Makes an account ready for express checkout (CHK-03): a main shipping address, and one of the provider’s test cards
 * as the main card.
 */
const furnishRegular = async (db: Db, consumerId: string, now: number, newId: () => string): Promise<void> => {
  const kept = await builtInProvider(db, () => now).tokenise(card)
  await inTransaction(db, async (tx) => {
    const row = {
      id: newId(),
      consumer_id: consumerId,
      type: 'S' as const,
      is_main: true,
      sameness: addressSameness(home),
      document: JSON.stringify(home),
      created_at: now,
    }
    await tx.insertInto('consumer_address').values(row).execute()
    await keepCard(tx, { ...card, ...kept }, { subject: consumerId }, { now, newId })
  })
}

const home: Address = {
  firstName: 'Hanne',
  lastName: 'Brandt',
  email: 'regular@example.com',
  addressLine1: '1420 Spruce Street',
  city: 'Boulder',
  province: 'CO',
  postalCode: '80302',
  country: 'US',
  phone: '+13035550142',
  phoneCode: '1',
}

const card: CardEntry = {
  number: '4242424242424242',
  securityCode: '123',
  expiryMonth: 12,
  expiryYear: 2039,
  holder: 'Hanne Brandt',
}
