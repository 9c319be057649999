import type { Address } from '../../../contracts/api/entities/address.ts'
import { withOneMain } from '../../../core/domain/address/savedAddress.ts'
import type { AddressType } from '../../../core/domain/address/savedAddress.ts'
import type { Db } from '../../storage/Tables.ts'

/** A saved address as it is sent, and what makes it equal to another (ACC-25). */
export type SavedAddress = Address & {
  readonly addressId: string
  readonly approachType: AddressType
  readonly main: boolean
}
export type BookEntry = { readonly address: SavedAddress; readonly sameness: string }

/** ACC-20, oldest first. */
export const addressBookOf = async (db: Db, consumerId: string): Promise<readonly BookEntry[]> => {
  const rows = await db
    .selectFrom('consumer_address')
    .selectAll()
    .where('consumer_id', '=', consumerId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id, type, is_main: main, sameness, document }) => ({
    address: { ...document, addressId: id, approachType: type, main },
    sameness,
  }))
}

/**
 * The book for a change: changes of the same book wait for each other, so that it never has two main addresses of a
 * type.
 */
export const lockedBookOf = async (db: Db, consumerId: string): Promise<readonly BookEntry[]> => {
  await db.selectFrom('consumer').select('id').where('id', '=', consumerId).forUpdate().executeTakeFirst()
  return addressBookOf(db, consumerId)
}

/** ACC-21, ACC-22: makes `asked` the main address of its type. Rows that already say so are not touched. */
export const settleMains = async (
  db: Db,
  book: readonly SavedAddress[],
  asked?: string,
): Promise<readonly SavedAddress[]> => {
  const settled = withOneMain(book, asked)
  for (const [place, { addressId, main }] of settled.entries()) {
    if (book[place]?.main !== main)
      await db.updateTable('consumer_address').set({ is_main: main }).where('id', '=', addressId).execute()
  }
  return settled
}
