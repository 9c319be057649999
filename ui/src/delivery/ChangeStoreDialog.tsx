import { Button } from '../components/Button.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { useCopy } from '../copy/useCopy.ts'
import type { PlacedProps } from '../dialogs/OpenedDialog.tsx'

export type StoreChange = { readonly shop: string; readonly onYes: () => void }

/** DLG-09, STORE-05: everything that is collected goes along to the other shop, so it is asked first. */
export function ChangeStoreDialog({ isOpen, onClose, shop, onYes }: PlacedProps & StoreChange) {
  const t = useCopy('checkout')
  return (
    <Dialog
      name="changeStoreConfirmation"
      title={t.changeStoreTitle({ shop })}
      isOpen={isOpen}
      onClose={onClose}
      isQuestion
    >
      <p>{t.changeStoreDetail()}</p>
      <div className="dialog-actions">
        <Button
          kind="primary"
          onPress={() => {
            onClose()
            onYes()
          }}
        >
          {t.changeStore()}
        </Button>
        <Button kind="quiet" onPress={onClose}>
          {t.keepStore()}
        </Button>
      </div>
    </Dialog>
  )
}
