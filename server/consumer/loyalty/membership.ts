import type { Enrollment } from '../../../contracts/api/entities/consumer.ts'
import { refusalOfProfile } from '../../../core/domain/account/profileRules.ts'
import { personFailures } from '../../../core/domain/account/signUpFailures.ts'
import { dateOfInstant } from '../../../core/domain/calendar/calendarDate.ts'
import { welcomePoints } from '../../../core/domain/loyalty/loyaltyProgramme.ts'
import { refuse } from '../../kit/answer.ts'
import type { Refusal } from '../../kit/answer.ts'
import { isMember } from '../../kit/Context.ts'
import type { Context, SignedCaller } from '../../kit/Context.ts'
import type { Db } from '../../storage/Tables.ts'
import type { ConsumerTables } from '../../storage/tables/ConsumerTables.ts'
import { countries } from '../../utility/countries.ts'
import { subscribe } from '../subscriptions/subscribe.ts'

type Row = ConsumerTables['consumer']

/** The columns of a member. */
export const joined = ({ id, type }: Pick<Row, 'id' | 'type'>, now: number) => ({
  type: type === 'REGISTERED' ? ('LOYALTY' as const) : type,
  member_id: `M-${id.slice(-12).toUpperCase()}`,
  loyalty_since: now,
})

/**
 * ACC-03, SIGN-40: the columns that an enrolment fills, or why not. `row` = the profile with the new values. A
 * membership cannot be ended here.
 */
export const enrolment = (
  row: Row,
  enrollments: readonly (typeof Enrollment.Type)[],
  { locale, now }: Pick<Context, 'locale' | 'now'>,
): Partial<Row> | Refusal => {
  if (enrollments.some(({ optin }) => !optin)) return refuse('PRO412', { field: 'enrollments' })
  if (enrollments.length === 0) return {}
  const unconfirmed = { loyalty_unconfirmed_at: enrollments.some(({ doubleOptin }) => doubleOptin) ? null : now }
  if (isMember(row)) return unconfirmed.loyalty_unconfirmed_at === null ? unconfirmed : {}
  const person = {
    firstName: row.first_name,
    lastName: row.last_name,
    birthDate: row.birth_date ?? '',
    phone: row.phone ?? '',
    phoneCode: row.phone_code ?? '',
    postalCode: row.postal_code ?? '',
    gender: row.gender ?? '',
  }
  const dialCodes = countries(locale).map(({ dialCode }) => dialCode)
  const [failure] = personFailures(person, {
    locale: locale.code,
    today: dateOfInstant(now),
    dateFormat: 'YYYY-MM-DD',
    dialCodes,
  })
  return failure ? refuse(refusalOfProfile(failure), { field: failure.field }) : { ...joined(row, now), ...unconfirmed }
}

/** SIGN-32: what a new member gets at enrolment, once. */
export const welcome = async (
  db: Db,
  { id, email }: Pick<Row, 'id' | 'email'>,
  country: string,
  now: number,
): Promise<void> => {
  await db
    .insertInto('loyalty_grant')
    .values({ consumer_id: id, reason: 'welcome', points: welcomePoints, at: now })
    .onConflict((is) => is.columns(['consumer_id', 'reason']).doNothing())
    .execute()
  await subscribe(db, [{ channel: 'email', type: 'LoyaltyNewsletter', recipient: email, opted_in: true }], {
    consumerId: id,
    country,
    now,
  })
}

/** LOY-09: who may not use rewards. */
export const memberFault = async (db: Db, { subject, isMember }: SignedCaller): Promise<Refusal | undefined> => {
  const row = await db
    .selectFrom('consumer')
    .select('loyalty_unconfirmed_at')
    .where('id', '=', subject)
    .executeTakeFirst()
  if (!row) return refuse('REW401')
  if (!isMember) return refuse('REW130')
  return row.loyalty_unconfirmed_at === null ? undefined : refuse('REW135')
}
