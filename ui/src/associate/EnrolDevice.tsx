import { useState } from 'react'
import { AccountForm } from '../account/AccountForm.tsx'
import { AccountNotice } from '../account/AccountNotice.tsx'
import { useAccountCall } from '../account/useAccountCall.ts'
import { useFieldText } from '../account/useFieldText.ts'
import { Button } from '../components/Button.tsx'
import { Refusal } from '../components/Refusal.tsx'
import { TextField } from '../components/TextField.tsx'
import { useCopy } from '../copy/useCopy.ts'

interface EnrolDeviceProps {
  readonly storeId: string
  readonly onEnrolled: () => void
}

/** BIS-07: without a code from the shop's office the device sees no names and opens no session. */
export function EnrolDevice({ storeId, onEnrolled }: EnrolDeviceProps) {
  const t = useCopy('associate')
  const { send, state, outcome, failures } = useAccountCall('enrolDevice')
  const wordsOf = useFieldText(failures)
  const [code, setCode] = useState('')
  const submit = async () => {
    const answered = await send({ _tag: 'EnrolDevice', storeId, code })
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
