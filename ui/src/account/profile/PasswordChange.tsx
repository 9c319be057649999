import { useId, useState } from 'react'
import { accountFailures } from '../../../../core/domain/account/accountForms.ts'
import { useRequest } from '../../bridge/useRequest.ts'
import { Button } from '../../components/basic/Button.tsx'
import { FormRefusal } from '../../components/check/FormRefusal.tsx'
import { useReportedFailures } from '../../components/check/useReportedFailures.ts'
import { showToast } from '../../state/toastStore.ts'
import { errorText } from '../../copy/errorText.ts'
import { useCopy } from '../../copy/useCopy.ts'
import { AccountForm } from '../AccountForm.tsx'
import { ChangeNotice } from '../AccountNotice.tsx'
import { PasswordChecks, PasswordField } from '../PasswordField.tsx'
import { useFieldText } from '../useFieldText.ts'
import './PasswordChange.css'

/** AUTH-22: the old password and a new one. Both leave the page's memory as soon as the change is done. */
export const PasswordChange = ({ email }: { readonly email: string }) => {
  const t = useCopy('profile')
  const account = useCopy('account')
  const errors = useCopy('errors')
  const checksId = useId()
  const { request, isPending, outcome } = useRequest()
  const [passwords, setPasswords] = useState(none)
  const failing = accountFailures('changePassword', passwords)
  const { shown: failures, report } = useReportedFailures(failing)
  const [turn, setTurn] = useState(0)
  const wordsOf = useFieldText(failures)
  const refused = outcome?._tag === 'Refused' ? outcome : null
  // With a field, PRO415 is the lock after too many wrong passwords; without one, another cause.
  const whyOf = ({ errorId, message }: { readonly errorId: string; readonly message: string }): string =>
    errorId === 'PRO415' ? `${errors.PRO415()} ${t.passwordLocked()}` : errorText(errors, errorId, message)
  const isAtField = refused !== null && refused.field !== null && refused.field in none
  const errorOf = (field: keyof typeof none) =>
    wordsOf(field) ?? (refused?.field === field ? whyOf(refused) : undefined)
  const labels = { currentPassword: t.currentPassword(), newPassword: account.newPassword() }
  const submit = async () => {
    report()
    if (failing.length > 0) return setTurn((so) => so + 1)
    if ((await request('changePassword', { ...passwords }))._tag !== 'Done') return
    setPasswords(none)
    showToast({ title: t.passwordChanged(), detail: t.othersOut() })
  }
  return (
    <section className="password-change" aria-labelledby="password-heading">
      <h2 id="password-heading" className="heading">
        {t.changePassword()}
      </h2>
      <AccountForm onSubmit={submit}>
        {failures.length > 0 && (
          <FormRefusal
            fields={failures.map(({ field }) => ({
              id: `password-${field}`,
              // The rules of `changePassword` name these two fields.
              name: labels[field as keyof typeof labels],
            }))}
            focusTurn={turn}
          />
        )}
        <ChangeNotice outcome={isAtField ? null : outcome} />
        <input type="text" hidden readOnly autoComplete="username" value={email} />
        <PasswordField
          id="password-currentPassword"
          label={labels.currentPassword}
          autoComplete="current-password"
          value={passwords.currentPassword}
          onChange={(currentPassword) => setPasswords({ ...passwords, currentPassword })}
          error={errorOf('currentPassword')}
        />
        <PasswordField
          id="password-newPassword"
          label={labels.newPassword}
          autoComplete="new-password"
          aria-describedby={checksId}
          value={passwords.newPassword}
          onChange={(newPassword) => setPasswords({ ...passwords, newPassword })}
          error={errorOf('newPassword')}
        />
        <PasswordChecks id={checksId} password={passwords.newPassword} />
        <Button type="submit" isPending={isPending}>
          {t.changePassword()}
        </Button>
      </AccountForm>
    </section>
  )
}

const none = { currentPassword: '', newPassword: '' }
