import { useId, useState } from 'react'
import { accountFailures } from '../../../../core/domain/account/accountForms.ts'
import { Button } from '../../components/basic/Button.tsx'
import { LinkButton } from '../../components/basic/LinkButton.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import { useShopPath } from '../../copy/useShopPath.ts'
import { AccountForm } from '../AccountForm.tsx'
import { AccountNotice } from '../AccountNotice.tsx'
import { PasswordChecks, PasswordField } from '../PasswordField.tsx'
import { useAccountForm } from '../useAccountForm.ts'
import { useFieldText } from '../useFieldText.ts'

/** AUTH-23, VAL-13: where the letter's link leads. */
export const ChoosePassword = ({ email, code }: { readonly email: string; readonly code: string }) => {
  const t = useCopy('account')
  const checksId = useId()
  const shopPath = useShopPath()
  const [newPassword, setNewPassword] = useState('')
  const failing = accountFailures('choosePassword', { email, code, newPassword })
  const { send, state, outcome, failures } = useAccountForm('choosePassword', failing)
  const wordsOf = useFieldText(failures)
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
    <AccountForm onSubmit={() => send({ email, code, newPassword })}>
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
