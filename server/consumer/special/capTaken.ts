import { yearStart } from '../../../core/domain/account/specialGroups.ts'
import type { CurrencyCode } from '../../catalog/CatalogTables.ts'
import type { Db } from '../../storage/Tables.ts'
import { spentThisYear } from './spentThisYear.ts'

type Whose = { readonly subject: string; readonly currency: CurrencyCode; readonly now: number; readonly basketId: string }

/** AUTH-18: what of the year's cap is gone for this basket, minor units: what was spent, and what other orders under way may spend. */
export async function capTaken(db: Db, whose: Whose): Promise<number> {
  const { subject, currency, now, basketId } = whose
  const underWay = await db
    .selectFrom('orders')
    .select('total')
    .where('subject', '=', subject)
    .where('currency', '=', currency)
    .where('confirmed_at', 'is', null)
    .where('status', 'in', ['created', 'pending_authentication'])
    .where('created_at', '>=', yearStart(now))
    .where('basket_id', '<>', basketId)
    .execute()
  return underWay.reduce((sum, { total }) => sum + total, await spentThisYear(db, whose))
}

/** From here to the end of the transaction nobody else places an order of this account's, so that no two use the same rest of the cap. */
export const lockCap = async (db: Db, subject: string): Promise<void> => void (await db.selectFrom('consumer').select('id').where('id', '=', subject).forUpdate().execute())
