import { lazy, useEffect } from 'react'
import type { ComponentType, LazyExoticComponent } from 'react'
import { useSignedIn } from '../account/useSignedIn.ts'
import { LazyPart } from '../shell/LazyPart.tsx'
import { closeDialog, openDialog, useDialogState } from './dialogStore.ts'
import type { DialogProps, DialogState, PlacedDialog } from './dialogStore.ts'

/** What every dialog of this place is given beside its own. */
export type PlacedProps = { readonly isOpen: boolean; readonly onClose: () => void }

/** DLG-03: the one place of the dialogs that anything may open; each comes with its first opening. */
export function DialogPlace() {
  const dialog = useDialogState()
  const owesTerms = useSignedIn()?.owesTerms === true
  useEffect(() => {
    if (owesTerms) openDialog('employeeTerms', {})
    else closeDialog('employeeTerms')
  }, [owesTerms])
  return dialog && <Placed key={dialog.turn} dialog={dialog} />
}

function Placed({ dialog: { name, props, isOpen } }: { readonly dialog: DialogState }) {
  const Shown = dialogs[name] as ComponentType<PlacedProps>
  return (
    <LazyPart>
      <Shown {...props} isOpen={isOpen} onClose={() => closeDialog(name)} />
    </LazyPart>
  )
}

const dialogs: { readonly [Name in PlacedDialog]: LazyExoticComponent<ComponentType<PlacedProps & DialogProps[Name]>> } = {
  addGiftOption: lazy(async () => ({ default: (await import('../gift/AddGiftOptionDialog.tsx')).AddGiftOptionDialog })),
  changeShippingMethod: lazy(async () => ({ default: (await import('../delivery/ChangeShippingMethodDialog.tsx')).ChangeShippingMethodDialog })),
  changeStoreConfirmation: lazy(async () => ({ default: (await import('../delivery/ChangeStoreDialog.tsx')).ChangeStoreDialog })),
  employeeTerms: lazy(async () => ({ default: (await import('../account/special/EmployeeTermsDialog.tsx')).EmployeeTermsDialog })),
  interests: lazy(async () => ({ default: (await import('../account/preferences/InterestsDialog.tsx')).InterestsDialog })),
  languagePreference: lazy(async () => ({ default: (await import('../locale/LanguagePreferenceDialog.tsx')).LanguagePreferenceDialog })),
  locationConfirmation: lazy(async () => ({ default: (await import('../locale/LocationConfirmationDialog.tsx')).LocationConfirmationDialog })),
  loyaltySignUp: lazy(async () => ({ default: (await import('../account/loyalty/LoyaltySignUpDialog.tsx')).LoyaltySignUpDialog })),
  reviewUserContent: lazy(async () => ({ default: (await import('../product/ReviewDialog.tsx')).ReviewDialog })),
  signInConfirmation: lazy(async () => ({ default: (await import('../account/SignInConfirmationDialog.tsx')).SignInConfirmationDialog })),
  pickupInStore: lazy(async () => ({ default: (await import('../delivery/PickupInStoreDialog.tsx')).PickupInStoreDialog })),
  storeChanged: lazy(async () => ({ default: (await import('../delivery/StoreChangedDialog.tsx')).StoreChangedDialog })),
  tryOnInStore: lazy(async () => ({ default: (await import('../delivery/TryOnInStoreDialog.tsx')).TryOnInStoreDialog })),
  welcome: lazy(async () => ({ default: (await import('../account/loyalty/WelcomeDialog.tsx')).WelcomeDialog })),
}
