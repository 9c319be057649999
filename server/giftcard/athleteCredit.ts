import { yearStart } from '../../core/domain/account/specialGroups.ts'
import type { CurrencyCode } from '../catalog/CatalogTables.ts'

/** PAY-03: the account of an athlete's credit: one a year and currency. */
export const athleteCreditId = (consumerId: string, currency: CurrencyCode, now: number): string => `athlete/${consumerId}/${new Date(yearStart(now)).getUTCFullYear()}/${currency}`
