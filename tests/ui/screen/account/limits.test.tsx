// @vitest-environment happy-dom
import { afterEach, describe, expect, test } from 'vitest'
import {
  changePassword,
  confirmForgotPassword,
  resetPassword,
  signIn,
} from '../../../../contracts/api/account/authApi.ts'
import { readProfile, retrieveUserData } from '../../../../contracts/api/account/consumerApi.ts'
import { signUp } from '../../../../contracts/api/account/signUpApi.ts'
import { updateSubscriptions } from '../../../../contracts/api/account/subscriptionApi.ts'
import { readAugmentedPage, readPopUps } from '../../../../contracts/api/content/contentApi.ts'
import { limits } from '../limitReached.ts'
import { inTurn, openScreen, refuses, says } from '../openScreen.tsx'
import type { Screen } from '../openScreen.tsx'
import { fill, press, sees, seesAt, textsOf, tick, valueOf } from '../pressing.ts'
import { sampleProfile } from '../sampleProfile.ts'
import { signedIn } from '../shopSteps.ts'

/** What the shopper reads when a limit of docs/limits.md is reached: why, when to try again, and that nothing is lost. */
let screen: Screen
afterEach(() => screen.close())

describe('an account', () => {
  test('LIM429 that is asked for too often is not opened, the form says for how long and keeps it all, and it is opened after the wait', async () => {
    screen = await openScreen('/en-us/cart', { answers: [inTurn(limits(signUp, 'sign-up-client'))] })
    await press('Sign in', 'header')
    await press('Create an account')
    await fill('Email', 'idris@example.com')
    await fill('Password', 'Boulder-2027')
    await press('Create account')
    await sees('[role=dialog] .refusal p', 'That didn’t work. Too many attempts. Please try again in 60 minutes.')
    expect([valueOf('Email'), valueOf('Password')]).toEqual(['idris@example.com', 'Boulder-2027'])
    await press('Create account')
    await expect.poll(() => screen.tab.views.account?.signedIn.length).toBe(1)
  })

  test('LIM429 SIGN-08 whose link is one of too many guesses gets an empty form with the e-mail of the link, and no complaint', async () => {
    let asked = 0
    const { to, answer } = limits(retrieveUserData, 'own-data-client')
    const counted = (input: never) => {
      asked += 1
      return answer(input)
    }
    screen = await openScreen('/en-us/sign-up?consumerId=0193-known&email=ilse%40example.com', {
      answers: [{ to, answer: counted }],
    })
    await expect.poll(() => valueOf('Email')).toBe('ilse@example.com')
    await expect.poll(() => asked).toBe(1)
    expect(valueOf('First name')).toBe('')
    expect(textsOf('main [role=alert]').join('')).toBe('')
  })

  test('ERR-190 AUTH-22 PRO415 whose password is not changed after too many wrong ones says why at the field and keeps both', async () => {
    screen = await openScreen('/en-us/account/profile', {
      answers: [
        says(readProfile, { consumerProfile: sampleProfile }),
        refuses(changePassword, 'PRO415', { field: 'currentPassword' }),
      ],
      before: signedIn,
    })
    await fill('Current password', 'Boulder-2027')
    await fill('New password', 'Boulder-2028')
    await press('Change password')
    await seesAt(
      'Current password',
      'Your password could not be changed. The current one was wrong too many times. Please try again in 15 minutes.',
    )
    expect([valueOf('Current password'), valueOf('New password')]).toEqual(['Boulder-2027', 'Boulder-2028'])
  })
})

describe('a forgotten password', () => {
  test('LIM429 AUTH-23 a letter asked for too often is not sent, and the form says so with the hours to wait and keeps the address', async () => {
    screen = await openScreen('/en-us/forgot-password', {
      answers: [limits(resetPassword, 'password-letter-email')],
    })
    await fill('Email', 'idris@example.com')
    await press('Send link')
    await sees('main .refusal p', 'That didn’t work. Too many attempts. Please try again in 24 hours.')
    expect(valueOf('Email')).toBe('idris@example.com')
  })

  test('LIM429 AUTH-23 a code after too many wrong ones is refused with the time to wait, keeps the new password, and is taken after the wait', async () => {
    screen = await openScreen('/en-us/forgot-password?email=wren%40example.com&code=right', {
      answers: [
        inTurn(limits(confirmForgotPassword, 'password-code-client'), says(confirmForgotPassword, { success: true })),
      ],
    })
    await fill('New password', 'Boulder-2028')
    await press('Set password')
    await sees('main .refusal p', 'That didn’t work. Too many attempts. Please try again in 15 minutes.')
    expect(valueOf('New password')).toBe('Boulder-2028')
    await press('Set password')
    await expect.poll(() => textsOf('main').join('')).toContain('You’ve changed your password')
  })
})

describe('the newsletter', () => {
  const popup = {
    id: 'letters',
    type: 'pop-up',
    kind: 'newsletter',
    name: 'letters',
    title: 'Letters',
    minimizedTitle: 'Open',
    maximizedTitle: 'Two letters a month',
    targets: [],
  } as const
  const page = { id: 'autumn', name: 'Autumn', slots: { main: [] } }

  const english = {
    email: 'Email',
    consent: /^I have read the/,
    send: 'Subscribe',
    refused: 'We couldn’t sign you up. Too many attempts. Please try again in 60 minutes.',
    done: 'You are on the list.',
  }
  const french = {
    email: 'E-mail',
    consent: /^J’ai lu la/,
    send: 'S’inscrire',
    refused: 'L’inscription n’a pas abouti. Trop de tentatives. Veuillez réessayer dans 60 minutes.',
    done: 'Vous êtes sur la liste.',
  }

  test.each([
    ['en-us', 'en', english],
    ['fr-fr', 'fr', french],
  ] as const)(
    'LIM429 CMS-83 in %s is not subscribed to too often: the form says for how long, keeps it all, and subscribes after the wait',
    async (locale, language, words) => {
      screen = await openScreen(`/${locale}/autumn`, {
        answers: [
          says(readAugmentedPage, page),
          says(readPopUps, { popups: [popup] }),
          inTurn(
            limits(updateSubscriptions, 'newsletter-client', language),
            says(updateSubscriptions, { subscriptions: [] }),
          ),
        ],
      })
      if (locale === 'fr-fr') await press('Tout refuser', 'body')
      await press('Open', 'aside')
      await fill(words.email, 'idris@example.com')
      await tick(words.consent)
      await press(words.send, 'aside')
      await sees('aside .refusal p', words.refused)
      expect(valueOf(words.email)).toBe('idris@example.com')
      expect(document.querySelector<HTMLInputElement>('aside input[type=checkbox]')?.checked).toBe(true)
      await press(words.send, 'aside')
      await sees('aside [role=status]', words.done)
      expect(textsOf('aside .refusal')).toEqual([])
    },
  )
})

test('ERR-03 AUT423 the lock of an account is said in French, with the time to wait', async () => {
  screen = await openScreen('/fr-fr/account', { answers: [limits(signIn, 'sign-in-name-client', 'fr')] })
  await fill('E-mail', 'wren@example.com')
  await fill('Mot de passe', 'Boulder-2027')
  await press('Se connecter')
  await expect
    .poll(() => textsOf('main .refusal p').join(''))
    .toContain('Votre compte est bloqué. Veuillez réessayer dans 15 minutes.')
})
