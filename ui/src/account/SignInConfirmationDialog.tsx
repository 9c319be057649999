import { Button } from '../components/Button.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { useCopy } from '../copy/useCopy.ts'
import type { PlacedProps } from '../dialogs/OpenedDialog.tsx'

/** DLG-22: after a sign-in on the way to something of the account's. */
export function SignInConfirmationDialog({ isOpen, onClose }: PlacedProps) {
  const t = useCopy('account')
  return (
    <Dialog name="signInConfirmation" title={t.signedIn()} isOpen={isOpen} onClose={onClose}>
      <p>{t.signedInDetail()}</p>
      <div className="dialog-actions">
        <Button kind="primary" onPress={onClose}>
          {t.signedInClose()}
        </Button>
      </div>
    </Dialog>
  )
}
