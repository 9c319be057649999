import type { BasketDocument } from '../../../server/storage/tables/BasketTables.ts'
import type { Db } from '../../../server/storage/Tables.ts'

/** Changes a stored basket behind the server's back. */
export const rewriteBasket = async (
  db: Db,
  basketId: string,
  change: (document: BasketDocument) => BasketDocument,
): Promise<void> => {
  const { document } = await db
    .selectFrom('basket')
    .select('document')
    .where('id', '=', basketId)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('basket')
    .set({ document: JSON.stringify(change(document)) })
    .where('id', '=', basketId)
    .execute()
}
