// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import { changePassword } from '../../../contracts/api/account/authApi.ts'
import { removeAddress, updateAddress } from '../../../contracts/api/account/consumerAddressApi.ts'
import { readProfile, retrieveUserData, updateProfile } from '../../../contracts/api/account/consumerApi.ts'
import { saveInstrument } from '../../../contracts/api/account/consumerPaymentApi.ts'
import { readVouchers } from '../../../contracts/api/account/loyaltyApi.ts'
import { readPurchase } from '../../../contracts/api/cart/purchaseApi.ts'
import { sampleAddress } from '../../../tools/simulate/shopper/sampleShopper.ts'
import { openScreen, refusal, refuses, says } from './openScreen.tsx'
import type { FixedAnswer, Screen } from './openScreen.tsx'
import { fill, press, sees, seesAt, valueOf } from './pressing.ts'
import { sampleProfile } from './sampleProfile.ts'
import { signedIn } from './shopSteps.ts'

let screen: Screen
afterEach(() => screen.close())

/** A page of the account of its owner, who is signed in. */
const openAccount = async (path: string, ...answers: readonly FixedAnswer[]): Promise<void> => {
  screen = await openScreen(`/en-us/account/${path}`, {
    answers: [says(readProfile, { consumerProfile: sampleProfile }), ...answers],
    before: signedIn,
  })
}

const notice = (words: string) => sees('main .refusal p', `That didn’t work. ${words}`)

test.each([
  ['ERR-117', 'AUT432', 'You are not allowed to do this.'],
  ['ERR-107', 'PRO400', 'This email address is already registered.'],
  ['ERR-187', 'PRO412', 'We could not update your profile.'],
  ['ERR-188', 'PRO418', 'We could not update your profile.'],
  ['ERR-191', 'PRO404', 'We could not find your profile.'],
])('%s %s stands above the profile that was not saved: %s', async (_row, code, words) => {
  await openAccount('profile', refuses(updateProfile, code))
  await fill('First name', 'Ada')
  await press('Save profile')
  await notice(words)
})

test.each([
  ['ERR-112', 'AUT444', 'phone', 'Phone', 'This phone number is already in use.'],
  ['ERR-192', 'PRO410', 'birthDate', 'Date of birth', 'You do not meet the minimum age.'],
])('%s %s stands at the field that the server names: %s', async (_row, code, field, label, words) => {
  await openAccount('profile', refuses(updateProfile, code, { field }))
  await fill('First name', 'Ada')
  await press('Save profile')
  await seesAt(label, words)
})

test('ERR-116 AUT404 stands above the profile when a new token is not accepted either', async () => {
  let times = 0
  const answer = () => {
    times += 1
    return { ...refusal('AUT404'), status: 401 }
  }
  await openAccount('profile', { to: updateProfile, answer })
  await fill('First name', 'Ada')
  await press('Save profile')
  await notice('We could not authorise this request. Please sign in again.')
  expect(times).toBe(2)
})

test.each([
  ['ERR-198', 'CCN404', 'We could not find this customer.'],
  ['ERR-123', 'AUT440', 'We do not know this customer list.'],
])('%s %s stands above the sign-up whose link names nobody: %s', async (_row, code, words) => {
  const answers = [refuses(retrieveUserData, code)]
  screen = await openScreen('/en-us/sign-up?consumerId=crm-1&email=wren%40example.com', { answers })
  await notice(words)
  expect(valueOf('Email')).toBe('wren@example.com')
})

describe('the change of a password', () => {
  const change = async () => {
    await fill('Current password', 'Trail-2026')
    await fill('New password', 'Ridge-2027')
    await press('Change password')
  }

  test.each([
    ['ERR-119', 'AUT450', 'currentPassword', 'Current password', 'Your current password is not correct.'],
    ['ERR-120', 'AUT451', 'newPassword', 'New password', 'Your new password must differ from the previous one.'],
    [
      'ERR-190',
      'PRO415',
      'currentPassword',
      'Current password',
      'Your password could not be changed. The current one was wrong too many times. Please try again in 15 minutes.',
    ],
  ])('%s %s stands at its field %s', async (_row, code, field, label, words) => {
    await openAccount('profile', refuses(changePassword, code, { field }))
    await change()
    await seesAt(label, words)
  })

  test('ERR-194 FE340 stands above the form, which has no field for the second entry', async () => {
    await openAccount('profile', refuses(changePassword, 'FE340', { field: 'confirmPassword' }))
    await change()
    await notice('Passwords do not match')
  })

  test('ERR-121 AUT452 stands above the form', async () => {
    await openAccount('profile', refuses(changePassword, 'AUT452'))
    await change()
    await notice('Your password could not be changed.')
  })
})

test.each([
  ['ERR-173', 'CHK320', 'Please check your address.'],
  ['ERR-196', 'CCA400', 'This address is already saved.'],
  ['ERR-197', 'CCA401', 'We could not find this address.'],
])('%s %s stands in the form of the address: %s', async (_row, code, words) => {
  await openAccount('addresses/a-1', refuses(updateAddress, code))
  await fill('City', 'Denver')
  await press('Save address')
  await notice(words)
})

test.each([
  ['ERR-189', 'PRO414', 'This billing address cannot be deleted.'],
  ['ERR-197', 'CCA401', 'We could not find this address.'],
])('%s %s stands at the address that was not deleted: %s', async (_row, code, words) => {
  await openAccount('addresses', refuses(removeAddress, code))
  await press(`Delete ${sampleAddress.addressLine1}`)
  await press('Yes, delete')
  await notice(words)
})

test('ERR-159 ERR-23 PAY-14 PYT300 stands in the form of the card', async () => {
  await openAccount('payment-methods/new', refuses(saveInstrument, 'PYT300'))
  await fill('Card number', '4242 4242 4242 4242')
  await fill('Expiration (MM/YY)', '12/39')
  await fill('Security code', '123')
  await press('Save card')
  await notice('This card is already saved to your account.')
})

describe('what is not shown says why in its place', () => {
  const member = says(readProfile, {
    consumerProfile: { ...sampleProfile, isLoyaltyMember: true, loyaltySummary: { points: { balance: 0 } } },
  })

  test.each([
    ['ERR-199', '4044', 'loyalty', [member, refuses(readVouchers, '4044')], 'We could not find this loyalty member.'],
    [
      'ERR-185',
      'REW135',
      'loyalty',
      [member, refuses(readVouchers, 'REW135')],
      'Please confirm your loyalty membership first.',
    ],
    ['ERR-191', 'PRO404', 'profile', [refuses(readProfile, 'PRO404')], 'We could not find your profile.'],
  ] as const)('%s %s in the account: %s', async (_row, _code, path, answers, words) => {
    await openAccount(path, ...answers)
    await sees('main [role=alert]', `${words} Try again`)
  })

  test('ERR-141 OHS4004 an order', async () => {
    await openAccount('orders/CN-1', refuses(readPurchase, 'OHS4004'))
    await sees('main p', 'We could not find this order.')
  })
})
