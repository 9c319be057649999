import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { yearStart } from '../../core/domain/account/specialGroups.ts'
import type { CurrencyCode } from '../catalog/CatalogTables.ts'

/** PAY-03: the account of an athlete's credit: one a year and currency. */
export const athleteCreditId = (consumerId: string, currency: CurrencyCode, now: number): string =>
  `athlete/${consumerId}/${yearOf(now)}/${currency}`

/** The same in SQL, of whoever a row with `subject` and `currency` belongs to. */
export const athleteCreditOf = (table: string, now: number): RawBuilder<string> =>
  sql`'athlete/' || ${sql.ref(`${table}.subject`)} || ${sql.lit(`/${yearOf(now)}/`)} || ${sql.ref(`${table}.currency`)}`

const yearOf = (now: number): number => new Date(yearStart(now)).getUTCFullYear()
