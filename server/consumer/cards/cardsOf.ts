import type { Address } from '../../../contracts/api/address.ts'
import type { PaymentInstrument } from '../../../contracts/api/paymentInstrument.ts'
import { withOneMainCard } from '../../../core/domain/payment/savedCards.ts'
import type { Db } from '../../storage/Tables.ts'
import { addressBookOf } from '../addresses/addressBookOf.ts'
import type { CardTables } from './CardTables.ts'

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

/** The cards for a change: whoever changes those of the same account waits, so that two are never main. */
export async function lockedCardRowsOf(db: Db, consumerId: string): Promise<readonly CardRow[]> {
  await db.selectFrom('consumer').select('id').where('id', '=', consumerId).forUpdate().executeTakeFirst()
  return cardRowsOf(db, consumerId)
}

/** ACC-30: as they are told, each with its billing address as it stands in the book. */
export async function cardsOf(db: Db, consumerId: string): Promise<readonly PaymentInstrument[]> {
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
  ...(address === undefined ? {} : { address }),
})

/** ACC-31: `asked` is to be the main one. Rows that already say so are left alone. */
export async function settleMainCard(db: Db, rows: readonly CardRow[], asked?: string): Promise<void> {
  const before = rows.map(({ id, is_main: main }) => ({ id, main }))
  for (const [place, { id, main }] of withOneMainCard(before, asked).entries()) {
    if (before[place]?.main !== main)
      await db.updateTable('consumer_card').set({ is_main: main }).where('id', '=', id).execute()
  }
}
