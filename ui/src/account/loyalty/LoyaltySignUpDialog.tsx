import { Button } from '../../components/basic/Button.tsx'
import { Dialog } from '../../components/overlay/Dialog.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import { SlotArea } from '../../content/slot/SlotArea.tsx'
import { useDialogSlot } from '../../content/slot/useSlot.ts'
import { openDialog } from '../../state/dialogStore.ts'
import type { PlacedProps } from '../../state/dialogStore.ts'
import { ProfilePart } from '../AccountPart.tsx'
import { JoinForm } from './JoinForm.tsx'
import { WelcomeOffer } from './WelcomeOffer.tsx'

/**
 * DLG-16, SIGN-40: an account joins the loyalty programme; the welcome follows. `onJoined`: the page that was there
 * before shows it.
 */
export const LoyaltySignUpDialog = ({ isOpen, onClose, onJoined }: PlacedProps<'loyaltySignUp'>) => {
  const t = useCopy('loyalty')
  const slot = useDialogSlot('loyalty-modal')
  return (
    <Dialog name="loyaltySignUp" title={t.join()} isOpen={isOpen} onClose={onClose}>
      <SlotArea {...slot} area="above" />
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
      <SlotArea {...slot} area="below" />
    </Dialog>
  )
}

/** DLG-26: once, after joining. */
export const WelcomeDialog = ({ isOpen, onClose }: PlacedProps<'welcome'>) => {
  const t = useCopy('loyalty')
  return (
    <Dialog name="welcome" title={t.welcome()} isOpen={isOpen} onClose={onClose}>
      <WelcomeOffer />
      <Button kind="primary" onPress={onClose}>
        {t.close()}
      </Button>
    </Dialog>
  )
}
