import { Button } from '../components/Button.tsx'
import { Dialog } from '../components/Dialog.tsx'
import { useCopy } from '../copy/useCopy.ts'
import type { PlacedProps } from '../dialogs/OpenedDialog.tsx'

/** DLG-24, STORE-05: where everything is collected now. */
export function StoreChangedDialog({ isOpen, onClose, shop }: PlacedProps & { readonly shop: string }) {
  const t = useCopy('checkout')
  return (
    <Dialog name="storeChanged" title={t.storeChangedTitle()} isOpen={isOpen} onClose={onClose}>
      <p>{t.storeChangedDetail({ shop })}</p>
      <div className="dialog-actions">
        <Button kind="primary" onPress={onClose}>
          {t.storeChangedClose()}
        </Button>
      </div>
    </Dialog>
  )
}
