import { useId, useState } from 'react'
import { Button } from '../components/Button.tsx'
import { LinkButton } from '../components/LinkButton.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { useShopPath } from '../locale/useShopPath.ts'
import { AccountForm } from './AccountForm.tsx'
import { AccountNotice } from './AccountNotice.tsx'
import { PasswordChecks } from './PasswordChecks.tsx'
import { PasswordField } from './PasswordField.tsx'
import { useAccountCall } from './useAccountCall.ts'
import { useFieldText } from './useFieldText.ts'

/** AUTH-23, VAL-13: where the letter's link leads. */
export function ChoosePassword({ email, code }: { readonly email: string; readonly code: string }) {
  const t = useCopy('account')
  const checksId = useId()
  const shopPath = useShopPath()
  const { send, state, outcome, failures } = useAccountCall('choosePassword')
  const wordsOf = useFieldText(failures)
  const [newPassword, setNewPassword] = useState('')
  if (state === 'success')
    return (
      <>
        <p className="lede" role="status">
          {t.passwordChanged()}
        </p>
        <LinkButton kind="primary" to={shopPath('/account')}>
          {t.signIn()}
        </LinkButton>
      </>
    )
  if (outcome?._tag === 'Refused' && outcome.errorId === 'AUT402')
    return (
      <div className="account-form">
        <AccountNotice outcome={outcome} />
        <LinkButton kind="primary" to={shopPath('/forgot-password')}>
          {t.askAgain()}
        </LinkButton>
      </div>
    )
  return (
    <AccountForm onSubmit={() => send({ _tag: 'ChoosePassword', email, code, newPassword })}>
      <p>{t.chooseFor({ email })}</p>
      <AccountNotice outcome={outcome} />
      <PasswordField
        label={t.newPassword()}
        autoComplete="new-password"
        aria-describedby={checksId}
        value={newPassword}
        onChange={setNewPassword}
        error={wordsOf('newPassword')}
      />
      <PasswordChecks id={checksId} password={newPassword} />
      <Button kind="primary" type="submit" isPending={state === 'pending'}>
        {t.setPassword()}
      </Button>
    </AccountForm>
  )
}
