import { Button } from '../../components/Button.tsx'
import { Dialog } from '../../components/Dialog.tsx'
import { useCopy } from '../../copy/useCopy.ts'
import type { PlacedProps } from '../../dialogs/OpenedDialog.tsx'
import { WelcomeOffer } from './WelcomeOffer.tsx'

/** DLG-26: once, after joining. */
export function WelcomeDialog({ isOpen, onClose }: PlacedProps) {
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
