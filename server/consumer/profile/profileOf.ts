import type { ConsumerProfile } from '../../../contracts/api/consumer.ts'
import { realBirthDate } from '../../../core/domain/account/profileRules.ts'
import { addressBookOf } from '../addresses/addressBookOf.ts'
import { isMember } from '../loyalty/membership.ts'
import { pointsOf } from '../loyalty/pointsOf.ts'
import { specialProfile } from '../special/specialProfile.ts'
import { subscriptionsOf } from '../subscriptions/subscriptionsOf.ts'
import type { Context } from '../../http/Context.ts'
import type { ConsumerTables } from '../ConsumerTables.ts'

/** ACC-01, LOY-05: the account as its owner may read it. Undefined: there is none. */
export async function profileOf(
  { db, locale, now }: Pick<Context, 'db' | 'locale' | 'now'>,
  consumerId: string,
  includeLoyaltySummary = false,
): Promise<ConsumerProfile | undefined> {
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
type Gender = NonNullable<ConsumerProfile['consumerDetails']['gender']>

/** ACC-10: what is not known is left out, the placeholder of a birth date as well. */
const personOf = (row: Row) => ({
  ...known({
    firstName: row.first_name,
    lastName: row.last_name,
    phone: row.phone,
    phoneCode: row.phone_code,
    postalCode: row.postal_code,
    birthDate: realBirthDate(row.birth_date ?? undefined) ?? null,
  }),
  ...(row.gender === null ? {} : { gender: row.gender as Gender }),
})

const known = <Fields extends Readonly<Record<string, string | null>>>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== '')) as {
    readonly [field in keyof Fields]?: string
  }
