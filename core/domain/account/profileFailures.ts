import type { FieldFailure } from '../../../contracts/fieldFailure.ts'
import type { ErrorCode } from '../../../contracts/errorCatalogue.ts'
import type { FieldValue } from '../validation/rule.ts'
import { isEmpty } from '../validation/validate.ts'
import { personFailures } from './signUpFailures.ts'
import type { PersonFacts } from './signUpFailures.ts'

/** The fields of a profile that its owner changes, in the order of the form. */
export const profileOrder = ['firstName', 'lastName', 'birthDate', 'phone', 'postalCode', 'gender'] as const
export type ProfileField = (typeof profileOrder)[number]

/**
 * VAL-37: the rules of the sign-up for the fields that a change names. What it does not name stays as it is, and nothing can be
 * taken away: a blank value would not be sent (ACC-08).
 */
export const profileFailures = (
  change: Readonly<Record<string, FieldValue>>,
  facts: PersonFacts,
): readonly FieldFailure[] => {
  const found = personFailures(change, facts)
  return profileOrder.flatMap((field) => {
    if (!Object.hasOwn(change, field)) return []
    return isEmpty(change[field]) ? [{ field, rule: 'required' }] : found.filter((failure) => failure.field === field)
  })
}

/** The code nearest to what a field of the profile does not pass. */
export const refusalOfProfile = ({ field, rule }: FieldFailure): ErrorCode => {
  if (field !== 'birthDate') return 'PRO412'
  return rule === 'required' ? 'PRO411' : rule === 'minimalAge' ? 'PRO410' : 'PRO412'
}
