import type { ComponentType } from 'react'
import { closeDialog } from '../state/dialogStore.ts'
import type { DialogState, PlacedDialog as DialogName, PlacedProps } from '../state/dialogStore.ts'
import { lazyInPage } from '../loading/lazyPart.tsx'

/** The dialog of a name. The table of all of them weighs a kilobyte, which no page needs before a dialog opens. */
export const PlacedDialog = ({ dialog: { name, props, isOpen } }: { readonly dialog: DialogState }) => {
  // The name belongs to these very props (`DialogState`).
  const Shown = dialogs[name] as ComponentType<Pick<PlacedProps<DialogName>, 'isOpen' | 'onClose'>>
  return <Shown {...props} isOpen={isOpen} onClose={() => closeDialog(name)} />
}

const dialogs: { readonly [Name in DialogName]: ComponentType<PlacedProps<Name>> } = {
  addGiftOption: lazyInPage(() => import('../gift/AddGiftOptionDialog.tsx'), 'AddGiftOptionDialog'),
  askQuestion: lazyInPage(() => import('../review/AskQuestionDialog.tsx'), 'AskQuestionDialog'),
  askQuestionSuccess: lazyInPage(() => import('../review/AskQuestionDialog.tsx'), 'AskQuestionSuccessDialog'),
  changeShippingMethod: lazyInPage(
    () => import('../delivery/ChangeShippingMethodDialog.tsx'),
    'ChangeShippingMethodDialog',
  ),
  changeStoreConfirmation: lazyInPage(() => import('../delivery/ChangeStoreDialog.tsx'), 'ChangeStoreDialog'),
  employeeTerms: lazyInPage(() => import('../account/special/EmployeeTermsDialog.tsx'), 'EmployeeTermsDialog'),
  interests: lazyInPage(() => import('../account/preferences/InterestsDialog.tsx'), 'InterestsDialog'),
  languagePreference: lazyInPage(() => import('../locale/LanguagePreferenceDialog.tsx'), 'LanguagePreferenceDialog'),
  locationConfirmation: lazyInPage(
    () => import('../locale/LocationConfirmationDialog.tsx'),
    'LocationConfirmationDialog',
  ),
  loyaltySignUp: lazyInPage(() => import('../account/loyalty/LoyaltySignUpDialog.tsx'), 'LoyaltySignUpDialog'),
  moveCart: lazyInPage(() => import('../cart/move/MoveCartDialog.tsx'), 'MoveCartDialog'),
  notifyWhenBack: lazyInPage(() => import('../product/NotifyWhenBackDialog.tsx'), 'NotifyWhenBackDialog'),
  notifyWhenBackSuccess: lazyInPage(() => import('../product/NotifyWhenBackDialog.tsx'), 'NotifyWhenBackSuccessDialog'),
  quickshop: lazyInPage(() => import('../product/QuickshopPanel.tsx'), 'QuickshopPanel'),
  reviewUserContent: lazyInPage(() => import('../review/ReviewDialog.tsx'), 'ReviewDialog'),
  signInConfirmation: lazyInPage(
    () => import('../account/signIn/SignInConfirmationDialog.tsx'),
    'SignInConfirmationDialog',
  ),
  privacyChoices: lazyInPage(() => import('../consent/PrivacyChoicesPanel.tsx'), 'PrivacyChoicesPanel'),
  pickupInStore: lazyInPage(() => import('../delivery/PickupInStoreDialog.tsx'), 'PickupInStoreDialog'),
  sendFavorites: lazyInPage(() => import('../favorites/SendFavoritesDialog.tsx'), 'SendFavoritesDialog'),
  sizeChart: lazyInPage(() => import('../product/SizeChartDialog.tsx'), 'SizeChartDialog'),
  storeChanged: lazyInPage(() => import('../delivery/ChangeStoreDialog.tsx'), 'StoreChangedDialog'),
  tryOnInStore: lazyInPage(() => import('../delivery/TryOnInStoreDialog.tsx'), 'TryOnInStoreDialog'),
  welcome: lazyInPage(() => import('../account/loyalty/LoyaltySignUpDialog.tsx'), 'WelcomeDialog'),
  writeReview: lazyInPage(() => import('../review/WriteReviewDialog.tsx'), 'WriteReviewDialog'),
  writeReviewSuccess: lazyInPage(() => import('../review/WriteReviewDialog.tsx'), 'WriteReviewSuccessDialog'),
  zoom: lazyInPage(() => import('../product/zoom/ZoomDialog.tsx'), 'ZoomDialog'),
}
