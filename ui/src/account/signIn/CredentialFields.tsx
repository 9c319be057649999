import type { FieldFailure } from '../../../../contracts/fieldFailure.ts'
import type { RequestOutcome } from '../../../../contracts/requests.ts'
import { FormRefusal } from '../../components/check/FormRefusal.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import { AccountNotice } from '../AccountNotice.tsx'
import { PasswordField } from '../PasswordField.tsx'
import { useFieldText } from '../useFieldText.ts'

export type Credentials = { readonly email: string; readonly password: string }

interface CredentialFieldsProps {
  /** The ids of the fields begin with it. */
  readonly id: string
  readonly form: {
    readonly failures: readonly FieldFailure[]
    readonly turn: number
    readonly outcome: RequestOutcome | null
  }
  readonly entry: Credentials
  readonly onChange: (entry: Credentials) => void
}

/** Email and password of an existing account: what is wrong with them, why they were refused, and their fields. */
export const CredentialFields = ({ id, form, entry, onChange }: CredentialFieldsProps) => {
  const t = useCopy('account')
  const { failures, turn, outcome } = form
  const errorOf = useFieldText(failures)
  const labels: Readonly<Record<string, string>> = { email: t.email(), password: t.password() }
  return (
    <>
      {failures.length > 0 && (
        <FormRefusal
          fields={failures.map(({ field }) => ({ id: `${id}-${field}`, name: labels[field] ?? field }))}
          focusTurn={turn}
        />
      )}
      <AccountNotice outcome={outcome} />
      <TextField
        id={`${id}-email`}
        label={t.email()}
        type="email"
        autoComplete="username"
        value={entry.email}
        onChange={(email) => onChange({ ...entry, email })}
        error={errorOf('email')}
      />
      <PasswordField
        id={`${id}-password`}
        label={t.password()}
        autoComplete="current-password"
        value={entry.password}
        onChange={(password) => onChange({ ...entry, password })}
        error={errorOf('password')}
      />
    </>
  )
}
