import type { PaymentMethodId } from '../../../contracts/api/paymentInstrument.ts'
import { yearStart } from '../../../core/domain/account/specialGroups.ts'
import type { CurrencyCode } from '../../catalog/CatalogTables.ts'
import type { Db } from '../../storage/Tables.ts'

type Whose = { readonly subject: string; readonly currency: CurrencyCode; readonly now: number }

/** ACC-12: what was paid since New Year in orders that still stand, minor units; `by` counts only what was paid that way. */
export async function spentThisYear(
  db: Db,
  { subject, currency, now }: Whose,
  by?: typeof PaymentMethodId.Type,
): Promise<number> {
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

/** What came back, or was never paid. */
export const undone: ReadonlySet<string> = new Set(['failed', 'cancelled', 'returned'])

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)
