import { LazyPart } from '../shell/LazyPart.tsx'
import { loadedPart } from '../shell/loadedPart.tsx'
import { NotShown } from '../shell/NotShown.tsx'
import type { SignInDialogProps } from './SignInDialog.tsx'

/** The dialog's code comes with the first press. */
export function LazySignInDialog(props: SignInDialogProps) {
  return (
    <LazyPart otherwise={<NotShown onClose={props.onClose} />}>
      <SignInDialog {...props} />
    </LazyPart>
  )
}

const SignInDialog = loadedPart(async () => (await import('./SignInDialog.tsx')).SignInDialog)
