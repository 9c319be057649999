import { lazy } from 'react'
import type { ComponentType, LazyExoticComponent } from 'react'
import type { PlacedProps } from './DialogPlace.tsx'
import { closeDialog } from './dialogStore.ts'
import type { DialogProps, DialogState, PlacedDialog as DialogName } from './dialogStore.ts'

/** The dialog of a name. The table of all of them weighs a kilobyte that no page needs before a dialog opens. */
export function PlacedDialog({ dialog: { name, props, isOpen } }: { readonly dialog: DialogState }) {
  const Shown = dialogs[name] as ComponentType<PlacedProps>
  return <Shown {...props} isOpen={isOpen} onClose={() => closeDialog(name)} />
}

const dialogs: { readonly [Name in DialogName]: LazyExoticComponent<ComponentType<PlacedProps & DialogProps[Name]>> } =
  {
    addGiftOption: lazy(async () => ({
      default: (await import('../gift/AddGiftOptionDialog.tsx')).AddGiftOptionDialog,
    })),
    changeShippingMethod: lazy(async () => ({
      default: (await import('../delivery/ChangeShippingMethodDialog.tsx')).ChangeShippingMethodDialog,
    })),
    changeStoreConfirmation: lazy(async () => ({
      default: (await import('../delivery/ChangeStoreDialog.tsx')).ChangeStoreDialog,
    })),
    employeeTerms: lazy(async () => ({
      default: (await import('../account/special/EmployeeTermsDialog.tsx')).EmployeeTermsDialog,
    })),
    interests: lazy(async () => ({
      default: (await import('../account/preferences/InterestsDialog.tsx')).InterestsDialog,
    })),
    languagePreference: lazy(async () => ({
      default: (await import('../locale/LanguagePreferenceDialog.tsx')).LanguagePreferenceDialog,
    })),
    locationConfirmation: lazy(async () => ({
      default: (await import('../locale/LocationConfirmationDialog.tsx')).LocationConfirmationDialog,
    })),
    loyaltySignUp: lazy(async () => ({
      default: (await import('../account/loyalty/LoyaltySignUpDialog.tsx')).LoyaltySignUpDialog,
    })),
    reviewUserContent: lazy(async () => ({ default: (await import('../product/ReviewDialog.tsx')).ReviewDialog })),
    signInConfirmation: lazy(async () => ({
      default: (await import('../account/SignInConfirmationDialog.tsx')).SignInConfirmationDialog,
    })),
    pickupInStore: lazy(async () => ({
      default: (await import('../delivery/PickupInStoreDialog.tsx')).PickupInStoreDialog,
    })),
    storeChanged: lazy(async () => ({
      default: (await import('../delivery/StoreChangedDialog.tsx')).StoreChangedDialog,
    })),
    tryOnInStore: lazy(async () => ({
      default: (await import('../delivery/TryOnInStoreDialog.tsx')).TryOnInStoreDialog,
    })),
    welcome: lazy(async () => ({ default: (await import('../account/loyalty/WelcomeDialog.tsx')).WelcomeDialog })),
  }
