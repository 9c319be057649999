import { Button } from '../../components/basic/Button.tsx'
import { Dialog } from '../../components/overlay/Dialog.tsx'
import { DialogActions } from '../../components/overlay/DialogActions.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import type { PlacedProps } from '../../state/dialogStore.ts'

/** DLG-22: after a sign-in on the way to a page of the account. */
export const SignInConfirmationDialog = ({ isOpen, onClose }: PlacedProps<'signInConfirmation'>) => {
  const t = useCopy('account')
  return (
    <Dialog name="signInConfirmation" title={t.signedIn()} isOpen={isOpen} onClose={onClose}>
      <p>{t.signedInDetail()}</p>
      <DialogActions>
        <Button kind="primary" onPress={onClose}>
          {t.signedInClose()}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
