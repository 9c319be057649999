// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import type { Refused } from '../../../contracts/answer.ts'
import { confirmForgotPassword, resetPassword, signIn } from '../../../contracts/api/account/authApi.ts'
import { signUp } from '../../../contracts/api/account/signUpApi.ts'
import { openScreen, refusal, refuses } from './openScreen.tsx'
import type { Screen } from './openScreen.tsx'
import { fill, press, sees, seesAt, textsOf, tick } from './pressing.ts'

let screen: Screen
afterEach(() => screen.close())

const notice = 'main .refusal p'

const refusedSignIns = [
  ['ERR-102', 'AUT401', 'The email or password you entered is not correct.', 'Forgot password?'],
  ['ERR-103', 'AUT418', 'The email or password you entered is not correct.', 'Forgot password?'],
  ['ERR-104', 'AUT437', 'The email or password you entered is not correct.', 'Forgot password?'],
  ['ERR-105', 'AUT438', 'The email or password you entered is not correct.', 'Forgot password?'],
  ['ERR-108', 'AUT423', 'Your account is locked. Please try again in 15 minutes.', 'Contact us'],
  ['ERR-109', 'AUT426', 'This is your last attempt before your account is locked.', 'Forgot password?'],
  ['ERR-110', 'AUT441', 'Your account is locked. Please contact us.', 'Contact us'],
  ['ERR-114', 'AUT403', 'We could not verify that you are human. Please try again.', ''],
  ['ERR-117', 'AUT432', 'You are not allowed to do this.', ''],
  ['ERR-118', 'AUT500', 'Sign-in is not available right now. Please try again later.', ''],
] as const

test.each(refusedSignIns)('%s %s stands above the sign-in: %s %s', async (_row, code, words, way) => {
  screen = await openScreen('/en-us/account', { answers: [refuses(signIn, code)] })
  await fill('Email', 'wren@example.com')
  await fill('Password', 'a guess')
  await press('Sign in')
  await sees(notice, `That didn’t work. ${words} ${way}`.trim())
})

test('SIGN-02 nothing is noticed above the sign-in before an answer is there', async () => {
  let answers: (refused: Refused) => void = () => undefined
  const answer = new Promise<Refused>((resolve) => (answers = resolve))
  screen = await openScreen('/en-us/account', { answers: [{ to: signIn, answer: () => answer }] })
  await fill('Email', 'wren@example.com')
  await fill('Password', 'a guess')
  expect(textsOf('main [role=alert]').join('')).toBe('')
  await press('Sign in')
  await expect.poll(() => textsOf('main button[aria-busy=true]')).toHaveLength(1)
  expect(textsOf('main [role=alert]').join('')).toBe('')
  answers(refusal('AUT401'))
  await sees(
    'main [role=alert] p',
    'That didn’t work. The email or password you entered is not correct. Forgot password?',
  )
})

test('ERR-115 AUTH-12 AUT409 is asked once more after two seconds and then stands above the sign-in', async () => {
  screen = await openScreen('/en-us/account')
  const taken = { ...refusal('AUT409'), status: 409 }
  screen.shop.sessions.exchangeFaults.push(taken, taken)
  await fill('Email', 'wren@example.com')
  await fill('Password', 'Trail-2026')
  await press('Sign in')
  await sees(notice, 'That didn’t work. We could not sign you in right now. Please try again.')
  expect(screen.shop.sessions.exchangeFaults).toEqual([])
})

/** The fields of the sign-up, and the code that the server may answer although the form found nothing. */
const refusedFields = [
  ['ERR-106', 'AUT439', 'Email', 'This email address is already registered.'],
  ['ERR-107', 'PRO400', 'Email', 'This email address is already registered.'],
  ['ERR-122', 'AUT453', 'Email', 'Email is not valid'],
  ['ERR-111', 'AUT442', 'Phone', 'This phone number is already in use.'],
  ['ERR-112', 'AUT444', 'Phone', 'This phone number is already in use.'],
  ['ERR-192', 'PRO410', 'Date of birth', 'You do not meet the minimum age.'],
  ['ERR-193', 'PRO411', 'Date of birth', 'Please enter your date of birth.'],
  ['ERR-195', 'FE872', 'Password', 'At least 8 characters'],
] as const

test.each(refusedFields)('%s %s stands at a field of the sign-up: %s', async (_row, code, field, words) => {
  screen = await openScreen('/en-us/sign-up', { answers: [refuses(signUp, code)] })
  await fill('First name', 'Wren')
  await fill('Last name', 'Holloway')
  await fill('Email', 'wren@example.com')
  await fill('Password', 'Trail-2026')
  await fill('ZIP code', '80302')
  await tick(/^I have read the terms/)
  await press('Create account')
  await seesAt(field, words)
})

test('ERR-113 AUT402 stands in place of the form for a new password', async () => {
  screen = await openScreen('/en-us/forgot-password?email=wren%40example.com&code=used', {
    answers: [refuses(confirmForgotPassword, 'AUT402')],
  })
  await fill('New password', 'Ridge-2027')
  await press('Set password')
  await sees(notice, 'That didn’t work. This reset link has expired. Please ask for a new one.')
})

test('ERR-122 AUT453 stands above the form that asks for a link', async () => {
  screen = await openScreen('/en-us/forgot-password', { answers: [refuses(resetPassword, 'AUT453')] })
  await fill('Email', 'wren@example.com')
  await press('Send link')
  await sees(notice, 'That didn’t work. Email is not valid')
})
