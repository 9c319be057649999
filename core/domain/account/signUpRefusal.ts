import type { ErrorCode } from '../../../contracts/errorCatalogue.ts'
import type { FieldFailure } from '../../../contracts/fieldFailure.ts'
import type { SignUpField } from './signUpFailures.ts'

/** SIGN-41…43: the field an error of the shop belongs to; null = it stands above the form (SIGN-44). */
export const refusedField = (errorId: string): SignUpField | null =>
  (Object.hasOwn(fields, errorId) ? fields[errorId] : undefined) ?? null

/** VAL-37: the code nearest to what a field does not pass. */
export const refusalOfField = ({ field, rule }: FieldFailure): ErrorCode => {
  if (field === 'email') return 'AUT453'
  if (field === 'password') return 'FE872'
  if (field !== 'birthDate') return 'API400'
  return rule === 'required' ? 'PRO411' : 'PRO410'
}

const fields: Readonly<Record<string, SignUpField>> = {
  AUT439: 'email',
  PRO400: 'email',
  AUT453: 'email',
  AUT442: 'phone',
  AUT444: 'phone',
  PRO410: 'birthDate',
  PRO411: 'birthDate',
  FE872: 'password',
  PWD400: 'password',
}
