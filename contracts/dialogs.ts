/** DLG-04: the dialogs of the shop, and no others. */
export const commerceDialogs = [
  'addGiftOption',
  'askQuestion',
  'askQuestionSuccess',
  'changeShippingMethod',
  'changeStoreConfirmation',
  'employeeTerms',
  'forgotPassword',
  'interests',
  'buyNowPayLater',
  'languagePreference',
  'locationConfirmation',
  'loyaltySignUp',
  'miniCart',
  'pickupInStore',
  'quickshop',
  'reviewUserContent',
  'signIn',
  'signInConfirmation',
  'signUp',
  'storeChanged',
  'threeDSecure',
  'welcome',
] as const

/**
 * Ours, in addition: the menu and filters of a small screen, changing a line's variant, its price in a store, trying a
 * product on in a store, reporting a problem, a dialog that an editor wrote, the choice of cookies, joining an event,
 * sending the favorites to friends, a letter when something is back, the sizes of a product, writing a review, a cart
 * that has to move before an item can be added, and the pictures of a product on the whole screen.
 */
export const ownDialogs = [
  'menu',
  'filters',
  'changeVariant',
  'adjustPrice',
  'tryOnInStore',
  'report',
  'content',
  'privacyChoices',
  'eventSignUp',
  'sendFavorites',
  'notifyWhenBack',
  'notifyWhenBackSuccess',
  'sizeChart',
  'writeReview',
  'writeReviewSuccess',
  'moveCart',
  'zoom',
] as const

export type DialogName = (typeof commerceDialogs)[number] | (typeof ownDialogs)[number]
