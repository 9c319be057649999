import type { Address } from '../../../contracts/api/entities/address.ts'
import type { PaymentInstrument } from '../../../contracts/api/entities/paymentInstrument.ts'
import { defined } from '../../../core/domain/fields/fields.ts'
import { cardSameness, withOneMainCard } from '../../../core/domain/payment/savedCards.ts'
import { addressBookOf } from '../../consumer/addresses/addressBookOf.ts'
import type { Context } from '../../kit/Context.ts'
import type { Db, Tx } from '../../storage/Tables.ts'
import type { CardTables } from '../../storage/tables/ConsumerTables.ts'
import type { CardToken } from '../PaymentProvider.ts'

export type CardRow = CardTables['consumer_card']

/** Oldest first. */
export const cardRowsOf = (db: Db, consumerId: string): Promise<readonly CardRow[]> =>
  db
    .selectFrom('consumer_card')
    .selectAll()
    .where('consumer_id', '=', consumerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/**
 * The cards for a change: changes of the same account's cards wait for each other, so that there are never two main
 * cards.
 */
export const lockedCardRowsOf = async (db: Db, consumerId: string): Promise<readonly CardRow[]> => {
  await db.selectFrom('consumer').select('id').where('id', '=', consumerId).forUpdate().executeTakeFirst()
  return cardRowsOf(db, consumerId)
}

/** ACC-30: as they are sent, each with its billing address from the address book. */
export const cardsOf = async (db: Db, consumerId: string): Promise<readonly PaymentInstrument[]> => {
  const [rows, book] = [await cardRowsOf(db, consumerId), await addressBookOf(db, consumerId)]
  return rows.map((row) => cardAnswer(row, book.find(({ address }) => address.addressId === row.address_id)?.address))
}

export const cardAnswer = (row: CardRow, address: Address | undefined): PaymentInstrument => ({
  paymentInstrumentId: row.id,
  payment_method_id: 'CREDIT_CARD',
  card: {
    main: row.is_main,
    brand: row.brand,
    last4: row.last4,
    expiryMonth: row.expiry_month,
    expiryYear: row.expiry_year,
    holder: row.holder,
  },
  ...defined({ address }),
})

/** ACC-31: makes `asked` the main card. Rows that already say so are not touched. */
export const settleMainCard = async (db: Db, rows: readonly CardRow[], asked?: string): Promise<void> => {
  const before = rows.map(({ id, is_main: main }) => ({ id, main }))
  for (const [place, { id, main }] of withOneMainCard(before, asked).entries()) {
    if (before[place]?.main !== main)
      await db.updateTable('consumer_card').set({ is_main: main }).where('id', '=', id).execute()
  }
}

type KeptCard = CardToken & {
  readonly expiryMonth: number
  readonly expiryYear: number
  readonly holder: string
}

type Keeping = { readonly subject: string; readonly main?: boolean; readonly addressId?: string | null }

/**
 * ACC-30, PAY-01: stores what may be shown of the card, and the provider's token. Returns its id; null if the account
 * has this card already.
 */
export const keepCard = async (
  tx: Tx,
  card: KeptCard,
  { subject, main = false, addressId = null }: Keeping,
  { now, newId }: Pick<Context, 'now' | 'newId'>,
): Promise<string | null> => {
  const { token, brand, last4, expiryMonth, expiryYear } = card
  const sameness = cardSameness({ brand, last4, expiryMonth, expiryYear })
  const rows = await lockedCardRowsOf(tx, subject)
  if (rows.some((row) => row.sameness === sameness)) return null
  const row = {
    id: newId(),
    consumer_id: subject,
    token,
    brand,
    last4,
    expiry_month: expiryMonth,
    expiry_year: expiryYear,
    holder: card.holder.trim(),
    is_main: false,
    address_id: addressId,
    sameness,
    created_at: now,
  }
  await tx.insertInto('consumer_card').values(row).execute()
  await settleMainCard(tx, [...rows, row], main ? row.id : undefined)
  return row.id
}
