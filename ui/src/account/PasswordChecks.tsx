import { passwordChecks, passwordProblems } from '../../../core/domain/validation/passwordProblems.ts'
import { useCopy } from '../copy/useCopy.ts'

/** VAL-08, SIGN-13: each rule of a new password, and whether what is typed passes it. */
export function PasswordChecks({ id, password }: { readonly id: string; readonly password: string }) {
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
