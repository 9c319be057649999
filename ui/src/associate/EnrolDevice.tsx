import { useState } from 'react'
import { accountFailures } from '../../../core/domain/account/accountForms.ts'
import { AccountForm } from '../account/AccountForm.tsx'
import { AccountNotice } from '../account/AccountNotice.tsx'
import { useAccountForm } from '../account/useAccountForm.ts'
import { useFieldText } from '../account/useFieldText.ts'
import { Button } from '../components/basic/Button.tsx'
import { Refusal } from '../components/basic/Refusal.tsx'
import { TextField } from '../components/form/TextField.tsx'
import { useCopy } from '../copy/useCopy.ts'

interface EnrolDeviceProps {
  readonly storeId: string
  readonly onEnrolled: () => void
}

/** BIS-07: without a code from head office the device sees no names and opens no session. */
export const EnrolDevice = ({ storeId, onEnrolled }: EnrolDeviceProps) => {
  const t = useCopy('associate')
  const [code, setCode] = useState('')
  const failing = accountFailures('enrolDevice', { storeId, code })
  const { send, state, outcome, failures } = useAccountForm('enrolDevice', failing)
  const wordsOf = useFieldText(failures)
  const submit = async () => {
    const answered = await send({ storeId, code })
    if (answered?._tag === 'Done') onEnrolled()
  }
  const isWrong = outcome?._tag === 'Refused' && outcome.errorId === 'STR404'
  return (
    <AccountForm onSubmit={submit}>
      <h2 className="heading">{t.enrolTitle()}</h2>
      <p>{t.enrolLede()}</p>
      {isWrong ? <Refusal title={t.notDone()}>{t.enrolWrong()}</Refusal> : <AccountNotice outcome={outcome} />}
      <TextField
        id="enrolment-code"
        label={t.enrolCode()}
        autoComplete="one-time-code"
        value={code}
        onChange={setCode}
        error={wordsOf('code')}
      />
      <Button kind="primary" type="submit" isWide isPending={state === 'pending'}>
        {t.enrol()}
      </Button>
    </AccountForm>
  )
}
