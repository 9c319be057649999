import type { ErrorCode } from '../../contracts/errorCatalogue.ts'
import { serviceFault } from '../kit/serviceFault.ts'
import type { Db } from '../storage/Tables.ts'
import type { Service } from '../storage/tables/ServiceTables.ts'

/** The error of each service that is out of order; the work is rolled back and may be repeated. */
export const codeWhileAway = {
  'sign-in': 'AUT500',
  tax: 'TAX309',
  pricing: 'ORD415',
  labels: 'RTN500',
  'gift-cards': 'GFS800',
} as const satisfies Readonly<Record<Service, ErrorCode>>

/**
 * The services are part of this server, like the payment provider: they are unavailable when someone has taken them out
 * of order.
 */
export const reachService = async (db: Db, ...services: readonly Service[]): Promise<void> => {
  const away = await db
    .selectFrom('outage')
    .select('service')
    .where('service', 'in', services)
    .orderBy('service')
    .executeTakeFirst()
  if (away) throw serviceFault(codeWhileAway[away.service], new Error(`The service ${away.service} is out of order.`))
}
