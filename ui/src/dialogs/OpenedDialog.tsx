import { useEffect } from 'react'
import { useSignedIn } from '../account/useSignedIn.ts'
import { LazyPart } from '../shell/LazyPart.tsx'
import { loadedPart } from '../shell/loadedPart.tsx'
import { closeDialog, openDialog, useDialogState } from './dialogStore.ts'

/** What every dialog of this place is given beside its own. */
export type PlacedProps = { readonly isOpen: boolean; readonly onClose: () => void }

/** DLG-03: the one place of the dialogs that anything may open; each comes with its first opening. */
export function OpenedDialog() {
  const dialog = useDialogState()
  const owesTerms = useSignedIn()?.owesTerms === true
  useEffect(() => {
    if (owesTerms) openDialog('employeeTerms', {})
    else closeDialog('employeeTerms')
  }, [owesTerms])
  return (
    dialog && (
      <LazyPart key={dialog.turn}>
        <PlacedDialog dialog={dialog} />
      </LazyPart>
    )
  )
}

const PlacedDialog = loadedPart(async () => (await import('./PlacedDialog.tsx')).PlacedDialog)
