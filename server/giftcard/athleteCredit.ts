import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { yearStart } from '../../core/domain/account/specialGroups.ts'
import type { CurrencyCode } from '../storage/tables/CatalogTables.ts'

/** PAY-03: the account of an athlete's credit: one per year and currency. */
export const athleteCreditId = (consumerId: string, currency: CurrencyCode, now: number): string =>
  `athlete/${consumerId}/${yearOf(now)}/${currency}`

/** The same in SQL, for the owner of a row with `subject` and `currency`. */
export const athleteCreditOf = (table: string, now: number): RawBuilder<string> =>
  sql`'athlete/' || ${sql.ref(`${table}.subject`)} || ${sql.lit(`/${yearOf(now)}/`)} || ${sql.ref(`${table}.currency`)}`

const yearOf = (now: number): number => new Date(yearStart(now)).getUTCFullYear()
