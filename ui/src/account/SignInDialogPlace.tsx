import { lazy } from 'react'
import { LazyPart } from '../shell/LazyPart.tsx'
import type { SignInDialogProps } from './SignInDialog.tsx'

/** The dialog's code comes with the first press. */
export function SignInDialogPlace(props: SignInDialogProps) {
  return (
    <LazyPart>
      <SignInDialog {...props} />
    </LazyPart>
  )
}

const SignInDialog = lazy(async () => ({ default: (await import('./SignInDialog.tsx')).SignInDialog }))
