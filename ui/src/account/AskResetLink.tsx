import { useState } from 'react'
import { Button } from '../components/Button.tsx'
import { TextField } from '../components/TextField.tsx'
import { useCopy } from '../copy/useCopy.ts'
import { AccountForm } from './AccountForm.tsx'
import { AccountNotice } from './AccountNotice.tsx'
import { useAccountCall } from './useAccountCall.ts'
import { useFieldText } from './useFieldText.ts'

/** AUTH-23: asks for the letter; nobody is told whether there is an account. */
export function AskResetLink({ typed = '' }: { readonly typed?: string }) {
  const t = useCopy('account')
  const { send, state, outcome, failures } = useAccountCall('askResetLink')
  const wordsOf = useFieldText(failures)
  const [email, setEmail] = useState(typed)
  if (state === 'success')
    return (
      <p className="lede" role="status">
        {t.linkSent({ email })}
      </p>
    )
  return (
    <AccountForm onSubmit={() => send({ _tag: 'AskResetLink', email })}>
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
