import { useState } from 'react'
import { accountFailures } from '../../../../core/domain/account/accountForms.ts'
import { Button } from '../../components/basic/Button.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import { AccountForm } from '../AccountForm.tsx'
import { AccountNotice } from '../AccountNotice.tsx'
import { useAccountForm } from '../useAccountForm.ts'
import { useFieldText } from '../useFieldText.ts'

/** AUTH-23: asks for the reset letter; the answer never reveals whether there is an account. */
export const AskResetLink = ({ typed = '' }: { readonly typed?: string }) => {
  const t = useCopy('account')
  const [email, setEmail] = useState(typed)
  const failing = accountFailures('askResetLink', { email })
  const { send, state, outcome, failures } = useAccountForm('askResetLink', failing)
  const wordsOf = useFieldText(failures)
  if (state === 'success')
    return (
      <p className="lede" role="status">
        {t.linkSent({ email })}
      </p>
    )
  return (
    <AccountForm onSubmit={() => send({ email })}>
      <p>{t.forgotDetail()}</p>
      <AccountNotice outcome={outcome} />
      <TextField
        label={t.email()}
        type="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        error={wordsOf('email')}
      />
      <Button kind="primary" type="submit" isPending={state === 'pending'}>
        {t.sendLink()}
      </Button>
    </AccountForm>
  )
}
