import type { ErrorCode } from '../../contracts/errorCatalogue.ts'
import { serviceFault } from '../http/serviceFault.ts'
import type { Db } from '../storage/Tables.ts'
import type { Service } from './OutageTables.ts'

/** What the shop says while a service behind it is away; the work is undone and may be asked for again. */
export const codeWhileAway = {
  'sign-in': 'AUT500',
  tax: 'TAX309',
  pricing: 'ORD415',
  labels: 'RTN500',
  'gift-cards': 'GFS800',
} as const satisfies Readonly<Record<Service, ErrorCode>>

/** The services stand in this server, as the payment provider does: they are away when somebody has taken them out of order. */
export async function reachService(db: Db, ...services: readonly Service[]): Promise<void> {
  const away = await db
    .selectFrom('outage')
    .select('service')
    .where('service', 'in', services)
    .orderBy('service')
    .executeTakeFirst()
  if (away) throw serviceFault(codeWhileAway[away.service], new Error(`The service ${away.service} is out of order.`))
}
