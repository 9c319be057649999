import { sum } from '../../../core/domain/money/amounts.ts'
import type { PaymentMethodId } from '../../../contracts/api/entities/paymentInstrument.ts'
import { yearStart } from '../../../core/domain/account/specialGroups.ts'
import type { CurrencyCode } from '../../storage/tables/CatalogTables.ts'
import type { Db } from '../../storage/Tables.ts'

type Whose = { readonly subject: string; readonly currency: CurrencyCode; readonly now: number }

/**
 * ACC-12: what was paid since New Year in orders that were not cancelled, minor units; `by` counts only payments of
 * that kind.
 */
export const spentThisYear = async (
  db: Db,
  { subject, currency, now }: Whose,
  by?: typeof PaymentMethodId.Type,
): Promise<number> => {
  const rows = await db
    .selectFrom('orders')
    .select(['total', 'status', 'document'])
    .where('subject', '=', subject)
    .where('currency', '=', currency)
    .where('confirmed_at', '>=', yearStart(now))
    .execute()
  const uncancelled = rows.filter(({ status }) => !undone.has(status))
  const paid = uncancelled.map(({ total, document }) =>
    by === undefined
      ? total
      : sum(document.paymentMethod.map((part) => (part.payment_method_id === by ? (part.amount ?? 0) : 0))),
  )
  return sum(paid)
}

/** What was refunded, or never paid. */
export const undone: ReadonlySet<string> = new Set(['failed', 'cancelled', 'returned'])
