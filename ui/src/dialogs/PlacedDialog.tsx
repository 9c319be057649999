import type { ComponentType } from 'react'
import type { PlacedProps } from './OpenedDialog.tsx'
import { closeDialog } from './dialogStore.ts'
import type { DialogArguments, DialogState, PlacedDialog as DialogName } from './dialogStore.ts'
import { loadedPart } from '../shell/loadedPart.tsx'

/** The dialog of a name. The table of all of them weighs a kilobyte that no page needs before a dialog opens. */
export function PlacedDialog({ dialog: { name, props, isOpen } }: { readonly dialog: DialogState }) {
  const Shown = dialogs[name] as ComponentType<PlacedProps>
  return <Shown {...props} isOpen={isOpen} onClose={() => closeDialog(name)} />
}

const dialogs: { readonly [Name in DialogName]: ComponentType<PlacedProps & DialogArguments[Name]> } = {
  addGiftOption: loadedPart(async () => (await import('../gift/AddGiftOptionDialog.tsx')).AddGiftOptionDialog),
  changeShippingMethod: loadedPart(
    async () => (await import('../delivery/ChangeShippingMethodDialog.tsx')).ChangeShippingMethodDialog,
  ),
  changeStoreConfirmation: loadedPart(
    async () => (await import('../delivery/ChangeStoreDialog.tsx')).ChangeStoreDialog,
  ),
  employeeTerms: loadedPart(
    async () => (await import('../account/special/EmployeeTermsDialog.tsx')).EmployeeTermsDialog,
  ),
  interests: loadedPart(async () => (await import('../account/preferences/InterestsDialog.tsx')).InterestsDialog),
  languagePreference: loadedPart(
    async () => (await import('../locale/LanguagePreferenceDialog.tsx')).LanguagePreferenceDialog,
  ),
  locationConfirmation: loadedPart(
    async () => (await import('../locale/LocationConfirmationDialog.tsx')).LocationConfirmationDialog,
  ),
  loyaltySignUp: loadedPart(
    async () => (await import('../account/loyalty/LoyaltySignUpDialog.tsx')).LoyaltySignUpDialog,
  ),
  reviewUserContent: loadedPart(async () => (await import('../product/ReviewDialog.tsx')).ReviewDialog),
  signInConfirmation: loadedPart(
    async () => (await import('../account/SignInConfirmationDialog.tsx')).SignInConfirmationDialog,
  ),
  pickupInStore: loadedPart(async () => (await import('../delivery/PickupInStoreDialog.tsx')).PickupInStoreDialog),
  storeChanged: loadedPart(async () => (await import('../delivery/StoreChangedDialog.tsx')).StoreChangedDialog),
  tryOnInStore: loadedPart(async () => (await import('../delivery/TryOnInStoreDialog.tsx')).TryOnInStoreDialog),
  welcome: loadedPart(async () => (await import('../account/loyalty/WelcomeDialog.tsx')).WelcomeDialog),
}
