import { useState } from 'react'
import { passwordChecks, passwordProblems } from '../../../core/domain/validation/textRules.ts'
import { Button } from '../components/basic/Button.tsx'
import { TextField } from '../components/form/TextField.tsx'
import type { TextFieldProps } from '../components/form/TextField.tsx'
import { useCopy } from '../copy/useCopy.ts'
import './AccountForm.css'

/** A password field whose text can be shown. */
export const PasswordField = (props: Omit<TextFieldProps, 'type'>) => {
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

/** VAL-08, SIGN-13: each rule of a new password, and whether the typed one passes it. */
export const PasswordChecks = ({ id, password }: { readonly id: string; readonly password: string }) => {
  const v = useCopy('validation')
  const problems = passwordProblems(password)
  return (
    <ul id={id} className="password-checks">
      {passwordChecks.map((check) => (
        <li key={check} data-done={!problems.includes(check) || undefined}>
          {v[check]()} {!problems.includes(check) && '✓'}
        </li>
      ))}
    </ul>
  )
}
