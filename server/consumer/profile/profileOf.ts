import { filterFields } from '../../../core/domain/fields/fields.ts'
import type { ConsumerDetails, ConsumerProfile } from '../../../contracts/api/entities/consumer.ts'
import { realBirthDate } from '../../../core/domain/account/profileRules.ts'
import { specialGroups } from '../../../core/domain/account/specialGroups.ts'
import { spentThisYear } from '../../cart/pricing/spentThisYear.ts'
import { isMember } from '../../kit/Context.ts'
import type { Context } from '../../kit/Context.ts'
import type { SiteLocale } from '../../kit/siteLocale.ts'
import type { Db } from '../../storage/Tables.ts'
import type { ConsumerTables } from '../../storage/tables/ConsumerTables.ts'
import { addressBookOf } from '../addresses/addressBookOf.ts'
import { pointsOf } from '../loyalty/pointsOf.ts'
import { subscriptionsOf } from '../subscriptions/subscribe.ts'

/** ACC-01, LOY-05: the account as its owner may read it. Undefined: there is none. */
export const profileOf = async (
  { db, locale, now }: Pick<Context, 'db' | 'locale' | 'now'>,
  consumerId: string,
  includeLoyaltySummary = false,
): Promise<ConsumerProfile | undefined> => {
  const row = await db.selectFrom('consumer').selectAll().where('id', '=', consumerId).executeTakeFirst()
  if (!row) return undefined
  const book = await addressBookOf(db, consumerId)
  return {
    consumerId,
    consumerDetails: {
      email: row.email,
      ...personOf(row),
      address: book.map(({ address }) => address),
      ...(await specialProfile(db, row, locale, now)),
    },
    isLoyaltyMember: isMember(row),
    ...(row.loyalty_since === null ? {} : { loyaltyOptInDate: new Date(row.loyalty_since).toISOString() }),
    ...(includeLoyaltySummary && isMember(row)
      ? { loyaltySummary: { points: { balance: await pointsOf(db, row) } } }
      : {}),
    preferences: known({ interests: row.interests, preferredShoeSize: row.preferred_shoe_size }),
    subscriptions: await subscriptionsOf(db, consumerId),
  }
}

type Row = ConsumerTables['consumer']

/** ACC-10: unknown values are left out, and so is the placeholder of a birth date. */
const personOf = (row: Row) => ({
  ...known({
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    phoneCode: row.phone_code,
    postalCode: row.postal_code,
    birthDate: realBirthDate(row.birth_date ?? undefined) ?? null,
  }),
  ...(row.gender === null ? {} : { gender: row.gender }),
})

const known = <Fields extends Readonly<Record<string, string | null>>>(fields: Fields) =>
  // TypeScript does not follow the test of each value into the type of its field.
  filterFields(fields, (value) => value !== null && value !== '') as {
    readonly [field in keyof Fields]?: string
  }

type GroupRow = Pick<ConsumerTables['consumer'], 'id' | 'type' | 'programme' | 'programme_number'>
type Special = Pick<ConsumerDetails, 'athlete' | 'employee' | 'prosumer' | 'identity'>

/** ACC-01, ACC-12: the part of a profile that only special groups have, in the site's currency. */
const specialProfile = async (
  db: Db,
  { id, type, programme, programme_number: number }: GroupRow,
  { currency }: Pick<SiteLocale, 'currency'>,
  now: number,
): Promise<Special> => {
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
