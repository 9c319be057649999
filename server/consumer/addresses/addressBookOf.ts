import type { Address } from '../../../contracts/api/address.ts'
import { withOneMain } from '../../../core/domain/address/addressBook.ts'
import type { AddressType } from '../../../core/domain/address/addressBook.ts'
import type { Db } from '../../storage/Tables.ts'

/** A saved address as it is told, and what makes it the same as another one (ACC-25). */
export type SavedAddress = Address & {
  readonly addressId: string
  readonly approachType: AddressType
  readonly main: boolean
}
export type BookEntry = { readonly address: SavedAddress; readonly sameness: string }

/** ACC-20, oldest first. */
export async function addressBookOf(db: Db, consumerId: string): Promise<readonly BookEntry[]> {
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

/** The book for a change: whoever changes the same book waits, so that it never has two main addresses of a type. */
export async function lockedBookOf(db: Db, consumerId: string): Promise<readonly BookEntry[]> {
  await db.selectFrom('consumer').select('id').where('id', '=', consumerId).forUpdate().executeTakeFirst()
  return addressBookOf(db, consumerId)
}

/** ACC-21, ACC-22: `asked` is to be the main one of its type. Rows that already say so are left alone. */
export async function settleMains(
  db: Db,
  book: readonly SavedAddress[],
  asked?: string,
): Promise<readonly SavedAddress[]> {
  const settled = withOneMain(book, asked)
  for (const [place, { addressId, main }] of settled.entries()) {
    if (book[place]?.main !== main)
      await db.updateTable('consumer_address').set({ is_main: main }).where('id', '=', addressId).execute()
  }
  return settled
}
