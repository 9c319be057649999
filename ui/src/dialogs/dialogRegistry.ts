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

/** Ours, beside them: the menu and the filters of a small screen, another size of a line, its price in a store, a product to try on there, and the report of a problem. */
export const ownDialogs = ['menu', 'filters', 'changeVariant', 'adjustPrice', 'tryOnInStore', 'report'] as const

export type DialogName = (typeof commerceDialogs)[number] | (typeof ownDialogs)[number]

/** DLG-03: what is under way here would be lost: it stays when another dialog opens, which then lies on top. */
const kept: ReadonlySet<DialogName> = new Set(['employeeTerms', 'buyNowPayLater', 'threeDSecure'])

export const isKeptOpen = (name: DialogName): boolean => kept.has(name)
