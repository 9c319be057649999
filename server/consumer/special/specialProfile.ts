import type { ConsumerDetails } from '../../../contracts/api/consumer.ts'
import { specialGroups } from '../../../core/domain/account/specialGroups.ts'
import type { SiteLocale } from '../../site/siteLocale.ts'
import type { Db } from '../../storage/Tables.ts'
import type { ConsumerTables } from '../ConsumerTables.ts'
import { spentThisYear } from './spentThisYear.ts'

type Row = Pick<ConsumerTables['consumer'], 'id' | 'type' | 'programme' | 'programme_number'>
type Special = Pick<ConsumerDetails, 'athlete' | 'employee' | 'prosumer' | 'identity'>

/** ACC-01, ACC-12: the part of a profile that only special groups have, in the currency of the site. */
export async function specialProfile(
  db: Db,
  { id, type, programme, programme_number: number }: Row,
  { currency }: Pick<SiteLocale, 'currency'>,
  now: number,
): Promise<Special> {
  const identity = programme === null ? [] : [{ type: programme, id: number ?? '' }]
  const whose = { subject: id, currency, now }
  switch (type) {
    case 'EMPLOYEE':
      return {
        identity,
        employee: { currentSpend: await spentThisYear(db, whose), annualCap: specialGroups[type].annualCap },
      }
    case 'PROSUMER':
      return {
        identity,
        prosumer: { currentSpend: await spentThisYear(db, whose), annualCap: specialGroups[type].annualCap },
      }
    case 'ATHLETE':
      return {
        identity,
        athlete: {
          currentSpend: await spentThisYear(db, whose, 'ATHLETES_PAYMENT'),
          annualCredit: specialGroups[type].annualCredit,
        },
      }
    case 'REGISTERED':
    case 'LOYALTY':
      return { identity }
  }
}
