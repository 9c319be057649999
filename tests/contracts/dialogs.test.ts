import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { commerceDialogs, ownDialogs } from '../../contracts/dialogs.ts'

/** As the documents call them, and as the registry does. */
const documented = {
  'add gift option': 'addGiftOption',
  'ask a question': 'askQuestion',
  'ask-question success': 'askQuestionSuccess',
  'cart change shipping method': 'changeShippingMethod',
  'change store confirmation': 'changeStoreConfirmation',
  'employee terms': 'employeeTerms',
  'forgot password': 'forgotPassword',
  interests: 'interests',
  'a buy-now-pay-later provider': 'buyNowPayLater',
  'language preference': 'languagePreference',
  'location confirmation': 'locationConfirmation',
  'loyalty sign-up': 'loyaltySignUp',
  'mini cart': 'miniCart',
  'pickup in store': 'pickupInStore',
  quickshop: 'quickshop',
  'review user content': 'reviewUserContent',
  'sign in': 'signIn',
  'sign-in confirmation': 'signInConfirmation',
  'sign up': 'signUp',
  'store changed': 'storeChanged',
  'three-D-secure challenge': 'threeDSecure',
  welcome: 'welcome',
}

test('DLG-04 the registry has each dialog that the documents list, and no other as theirs', () => {
  const page = readFileSync(new URL('../../docs/requirements.md', import.meta.url), 'utf8')
  const [, list = ''] = /\*\*DLG-04\*\*.*?commerce dialogs: (.*?)\. — src/.exec(page) ?? []
  expect(Object.keys(documented)).toEqual(list.split('; '))
  expect(commerceDialogs).toEqual(Object.values(documented))
})

test('DLG-04 our own have names apart from them', () => {
  expect(new Set<string>([...commerceDialogs, ...ownDialogs]).size).toBe(22 + ownDialogs.length)
})
