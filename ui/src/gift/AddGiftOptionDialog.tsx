import { useState } from 'react'
import { giftMessageLength } from '../../../core/domain/gift/giftOptionToSend.ts'
import { validate } from '../../../core/domain/validation/validate.ts'
import { useCommand } from '../bridge/core/useCommand.ts'
import { useRejectionText } from '../copy/useRejectionText.ts'
import { Button } from '../components/basic/Button.tsx'
import { Dialog } from '../components/overlay/Dialog.tsx'
import { DialogActions } from '../components/overlay/DialogActions.tsx'
import { PlainForm } from '../components/basic/PlainForm.tsx'
import { PlainField } from '../components/field/PlainField.tsx'
import { Refusal } from '../components/basic/Refusal.tsx'
import { TextField } from '../components/form/TextField.tsx'
import { useCopy } from '../copy/useCopy.ts'
import type { PlacedProps } from '../state/dialogStore.ts'
import './AddGiftOptionDialog.css'

const longest = { to: 100, email: 100, message: giftMessageLength } as const

/** DLG-05, CART-14: for whom a line is, from whom, and the message; without all three it is not a gift. */
export const AddGiftOptionDialog = ({ isOpen, onClose, line }: PlacedProps<'addGiftOption'>) => {
  const t = useCopy('gift')
  const sendCommand = useCommand()
  const words = useRejectionText()
  const [entry, setEntry] = useState(line.giftOption ?? { to: '', email: '', message: '' })
  const [isShown, setShown] = useState(false)
  const [refused, setRefused] = useState<string | null>(null)
  const missing = (field: keyof typeof longest, why: string) =>
    isShown && entry[field].trim() === '' ? why : undefined
  const emailProblem = validate(entry.email, [{ rule: 'email' }]) === null ? undefined : t.emailShape()
  const change = (field: keyof typeof longest) => (text: string) =>
    setEntry((so) => ({ ...so, [field]: text.slice(0, longest[field]) }))
  const send = async (giftOption: typeof entry | null) => {
    const rejection = await sendCommand({ _tag: 'SetGiftOption', lineKey: line.lineKey, giftOption })
    if (rejection) setRefused(words(rejection))
    else onClose()
  }
  const submit = () => {
    setShown(true)
    if (Object.values(entry).every((text) => text.trim() !== '') && emailProblem === undefined) void send(entry)
  }
  return (
    <Dialog name="addGiftOption" title={t.title()} isOpen={isOpen} onClose={onClose}>
      <PlainForm className="gift-form" onSubmit={submit}>
        <p>{t.detail({ name: line.name })}</p>
        <TextField
          label={t.to()}
          autoComplete="off"
          value={entry.to}
          onChange={change('to')}
          error={missing('to', t.toMissing())}
        />
        <TextField
          label={t.email()}
          type="email"
          autoComplete="off"
          value={entry.email}
          onChange={change('email')}
          error={missing('email', t.emailMissing()) ?? (isShown ? emailProblem : undefined)}
        />
        <PlainField
          label={t.message()}
          rows={3}
          value={entry.message}
          onChange={change('message')}
          error={missing('message', t.messageMissing())}
        />
        {refused !== null && <Refusal title={t.notSet()}>{refused}</Refusal>}
        <DialogActions>
          <Button kind="primary" type="submit">
            {t.set()}
          </Button>
          {line.giftOption && (
            <Button kind="quiet" onPress={() => void send(null)}>
              {t.takeOff()}
            </Button>
          )}
        </DialogActions>
      </PlainForm>
    </Dialog>
  )
}
