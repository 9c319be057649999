import { useState } from 'react'
import { AccountForm } from '../account/AccountForm.tsx'
import { useQuery } from '../bridge/core/useQuery.ts'
import { Button } from '../components/basic/Button.tsx'
import { Refusal } from '../components/basic/Refusal.tsx'
import { TextField } from '../components/form/TextField.tsx'
import { errorText } from '../copy/errorText.ts'
import { useCopy } from '../copy/useCopy.ts'
import './FindCustomer.css'

/**
 * ACC-13: whether the customer has an account, before one is opened for them. Nothing else about the account is shown.
 */
export const FindCustomer = () => {
  const t = useCopy('associate')
  const [email, setEmail] = useState('')
  const [asked, setAsked] = useState({ email: '', turn: 0 })
  return (
    <section className="find-customer">
      <h2 className="subheading">{t.findTitle()}</h2>
      <AccountForm onSubmit={async () => setAsked(({ turn }) => ({ email: email.trim(), turn: turn + 1 }))}>
        <TextField label={t.findEmail()} type="email" autoComplete="off" value={email} onChange={setEmail} />
        <Button type="submit" isDisabled={email.trim() === ''}>
          {t.find()}
        </Button>
      </AccountForm>
      <div role="status">{asked.email !== '' && <Found key={asked.turn} email={asked.email} />}</div>
    </section>
  )
}

const Found = ({ email }: { readonly email: string }) => {
  const t = useCopy('associate')
  const errors = useCopy('errors')
  const customer = useQuery({ name: 'customer', ask: { email } })
  if (customer.state === 'pending') return null
  if (customer.state === 'refused')
    return <Refusal title={t.notDone()}>{errorText(errors, customer.errorId, customer.message)}</Refusal>
  if (customer.state !== 'answered')
    return (
      <p>
        {t.findAway()}{' '}
        <Button kind="link" onPress={customer.again}>
          {t.tryAgain()}
        </Button>
      </p>
    )
  return (
    <p>
      {customer.answer.isLoyaltyMember
        ? t.foundMember({ email })
        : customer.answer.exists
          ? t.found({ email })
          : t.foundNobody({ email })}
    </p>
  )
}
