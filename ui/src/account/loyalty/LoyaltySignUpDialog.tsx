import { Dialog } from '../../components/Dialog.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import type { PlacedProps } from '../../dialogs/OpenedDialog.tsx'
import { openDialog } from '../../dialogs/dialogStore.ts'
import { ProfilePart } from '../ProfilePart.tsx'
import { JoinForm } from './JoinForm.tsx'

/** DLG-16, SIGN-40: an account joins the loyalty programme; the welcome follows. `onJoined`: what was there before shows it. */
export function LoyaltySignUpDialog({ isOpen, onClose, onJoined }: PlacedProps & { readonly onJoined: () => void }) {
  const t = useCopy('loyalty')
  return (
    <Dialog name="loyaltySignUp" title={t.join()} isOpen={isOpen} onClose={onClose}>
      <p>{t.lede()}</p>
      <ProfilePart>
        {(profile) => (
          <JoinForm
            profile={profile}
            onJoined={() => {
              onJoined()
              openDialog('welcome', {})
            }}
          />
        )}
      </ProfilePart>
    </Dialog>
  )
}
