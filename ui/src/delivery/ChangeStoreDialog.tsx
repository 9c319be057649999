import { Button } from '../components/basic/Button.tsx'
import { Dialog } from '../components/overlay/Dialog.tsx'
import { DialogActions } from '../components/overlay/DialogActions.tsx'
import { useCopy } from '../copy/useCopy.ts'
import type { PlacedProps } from '../state/dialogStore.ts'

/** DLG-09, STORE-05: all pickups move to the other store, so the shopper is asked first. */
export const ChangeStoreDialog = ({ isOpen, onClose, shop, onYes }: PlacedProps<'changeStoreConfirmation'>) => {
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
      <DialogActions>
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
      </DialogActions>
    </Dialog>
  )
}

/** DLG-24, STORE-05: where everything is collected now. */
export const StoreChangedDialog = ({ isOpen, onClose, shop }: PlacedProps<'storeChanged'>) => {
  const t = useCopy('checkout')
  return (
    <Dialog name="storeChanged" title={t.storeChangedTitle()} isOpen={isOpen} onClose={onClose}>
      <p>{t.storeChangedDetail({ shop })}</p>
      <DialogActions>
        <Button kind="primary" onPress={onClose}>
          {t.storeChangedClose()}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
