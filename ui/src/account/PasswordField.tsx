import { useState } from 'react'
import { Button } from '../components/Button.tsx'
import { TextField } from '../components/TextField.tsx'
import type { TextFieldProps } from '../components/TextField.tsx'
import { useCopy } from '../copy/useCopy.ts'

/** A password, which may be looked at. */
export function PasswordField(props: Omit<TextFieldProps, 'type'>) {
  const t = useCopy('account')
  const [isShown, setShown] = useState(false)
  return (
    <div className="password-field">
      <TextField {...props} type={isShown ? 'text' : 'password'} spellCheck="false" />
      <Button kind="link" onPress={() => setShown(!isShown)}>
        {isShown ? t.hidePassword() : t.showPassword()}
      </Button>
    </div>
  )
}
